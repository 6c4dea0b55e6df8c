"""Seats that resign and seats that are removed: RY-7.8 to 7.10."""

from __future__ import annotations

from engines.core.chair import Change, Seating
from engines.core.move import part
from engines.royals import events as e
from engines.royals import moves as m
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene


def kinds(played: Scene) -> list[type]:
    """What happened in the last verb, the seating apart."""
    return [type(event) for event in played.events][1:]


def period_values(played: Scene, seat: int) -> list[int]:
    return [marker.value for marker in played.state.houses[seat].markers if marker.shape == "period"]


# ---- resignation


def sits(played: Scene, seat: int, change: Change) -> None:
    played.match, played.events = played.match.seat(Seating(seat=seat, change=change))


def test_a_resigned_seat_keeps_everything() -> None:
    """RY-7.8: hand, cubes and markers stay; it is still asked, and can be handed back."""
    played = scene(3, hands={B: "fr2 + fr-es"}, holders={"dijon_baron": B}, seat=A)
    before = played.state.houses, played.state.europe, played.state.piles
    sits(played, B, "resign")
    assert played.match.sitter(B) == "resigned"
    assert (played.state.houses, played.state.europe, played.state.piles) == before
    played.end()
    assert played.mover == B
    sits(played, B, "sit")
    assert played.match.sitter(B) == "here"
    assert played.mover == B


# ---- removal


def test_between_two_turns_it_happens_at_once() -> None:
    """RY-7.9: the running turn has not drawn yet; the hand goes face up to the discards, the markers leave."""
    played = scene(
        3, hands={B: "fr2 es1 + fr-es", C: "de3"}, holders={"dijon_baron": B, "madrid_king": B}, seat=A, phase="draw"
    )
    played.leaves(B)
    assert played.heard(e.Discarded) == [
        e.Discarded(seat=B, country=(2, 0, 0, 1), intrigue=(0, 0, 1, 0, 0, 0), why="removed")
    ]
    assert played.heard(e.Departed) == [e.Departed(seat=B)]
    assert played.thrown == "fr2 es1 + fr-es1"
    assert (played.hand(B), played.values(B)) == ("", [])
    assert sorted(marker.value for marker in played.state.out) == [3, 6]
    assert played.mover == A
    assert played.hand(C) == "de3"


def test_it_is_skipped_from_then_on() -> None:
    """RY-7.9, 7.10: only a removal takes a seat out of the game."""
    played = scene(3, seat=A, phase="draw")
    played.leaves(B)
    played.defaults()
    assert played.mover == C
    played.defaults()
    assert played.mover == A
    assert played.match.aside(B) is None


def test_during_somebody_else_s_turn_it_waits_for_its_end() -> None:
    """RY-7.9: only between turns: until then the seat has its hand and its markers."""
    played = scene(3, hands={B: "fr2", A: "fr2 + fr-es"}, holders={"dijon_baron": B, "lyon_marshal": B}, seat=A)
    played.leaves(B)
    assert kinds(played) == []
    assert (played.hand(B), played.values(B)) == ("fr2", [3, 2])
    played.claim("dijon_baron")
    assert played.heard(e.Ousted, B) != [], "it is still captured from"
    played.end()
    assert played.heard(e.Departed) == [e.Departed(seat=B)]
    assert (played.hand(B), played.values(B), played.mover) == ("", [], C)


def test_waiting_for_it_the_seat_writes_no_orders() -> None:
    """RY-7.9, 6.3."""
    played = scene(3, seat=A)
    played.leaves(B)
    assert played.match.aside(B) is None
    assert played.match.aside(C) is not None


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
    assert played.thrown == "fr9 es2"
    assert (played.mover, played.row.split()[1:]) == (B, ["fr", "fr"])


def test_a_turn_in_play_ends_with_the_default_discards() -> None:
    """RY-7.9, 5.27: over the limit first, then the rest of the hand; a draft is dropped."""
    played = scene(3, hands={A: "fr8 de5 + fr-es"}, holders={"paris_king": B}, seat=A)
    played.does(part(m.EndTurn, cards=None))
    played.leaves(A)
    assert [(told.why, sum(told.country)) for told in played.heard(e.Discarded)] == [("limit", 1), ("removed", 12)]
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
    outcome = played.match.outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.scores) == ((3, 1, 1), (0, 0, 0))


def test_table_values_stay_those_of_the_original_number() -> None:
    """RY-7.9: the quotas of the first turn and the house markers are still those of four seats."""
    played = scene(4, seat=A, phase="draw", first=True)
    played.leaves(B)
    played.defaults()
    assert (played.mover, played.state.ongoing.first) == (C, 2)
    held = {
        "lyon_marshal": A, "dijon_baron": A, "bordeaux_countess": A, "munich_duke": A, "cologne_cardinal": A,
        "berlin_princess": A,
    }  # fmt: skip
    played = scene(4, hands={A: "es8"}, holders=held, seat=A, phase="draw")
    played.leaves(B)
    played.draw("deck deck deck")
    played.claim("madrid_king")
    assert [event.marker.value for event in played.heard(e.MarkerTaken)] == [6, 16]
