"""Seats that resign and seats that are removed: RY-7.8 to 7.10."""

import pytest

from engines.core.booklet.strokes import Edit
from engines.core.chair import Change, Seating
from engines.core.move import part
from engines.royals import events as e
from engines.royals import moves as m
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C, D
from tests.royals.scene import Scene


def kinds(played: Scene) -> list[type]:
    """What happened in the last verb, the seating apart."""
    return [type(event) for event in played.events][1:]


def period_values(played: Scene, seat: int) -> list[int]:
    return [marker.value for marker in played.state.houses[seat].markers if marker.shape == "period"]


def ranked(played: Scene) -> tuple[tuple[int, ...], tuple[int, ...] | None]:
    return played.outcome.ranks, played.outcome.scores


def sits(played: Scene, seat: int, change: Change) -> None:
    played.match, played.events = played.match.seat(Seating(seat=seat, change=change))


def test_a_resigned_seat_keeps_everything() -> None:
    """RY-7.8, 11.1: hand, cubes and markers stay; it is still asked, and can be handed back. Who sits where is seen."""
    played = scene(3, hands={B: "fr2 + fr-es"}, holders={"dijon_baron": B}, seat=A)
    before = played.state.houses, played.state.europe, played.state.piles
    sits(played, B, "resign")
    assert [house.sitter for house in played.match.view(C).houses] == ["here", "resigned", "here"]
    assert (played.state.houses, played.state.europe, played.state.piles) == before
    played.end()
    assert played.mover == B
    sits(played, B, "sit")
    assert (played.match.sitter(B), played.mover) == ("here", B)


# ---- when it happens


def test_between_two_turns_it_happens_at_once() -> None:
    """RY-7.9, 7.10: the running turn has not drawn yet; the hand goes face up to the discards, the markers leave; and
    the seat is skipped from then on."""
    holders = {"dijon_baron": B, "madrid_king": B}
    played = scene(3, hands={B: "fr2 es1 + fr-es", C: "de3"}, holders=holders, seat=A, phase="draw")
    played.leaves(B)
    assert played.heard(e.Discarded) == [
        e.Discarded(seat=B, country=(2, 0, 0, 1), intrigue=(0, 0, 1, 0, 0, 0), why="removed")
    ]
    assert played.heard(e.Departed) == [e.Departed(seat=B)]
    assert (played.thrown, played.hand(B), played.values(B)) == ("fr2 es1 + fr-es1", "", [])
    assert sorted(marker.value for marker in played.state.out) == [3, 6]
    assert (played.mover, played.hand(C), played.match.aside(B)) == (A, "de3", None)
    assert [house.gone for house in played.match.view(None).houses] == [False, True, False]
    for after in (C, A):
        played.defaults()
        assert played.mover == after


def test_during_somebody_else_s_turn_it_waits_for_its_end() -> None:
    """RY-7.9, 6.3: only between turns: until then the seat has its hand and its markers, but writes no orders."""
    played = scene(3, hands={B: "fr2", A: "fr2 + fr-es"}, holders={"dijon_baron": B, "lyon_marshal": B}, seat=A)
    played.orders(B, Edit(field="on", value=True))
    played.leaves(B)
    assert kinds(played) == []
    assert not played.state.houses[B].orders.on
    assert (played.hand(B), played.values(B)) == ("fr2", [3, 2])
    assert [played.match.aside(seat) is None for seat in (B, C)] == [True, False]
    played.claim("dijon_baron")
    assert played.heard(e.Ousted, B) != [], "it is still captured from"
    played.end()
    assert played.heard(e.Departed) == [e.Departed(seat=B)]
    assert (played.hand(B), played.values(B), played.mover) == ("", [], C)


def test_before_the_first_draw_of_its_own_turn_it_just_goes() -> None:
    """RY-7.9: nothing has begun that would have to be finished."""
    played = scene(3, hands={A: "fr2"}, seat=A, phase="draw")
    deck = played.decks
    played.leaves(A)
    assert kinds(played) == [e.Discarded, e.Departed, e.TurnBegan]
    assert (played.mover, played.decks, played.thrown) == (B, deck, "fr2")


