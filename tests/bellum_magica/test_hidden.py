"""Who sees what: section 3 of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from engines.bellum_magica import GAME, events
from engines.bellum_magica import moves as m
from engines.bellum_magica.atlas import CHESTS_OF, OF_KIND, VALUES
from engines.bellum_magica.view import View
from engines.core.booklet.strokes import Edit, Leaf
from engines.core.event import Obeyed
from engines.core.match import Match
from engines.core.record import evolve
from tests.bellum_magica.arrange import Told, begun, scene
from tests.bellum_magica.notation import SETTLEMENT, A, B, C
from tests.bellum_magica.scene import Scene
from tests.playing import look

EVERYBODY = (A, B, C, None)
"""``None`` is a spectator."""
LAIRS = {A: Told(force="S4 T2", chests="w1 m2", food=6, barrels=1), B: Told(force="S2", chests="g5 m4"), C: Told()}


def sees(game: Scene, seat: int | None) -> View:
    view: View = game.match.view(seat)
    return view


def tale(game: Scene, seat: int | None) -> list[Any]:
    """All that *seat* was told in the scene."""
    return [side for event in game.story if (side := event.heard(seat)) is not None]


def with_piles(game: Scene, **changes: Any) -> Match[Any]:
    """The same table, with other cards or chests where nobody can see them."""
    return Match(GAME, game.state.evolve(piles=evolve(game.state.piles, **changes)))


def alike(game: Scene, other: Match[Any], *witnesses: int | None) -> None:
    assert other.dump() != game.match.dump()
    for witness in witnesses:
        assert look(game.match, witness) == look(other, witness)


# ---- decks and piles


def test_nobody_sees_the_order_of_a_creature_deck() -> None:
    """BM-3.1."""
    game = scene(3, lairs=LAIRS, row=2)
    evil, more = game.state.piles.creatures
    alike(game, with_piles(game, creatures=(evil[::-1], more[::-1])), *EVERYBODY)


def test_nobody_sees_the_settlement_deck_nor_what_stayed_in_the_box() -> None:
    """BM-3.1: other farms and villages might be in the game."""
    game = scene(3, lairs=LAIRS, row=2, open_="onion_farm goose_farm old_mill")
    deck = game.state.piles.settlements
    box = [card for card in (*OF_KIND["farm"], *OF_KIND["village"]) if card not in (*deck, *game.state.settlements)]
    farms, villages = [card for card in box if card in OF_KIND["farm"]], [c for c in box if c in OF_KIND["village"]]
    assert farms
    assert villages
    kept = 1 + len(villages)
    other = (farms[0], *villages, deck[kept], *reversed(deck[kept + 1 :]))
    assert len(other) == len(deck)
    alike(game, with_piles(game, settlements=other), *EVERYBODY)


def test_nobody_sees_the_chests_of_a_pile() -> None:
    """BM-3.1: neither order nor values."""
    game = scene(3, lairs=LAIRS, row=2)
    wood, metal, gold = game.state.piles.chests
    alike(game, with_piles(game, chests=(wood[::-1], metal[::-1], gold[::-1])), *EVERYBODY)


def test_nobody_sees_the_state_of_chance() -> None:
    """BM-3.1: the next roll is as unknown as the deck."""
    game = scene(3, lairs=LAIRS, row=2)
    _, rng = game.state.rng.below(100)
    alike(game, Match(GAME, game.state.evolve(rng=rng)), *EVERYBODY)


def test_everybody_counts_decks_and_piles() -> None:
    """BM-3.1: and knows the settlements that are gone and the castles nobody has."""
    game = scene(3, lairs=LAIRS, row=2, open_="onion_farm goose_farm old_mill", deck=12)
    for witness in EVERYBODY:
        table = sees(game, witness).table
        assert sum(table.settlements_left) == 12
        assert table.creatures_left == tuple(len(deck) for deck in game.state.piles.creatures)
        assert table.chests_left == (19, 18, 9)
        assert table.plundered == game.state.piles.plundered
        assert [lair.castle for lair in table.lairs] == [lair.castle for lair in game.state.lairs]


def test_cards_become_public_when_they_are_turned_up() -> None:
    """BM-3.1."""
    game = scene(3, lairs={A: Told(food=2)}, phase="recruit")
    top = game.state.piles.creatures[0][0]
    game.does(game.offers(m.Recruit)[0])
    for witness in EVERYBODY:
        assert top in sees(game, witness).table.creatures
        assert [event.turned_up for event in tale(game, witness) if isinstance(event, events.Recruited)] == [top]


# ---- goblins


def test_the_goblins_dealt_lie_open() -> None:
    """BM-3.2: also the display and the open settlements."""
    game = begun(3)
    for witness in EVERYBODY:
        table = sees(game, witness).table
        assert [lair.goblins for lair in table.lairs] == [lair.goblins for lair in game.state.lairs]
        assert (table.display, table.open) == (game.state.piles.display, game.state.piles.open)


def test_sides_are_hidden_until_the_last_seat_has_chosen() -> None:
    """BM-3.2: only their owner sees them."""
    one, other = begun(3), begun(3)
    one.place(A, "LL")
    other.place(A, "RR")
    alike(one, other.match, B, C, None)
    assert tale(one, B) == tale(other, B)
    own, others = sees(one, A).own, sees(one, B).own
    assert own is not None
    assert others is not None
    assert (own.sides, others.sides) == (("left", "left"), None)
    one.place(B, "RL")
    one.place(C, "LR")
    (placed,) = one.heard(events.GoblinsPlaced)
    assert placed.sides == (("left", "left"), ("right", "left"), ("left", "right"))


# ---- what lies before a castle


def test_everything_before_a_castle_is_public_but_the_values_of_chests() -> None:
    """BM-3.3: castle, creatures with their side, tokens, resources; chests by kind and number."""
    lairs = {
        A: Told(
            castle="thornhold", left="orc_butcher", right="iron_golem imp_scribe", food=3, runestones=2, barrels=1,
            chests="w1 w3 m2", robbed=2,
        ),
        B: Told(chests="g4"),
    }  # fmt: skip
    game = scene(3, lairs=lairs, row=2)
    for witness in EVERYBODY:
        seen, lair = sees(game, witness).table.lairs[A], game.lair(A)
        assert (seen.castle, seen.left, seen.right) == (lair.castle, lair.left, lair.right)
        assert (seen.shields, seen.magic_shields, seen.spells, seen.ready) == (4, 2, 1, 1)
        assert (seen.food, seen.runestones, seen.barrels) == (3, 2, 1)
        assert seen.chests == (2, 1, 0)


def test_used_spells_are_seen_by_all() -> None:
    """BM-3.3."""
    game = scene(3, lairs={A: Told(spells=2)}, phase="poll", faces=(1,))
    game.treat(A, "spell")
    for witness in EVERYBODY:
        seen = sees(game, witness).table.lairs[A]
        assert (seen.spells, seen.ready) == (2, 1)


# ---- chests


def other_values(game: Scene, owner: int) -> Match[Any]:
    """The chests of *owner* become others of their kinds, and those of the piles too."""
    lairs, lair = list(game.state.lairs), game.lair(owner)
    held = [chest for each in lairs for chest in each.chests]
    spare = [[chest for chest in cards if chest not in held] for cards in CHESTS_OF]
    fresh = tuple(spare[next(k for k in range(3) if chest in CHESTS_OF[k])].pop() for chest in lair.chests)
    lairs[owner] = evolve(lair, chests=fresh)
    assert [VALUES[chest] for chest in fresh] != [VALUES[chest] for chest in lair.chests]
    wood, metal, gold = (
        tuple(chest for chest in cards if not any(chest in each.chests for each in lairs)) for cards in CHESTS_OF
    )
    piles = evolve(game.state.piles, chests=(wood, metal, gold))
    return Match(GAME, game.state.evolve(lairs=tuple(lairs), piles=piles))


@pytest.mark.parametrize("phase", ["poll", "raid", "recruit"])
@pytest.mark.parametrize("owner", [A, B])
def test_only_its_holder_sees_what_a_chest_is_worth(owner: int, phase: Any) -> None:
    """BM-3.4: and its total."""
    game = scene(3, lairs=LAIRS, row=2, phase=phase)
    others = [seat for seat in EVERYBODY if seat != owner]
    alike(game, other_values(game, owner), *others)
    own = sees(game, owner).own
    assert own is not None
    values = [VALUES[chest] for chest in game.lair(owner).chests]
    assert ([chest.value for chest in own.chests], own.total) == (values, sum(values))


def test_the_value_of_a_stolen_chest_is_for_thief_and_victim() -> None:
    """BM-3.4: C hears the kinds; then only its new holder is shown it."""
    game = scene(3, lairs=LAIRS, row=2)
    game.attack(B)
    game.steal("gold")
    for owner in (A, B):
        (stolen,) = game.heard(events.Stolen, owner)
        assert stolen.chests == (events.Chest(chest=2, value=5),)
    for other in (C, None):
        assert [type(event) for event in tale(game, other)[-1:]] == [events.Robbed]
    own, victim = sees(game, A).own, sees(game, B).own
    assert own is not None
    assert victim is not None
    assert (own.total, victim.total) == (1 + 2 + 5, 4)
    alike(game, other_values(game, A), B, C, None)


def test_the_thief_learns_values_only_by_taking() -> None:
    """BM-3.4, 5.27: while it chooses, the backs are all that it sees."""
    game = scene(3, lairs=LAIRS, row=2)
    game.attack(B)
    assert game.state.stack[-1].kind == "stealing"
    alike(game, other_values(game, B), A, C, None)


def test_all_values_are_shown_at_the_end() -> None:
    """BM-3.4."""
    lairs = {A: Told(chests="w1 m2"), B: Told(chests="g5 m4"), C: Told(force="S0")}
    game = scene(3, lairs=lairs, row=2, day=15, captain=C, at=B, day_cap="15")
    game.clock()
    (ended,) = game.heard(events.MatchEnded)
    assert [[chest.value for chest in held] for held in ended.chests] == [[1, 2], [5, 4], []]
    for witness in EVERYBODY:
        assert [final.points for final in sees(game, witness).final] == [3, 9, 0]


# ---- sealed answers and orders


def test_an_answer_to_a_poll_is_its_owner_s() -> None:
    """BM-3.5: the others learn that it lies there, and who is still to answer."""
    lairs = {A: Told(barrels=1), B: Told(barrels=1), C: Told(barrels=1)}
    one, other = scene(3, lairs=lairs, phase="poll"), scene(3, lairs=lairs, phase="poll")
    one.treat(C, "barrel")
    other.treat(C, "pass")
    alike(one, other.match, A, B, None)
    assert tale(one, A) == tale(other, A) == [events.Sealed(seat=C)]
    for witness in EVERYBODY:
        table = sees(one, witness).table
        assert (table.asked, table.answered) == ((A, B), (C,))
    own, others = sees(one, C).own, sees(one, A).own
    assert own is not None
    assert others is not None
    assert (own.treat, others.treat) == ("barrel", None)


def test_answers_behind_the_payer_are_never_shown() -> None:
    """BM-3.5, 5.8: A pays, C's answer is dropped; nobody else hears which it was."""
    lairs = {A: Told(barrels=1), B: Told(), C: Told(barrels=1)}
    tales = []
    for answer in (m.Treat(answer="pass"), m.Treat(answer="barrel")):
        game = scene(3, lairs=lairs, phase="poll", faces=(2,))
        game.does(answer, seat=C)
        game.treat(A, "barrel")
        tales.append([tale(game, witness) for witness in (A, B, None)])
    assert tales[0] == tales[1]


