"""Who knows what: section 3 of the rules, and RY-10.10."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engines.core.match import Match
from engines.core.move import part
from engines.royals import GAME
from engines.royals import events as e
from engines.royals import moves as m
from engines.royals.atlas import NUMBER
from tests.royals.arrange import begun, scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene
from tests.royals.test_orders import writes

SEEDS = ("red", "green", "blue")
RICH = {A: "fr6 de2 gb1 + fr-es1 de-gb1", B: "es4 gb3 + fr-de2", C: "de5 fr2 es1 + gb-es1"}
HELD = {"dijon_baron": B, "munich_duke": C, "madrid_king": A, "lyon_marshal": A}


def rich(seat: int = A, phase: str = "play", **options: Any) -> Scene:
    """Every hand holds something worth hiding."""
    return scene(3, hands=RICH, holders=HELD, seat=seat, phase=phase, **options)


def drawing() -> Scene:
    return rich(phase="draw")


def half_drawn() -> Scene:
    played = rich(phase="draw")
    played.draw("row2")
    played.draw("deck")
    return played


def gathering() -> Scene:
    played = rich(phase="draw")
    played.does(part(m.Draw, plan="three_country"))
    return played


def at_play() -> Scene:
    return rich()


def paying() -> Scene:
    played = rich()
    played.aims(NUMBER["bordeaux_duke"])
    return played


def trimming() -> Scene:
    played = scene(3, hands={**RICH, A: "fr8 de6 + fr-es2"}, holders=HELD)
    played.does(part(m.EndTurn, cards=None))
    return played


def first_turn() -> Scene:
    return begun(3)


def in_the_last_round() -> Scene:
    return rich(seat=B, period="1714", ending=True)


def with_orders() -> Scene:
    played = rich(seat=B)
    writes(played, A, plan="mixed", countries="fr es", nobles="paris_king dijon_baron*")
    return played


def open_scores() -> Scene:
    return rich(scores="open")


SCENES = (
    drawing, half_drawn, gathering, at_play, paying, trimming, first_turn, in_the_last_round, with_orders, open_scores
)  # fmt: skip


def look(match: Match[Any], witness: int | None) -> list[str]:
    """Everything that *witness* can see, as written."""
    seen: list[Any] = [match.asked(), match.span, match.view(witness)]
    undrafted = match._state.evolve(drafts=(None,) * len(match._state.seats))
    seen += [menu for seat in match.asked() if not (menu := match._top.menu(undrafted, seat)).private]
    if witness is not None:
        menus = match.menu(witness), match.aside(witness)
        seen += [menus, [menu and menu.notes() for menu in menus], match.blocked(witness), match.question(witness)]
        seen += [match.default(witness) if witness in match.asked() else None]
    return [repr(each) for each in seen]


def elsewhere(match: Match[Any], witness: int | None, seed: str) -> Match[Any]:
    """Another world that looks the same to *witness*."""
    state = GAME.scramble(match._state, () if witness is None else (witness,), seed)
    GAME.check(state)
    return Match(match.game, state, match.step)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("witness", [None, A, B, C])
@pytest.mark.parametrize("scene_of", SCENES)
def test_nothing_shown_depends_on_what_is_hidden(scene_of: Callable[[], Scene], witness: int | None, seed: str) -> None:
    """RY-10.10, 3.7: hands of others and decks exchanged, the witness sees the same."""
    match = scene_of().match
    other = elsewhere(match, witness, seed)
    assert other._state != match._state, "something was exchanged"
    assert look(other, witness) == look(match, witness)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_may_be_exchanged(seed: str) -> None:
    """RY-3.1, 3.2: sizes stay, own cards stay, and so does everything that lies open."""
    before = rich().state
    after = GAME.scramble(before, (B,), seed)
    assert after.houses[B] == before.houses[B]
    assert [(sum(h.hand), sum(h.intrigue)) for h in after.houses] == [
        (sum(h.hand), sum(h.intrigue)) for h in before.houses
    ]
    assert len(after.piles.deck) == len(before.piles.deck)
    assert (after.piles.row, after.piles.discard, after.piles.intrigue_discard) == (
        before.piles.row, before.piles.discard, before.piles.intrigue_discard
    )  # fmt: skip
    assert after.europe == before.europe
    assert [h.markers for h in after.houses] == [h.markers for h in before.houses]
    assert GAME.scramble(paying().state, (B,), seed).drafts == (None, None, None), "A's own business"


@pytest.mark.parametrize("seed", SEEDS)
def test_an_unseen_draw_sounds_the_same_whatever_was_drawn(seed: str) -> None:
    """RY-3.2, 10.10: of one act in two worlds the witness hears the same, except what comes to lie open."""
    told = []
    for match in (drawing().match, elsewhere(drawing().match, B, seed)):
        played = Scene(match)
        played.draw("row1 deck deck")
        told.append([event.heard(B) for event in played.story])
    assert told[0] == told[1]


# ---- section 3, row by row


def test_decks_are_sizes_and_nothing_more() -> None:
    """RY-3.1."""
    played = rich()
    view = played.match.view(A)
    assert (view.deck, view.intrigue) == played.decks
    assert not {"piles", "rng", "drafts", "chairs"} & set(view.__dataclass_fields__)


def test_row_discards_and_the_period_clock_are_public() -> None:
    """RY-3.1."""
    played = scene(3, row="fr de es", discard="fr3 gb2", intrigue_deck=20, period="1680", ending=True)
    view = played.match.view(None)
    assert view.row == (0, 1, 3)
    assert view.discard == (3, 0, 2, 0)
    assert sum(view.intrigue_discard) == 4
    assert (view.period, view.ending) == (1, True)


def test_hands_are_two_counts() -> None:
    """RY-3.2."""
    view = rich().match.view(B)
    assert [(house.hand, house.intrigue) for house in view.houses] == [(9, 2), (7, 2), (8, 1)]
    assert [house.shown for house in view.houses] == [None, None, None]
    assert (view.own.hand, view.own.intrigue) == ((0, 0, 3, 4), (2, 0, 0, 0, 0, 0))


def test_a_card_from_the_row_is_seen_by_all() -> None:
    """RY-3.2, 5.11."""
    played = scene(3, seat=A, phase="draw", row="fr de es")
    played.draw("row3")
    assert played.heard(e.TookFromRow) == played.heard(e.TookFromRow, B) == [e.TookFromRow(seat=A, country=3)]


@pytest.mark.parametrize(("words", "deck"), [("deck", "country"), ("intrigue", "intrigue")])
def test_a_card_from_a_deck_is_seen_by_its_owner(words: str, deck: Any) -> None:
    """RY-3.2, 5.11: the others see only which deck."""
    played = scene(3, seat=A, phase="draw", deck="es", intrigue_deck="de-gb")
    played.draw(words)
    for witness in (None, B, C):
        assert played.heard(e.Drew, witness) == []
        assert played.heard(e.DrewUnseen, witness) == [e.DrewUnseen(seat=A, deck=deck, count=1)]
    assert played.heard(e.Drew, A) == [e.Drew(owners=(A,), deck=deck, cards=(3,))]


def test_the_plan_is_public_with_the_first_pick() -> None:
    """RY-3.2."""
    played = scene(3, seat=A, phase="draw")
    assert played.match.view(B).turn.plan is None
    played.draw("intrigue")
    assert played.match.view(B).turn.plan == "mixed"


def test_gains_are_announced_with_their_value() -> None:
    """RY-3.3, 8.17."""
    played = scene(3, hands={A: "fr8"})
    played.claim("paris_king")
    (told,) = played.heard(e.MarkerTaken)
    assert (told.seat, told.marker.shape, told.marker.value) == (A, "city", 6)


def test_taken_markers_lie_face_down() -> None:
    """RY-3.3: to others numbers by shape, without values or total; to the owner everything."""
    played = rich()
    for witness in (None, B, C):
        seen = played.match.view(witness).houses[A]
        assert dict(seen.markers) == {"city": 2, "shield": 0, "house": 0, "period": 0, "title": 0}
        assert (seen.total, seen.pile) == (None, None)
    own = played.match.view(A).own
    assert ([marker.value for marker in own.markers], own.total) == ([6, 2], 8)


def test_with_open_scores_they_lie_face_up() -> None:
    """RY-3.3, 1.8."""
    seen = open_scores().match.view(None).houses[A]
    assert (seen.total, [marker.value for marker in seen.pile]) == (8, [6, 2])


def test_at_the_end_everything_is_shown() -> None:
    """RY-3.2, 3.3, 11.5: piles, totals and hands."""
    played = in_the_last_round()
    played.end()
    assert played.match.view(None).houses[A].total is None
    played.defaults()
    assert played.match.over
    for seat, seen in enumerate(played.match.view(None).houses):
        assert seen.total == played.total(seat)
        assert seen.shown == (played.state.houses[seat].hand, played.state.houses[seat].intrigue)


def test_cubes_are_public() -> None:
    """RY-3.4: portraits, cathedrals, titles and what is left in the supply."""
    played = rich(cube_supply="printed")
    view = played.match.view(None)
    assert view.europe == played.state.europe
    assert [house.cubes_left for house in view.houses] == [42, 44, 34]
    assert [house.cubes_left for house in rich().match.view(None).houses] == [None] * 3


def test_what_a_hand_can_pay_is_its_owner_s_business() -> None:
    """RY-3.5: no other view has prospects, payments, drafts or orders; the menu of play is private."""
    played = paying()
    assert played.match.view(None).own is None
    assert played.match.view(B).own.draft is None
    assert played.match.view(A).own.draft is not None
    for scene_of in (at_play, paying, trimming):
        assert scene_of().menu().private


def test_only_the_draw_is_asked_openly() -> None:
    """RY-3.1, 3.5: its menu shows the row and the plans; a mixture in the making is private."""
    assert not drawing().menu().private
    assert gathering().menu().private


def test_orders_are_their_owner_s_business() -> None:
    """RY-3.5, 6.3."""
    played = with_orders()
    assert played.match.view(A).own.orders.on
    assert not any(played.match.view(seat).own.orders.on for seat in (B, C))
    assert "Orders(" not in repr(played.match.view(None))


def test_the_end_in_sight_is_public() -> None:
    """RY-3.6: pending end, last round, start seat, turns taken."""
    view = in_the_last_round().match.view(None)
    assert (view.ending, view.still, view.start, view.period) == (True, (C,), A, 2)
    assert [house.turns for house in view.houses] == [2, 2, 1]
    assert sum(view.turns) == 5