def test_a_running_turn_is_finished_by_defaults() -> None:
    """RY-7.9, 5.10: one card is drawn; the other two come from the deck, then nothing is claimed."""
    played = scene(3, hands={A: "fr8"}, seat=A, phase="draw", row="fr fr fr", deck="es es")
    played.draw("row1")
    played.leaves(A)
    assert played.heard(e.DrewUnseen) == [e.DrewUnseen(seat=A, deck="country", count=2)]
    assert played.heard(e.Claimed) == []
    assert played.heard(e.RowFilled) != []
    assert (played.thrown, played.mover, played.row.split()[1:]) == ("fr9 es2", B, ["fr", "fr"])


def test_a_turn_in_play_ends_with_the_default_discards() -> None:
    """RY-7.9, 5.27, 11.7: over the limit first, then the rest of the hand, which no limit forced; a draft is
    dropped."""
    played = scene(3, hands={A: "fr8 de5 + fr-es"}, holders={"paris_king": B}, seat=A)
    played.does(part(m.EndTurn, cards=None))
    played.leaves(A)
    assert [(told.why, sum(told.country)) for told in played.heard(e.Discarded)] == [("limit", 1), ("removed", 12)]
    assert played.state.houses[A].tally.discarded == 1
    assert not played.match.drafting(A)
    assert played.mover == B


# ---- what is left of it


def test_its_cubes_stay_and_its_nobles_cost_intrigue() -> None:
    """RY-7.9: portraits, cathedrals and titles stay as they are."""
    played = scene(
        3, hands={A: "fr2 + fr-es"}, holders={"dijon_baron": B, "paris_king": A}, buried={"paris": (B,)}, seat=A,
        phase="draw",
    )  # fmt: skip
    before = played.state.europe
    played.leaves(B)
    assert played.state.europe == before
    played.draw("deck deck deck")
    assert not played.pays("dijon_baron", "fr2")
    played.claim("dijon_baron", "fr2 + fr-es")
    assert (played.holder("dijon_baron"), played.buried("dijon")) == (A, (0, 1, 0))
    assert played.values(A) == [], "the markers of Paris and Dijon have left with B"


def test_its_influence_counts_as_absent() -> None:
    """RY-7.9, 7.2: the places move up."""
    holders = {"paris_king": B, "dijon_princess": A, "lyon_cardinal": C}
    played = scene(3, holders=holders, seat=A, phase="draw", deck=3)
    played.leaves(B)
    assert played.heard(e.LeadChanged) == [e.LeadChanged(country=0, seat=A, before=B)]
    played.draw("deck deck deck")
    played.end()
    assert [place.seat for place in played.heard(e.CountryScored)[0].places] == [A, C]
    assert (period_values(played, A), period_values(played, C)) == ([9], [4])


def test_its_title_cubes_count_as_absent() -> None:
    """RY-7.9, 7.5: three were tied, so two are; two were tied, so one is alone; its own titles go to nobody."""
    titles = {"marshal": (1, 1, 1), "baron": (1, 1, 0), "countess": (0, 3, 1), "duke": (0, 2, 0)}
    played = scene(3, holders={"paris_king": B}, titles=titles, seat=C, phase="draw", period="1714", deck=3)
    played.leaves(B)
    played.draw("deck deck deck")
    played.end()
    told = {event.rank: (event.winners, event.value) for event in played.heard(e.TitleScored)}
    assert [told[rank] for rank in (0, 1, 2, 3, 6)] == [((A, C), 2), ((A,), 6), ((C,), 8), ((), 0), ((), 0)]
    assert played.heard(e.TitleScored)[0].cubes == (1, 0, 1)


def test_it_takes_no_place_of_honour() -> None:
    """RY-7.9, 7.7: it is last, with nothing, and shares no victory with those who have nothing either."""
    played = scene(3, seat=C, phase="draw", period="1714", deck=3)
    played.leaves(A)
    played.draw("deck deck deck")
    played.end()
    assert ranked(played) == ((3, 1, 1), (0, 0, 0))


def test_table_values_stay_those_of_the_original_number() -> None:
    """RY-7.9: the quotas of the first turn and the house markers are still those of four seats."""
    played = scene(4, seat=A, phase="draw", first=True)
    played.leaves(B)
    played.defaults()
    assert (played.mover, played.state.ongoing.first) == (C, 2)
    nobles = "lyon_marshal dijon_baron bordeaux_countess munich_duke cologne_cardinal berlin_princess"
    played = scene(4, hands={A: "es8"}, holders=dict.fromkeys(nobles.split(), A), seat=A, phase="draw")
    played.leaves(B)
    played.draw("deck deck deck")
    played.claim("madrid_king")
    assert [event.marker.value for event in played.heard(e.MarkerTaken)] == [6, 16]