def test_the_day_is_public() -> None:
    """BM-3.6: day, captain, row, phase, and who has attacked."""
    game = scene(3, lairs={seat: Told(force="S2") for seat in (A, B, C)}, captain=B, row=3)
    game.attack("tavern")
    for witness in EVERYBODY:
        table = sees(game, witness).table
        assert (table.day, table.captain, table.row, table.phase) == (2, B, 3, "plunder")
        assert table.attacked == (B,)


def test_standing_orders_are_their_owner_s() -> None:
    """BM-3.7: writing them is not told, nor that one has acted; the answer looks like the seat's own."""
    ordered, spoken = scene(3, lairs=LAIRS, row=3), scene(3, lairs=LAIRS, row=3)
    before = {witness: look(ordered.match, witness) for witness in (A, C, None)}
    ordered.orders(B, Leaf(page="raid"), Edit(field="raid", value="stay"))
    assert {witness: look(ordered.match, witness) for witness in (A, C, None)} == before
    assert tale(ordered, A) == []
    ordered.stay()
    spoken.stay()
    spoken.stay()
    assert [type(event) for event in ordered.story if isinstance(event, Obeyed)] == [Obeyed]
    for witness in (A, C, None):
        assert tale(ordered, witness) == tale(spoken, witness)
    assert any(isinstance(event, Obeyed) for event in tale(ordered, B))