# ---- the round


def test_without_the_start_seat_the_next_one_counts() -> None:
    """RY-7.9, 5.31: A has gone, so D closes the round before B, not A."""
    played = scene(4, seat=C, phase="draw", period="1714", deck=3)
    played.leaves(A)
    played.draw("deck deck deck")
    assert played.heard(e.PeriodEnding)[0].still == (D,)
    played.end()
    assert (played.mover, played.match.over) == (D, False)
    played.defaults()
    assert played.match.over


def test_the_start_seat_removed_in_the_last_round() -> None:
    """RY-7.9: start seat C; C is removed while D plays; A and B still have their turns, and D closes nothing."""
    played = scene(4, seat=D, start=C, phase="draw", period="1714", deck=3)
    played.draw("deck deck deck")
    played.leaves(C)
    played.end()
    for seat in (A, B):
        assert played.mover == seat
        played.defaults()
    assert played.match.over


def test_who_is_about_to_leave_plays_no_more() -> None:
    """RY-7.9, 11.1: C goes after A's turn; so B and D are the ones that still play in the last round."""
    played = scene(4, seat=A, phase="draw", period="1714", deck=3)
    played.draw("deck")
    played.leaves(C)
    played.draw("deck deck")
    assert [event.still for event in played.heard(e.PeriodEnding)] == [(B, D)]
    assert played.match.view(None).still == (B, D)


@pytest.mark.parametrize(
    ("seat", "order", "holders", "winner"),
    [
        (D, (D,), {"paris_king": D, "dijon_baron": A}, A),
        (B, (C, D), {"paris_king": C, "dijon_princess": D, "lyon_marshal": A}, A),
        (B, (D, C), {"paris_king": C, "dijon_princess": D, "lyon_marshal": A}, A),
        (C, (D, A), {"paris_king": A, "dijon_princess": B}, B),
        (C, (A, D), {"paris_king": A, "dijon_princess": B}, B),
    ],
)
def test_removals_may_complete_the_last_round(
    seat: int, order: tuple[int, ...], holders: dict[str, int], winner: int
) -> None:
    """RY-7.9: scoring follows at once, in whatever order they were removed; all have gone before anything is scored.
    Who was to play, and has not drawn, goes by itself; else at the end of the running turn."""
    phase = "draw" if seat in order else "play"
    played = scene(4, seat=seat, phase=phase, period="1714", ending=True, holders=holders)
    for each in order:
        played.leaves(each)
    if not played.match.over:
        played.end()
    assert period_values(played, winner) == [14]
    assert played.state.gone == tuple(sorted(order))
    assert kinds(played)[-1] is e.MatchEnded


def test_two_seats_may_go_in_one_turn() -> None:
    """RY-7.9: both, in the order in which they were removed."""
    played = scene(4, hands={C: "fr1", B: "de1"}, seat=A)
    played.leaves(C)
    played.leaves(B)
    played.end()
    assert [event.seat for event in played.heard(e.Departed)] == [C, B]
    assert played.mover == D
    played.defaults()
    assert played.mover == A


# ---- who is left alone


def test_who_is_left_alone_has_won() -> None:
    """RY-7.9: at once, without further scoring."""
    played = scene(3, holders={"paris_king": A, "lyon_marshal": C}, seat=A, phase="draw", period="1680", ending=True)
    played.leaves(A)
    assert played.mover == B
    played.leaves(C)
    assert played.match.over
    assert (played.heard(e.CountryScored), played.heard(e.TitleScored)) == ([], [])
    assert played.heard(e.MatchEnded) == [e.MatchEnded(why="alone", winners=(B,))]
    assert ranked(played) == ((2, 1, 2), (0, 0, 0))


def test_nobody_can_be_removed_from_a_match_that_is_won() -> None:
    """RY-7.9: A plays, B is removed, then A: B goes first, so A is left alone and has won."""
    played = scene(2, holders={"paris_king": A}, seat=A)
    played.leaves(B)
    played.leaves(A)
    assert played.heard(e.MatchEnded) == [e.MatchEnded(why="alone", winners=(A,))]
    assert played.heard(e.Departed) == [e.Departed(seat=B)]
    assert played.total(A) == 6
    assert ranked(played)[0] == (1, 2)