# ---- events and menus


def test_what_everybody_is_told_of_a_day() -> None:
    """BM-3.8: facts; a spectator hears all of them and no secret."""
    lairs = {
        A: Told(castle="ravenspire", force="S2", barrels=1, food=2),
        B: Told(castle="gloomtower", force="S4 T1", left="bog_lurker"),
        C: Told(castle="embergate", force="S0"),
    }
    opened = "onion_farm sheepfold old_mill"
    game = scene(3, lairs=lairs, row=1, phase="poll", open_=opened, faces=(3, 1, 3))
    game.treat(A, "barrel")
    game.attack("onion_farm")
    game.attack(A)
    game.does(game.offers(m.Recruit)[0])
    while game.state.day == 1:
        game.clock()
    told = [type(event) for event in tale(game, None)]
    expected = [
        events.Treated, events.Rolled, events.Harvested, events.Scouted, events.Plundered, events.Robbed,
        events.NoAttack, events.Recruited, events.SettlementsTurnedUp, events.DayBegan, events.Rolled,
    ]  # fmt: skip
    assert [kind for kind in told if kind in expected][: len(expected)] == expected
    assert not {events.Looked, events.Stolen, events.Answered, Obeyed} & set(told)


def test_secrets_have_their_owners() -> None:
    """BM-3.8: a chest taken is its holder's, a chest stolen its thief's and its victim's."""
    lairs = {A: Told(force="S6 T1"), B: Told(force="S4 T1", chests="w1"), C: Told()}
    game = scene(3, lairs=lairs, row=2, open_="garrison_town onion_farm old_mill", faces=(1,))
    game.attack("garrison_town")
    game.attack(A)
    assert [event.owners for event in game.told(events.Looked)] == [(A,)]
    assert [event.owners for event in game.told(events.Stolen)] == [(B, A)]


@pytest.mark.parametrize(("phase", "kind"), [("raid", "raiding"), ("recruit", "recruiting")])
def test_menus_of_the_seat_on_turn_are_public(phase: Any, kind: str) -> None:
    """BM-3.9: what a seat may do follows from what lies open."""
    game = scene(3, lairs=LAIRS, row=2, phase=phase)
    assert game.state.stack[-1].kind == kind
    assert not game.menu().private
    other = other_values(game, B)
    assert other.menu(A) == game.match.menu(A)
    assert other.blocked(A) == game.match.blocked(A)


def test_a_skipped_seat_tells_nothing() -> None:
    """BM-3.9: B has no legal attack, and everybody could see that."""
    game = scene(3, lairs={A: Told(force="S2"), B: Told(force="S1")}, row=3, open_="old_mill sheepfold horse_ranch")
    seen = sees(game, None).table
    assert seen.lairs[B].rights[seen.row - 1].swords == 1
    assert SETTLEMENT["old_mill"] in seen.settlements
    game.stay()
    assert game.heard(events.NoAttack, C)[:1] == [events.NoAttack(seat=B)]
