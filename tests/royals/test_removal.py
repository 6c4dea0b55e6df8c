"""Seats that resign and seats that are removed: RY-7.8 to 7.10."""

from typing import Any

import pytest

from engines.core.chair import Change, Seating
from engines.royals import events as e
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C, D
from tests.royals.rows import Row, case
from tests.royals.scene import Scene


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


DRAW = "draw deck deck deck"
LAST: dict[str, Any] = {"phase": "draw", "period": "1714", "deck": 3}
ROWS = [
    case(
        "RY-7.9, 7.10: between two turns at once: the hand goes face up to the discards, the markers leave",
        "| fr2 es1 + fr-es | de3",
        "B leaves", {e.Departed: [e.Departed(seat=B)], "thrown": "fr2 es1 + fr-es1", "hand B": "", "values B": []},
        {e.Discarded: [e.Discarded(seat=B, country=(2, 0, 0, 1), intrigue=(0, 0, 1, 0, 0, 0), why="removed")]},
        {"out": [3, 6], "asked": "A", "hand C": "de3", "aside B": None, "gone": (B,)},
        "defaults", {"asked": "C"}, "defaults", {"asked": "A"},
        holders={"dijon_baron": B, "madrid_king": B}, phase="draw",
    ),
    case(
        "RY-7.9, 6.3: during somebody else's turn it waits for its end, is captured from, but writes no orders",
        "fr2 + fr-es | fr2",
        "B leaves", {e.Departed: [], "hand B": "fr2", "values B": [3, 2], "aside B": None},
        "claim dijon_baron", {(e.Ousted, B, "noble"): ["dijon_baron"]},
        "end", {e.Departed: [e.Departed(seat=B)], "hand B": "", "values B": [], "asked": "C"},
        holders={"dijon_baron": B, "lyon_marshal": B},
    ),
    case(
        "RY-7.9: before the first draw of its own turn nothing has begun that would have to be finished", "fr2",
        "A leaves", {(e.Discarded, "why"): ["removed"], (e.Departed, "seat"): [A], (e.TurnBegan, "seat"): [B]},
        {e.DrewUnseen: [], "asked": "B", "thrown": "fr2"}, phase="draw",
    ),
    case(
        "RY-7.9, 5.10: a running turn is finished by defaults: what is missing from the deck, and no claim", "fr8",
        "draw row1; A leaves",
        {e.DrewUnseen: [e.DrewUnseen(seat=A, deck="country", count=2)], e.Claimed: []},
        {"thrown": "fr9 es2", "asked": "B", "row": "fr fr fr"}, phase="draw", row="fr fr fr", deck="es es fr",
    ),
    case(
        "RY-7.9, 5.27, 11.7: over the limit first, then the rest of the hand, which no limit forced",
        "fr8 de5 + fr-es",
        "A leaves", {(e.Discarded, "why"): ["limit", "removed"], "tallied": [1, 0, 0], "asked": "B"},
        {(e.Discarded, "country"): [(0, 1, 0, 0), (8, 4, 0, 0)]}, holders={"paris_king": B},
    ),
    case(
        "RY-7.9: portraits, cathedrals and titles stay; its nobles cost intrigue, but its markers have left",
        "fr2 + fr-es",
        f"B leaves; {DRAW}", {"holder dijon_baron": B, "buried paris": (0, 1, 0), "titles king": (1, 1, 0)},
        "never: claim dijon_baron, fr2; claim dijon_baron, fr2 + fr-es",
        {"holder dijon_baron": A, "buried dijon": (0, 1, 0), "values A": []},
        holders={"dijon_baron": B, "paris_king": A}, buried={"paris": (B,)}, phase="draw",
    ),
    case(
        "RY-7.9, 7.2: its influence counts as absent: the places move up", "",
        "B leaves", {e.LeadChanged: [e.LeadChanged(country=0, seat=A, before=B)]},
        f"{DRAW}; end", {"periods": [[9], [], [4]]},
        holders={"paris_king": B, "dijon_princess": A, "lyon_cardinal": C}, phase="draw", deck=3,
    ),
    case(
        "RY-7.9, 7.7: it is last, with nothing, and shares no victory with those who have nothing either", "",
        f"A leaves; {DRAW}; end", {"ranks": (3, 1, 1), "scores": (0, 0, 0)}, seat=C, **LAST,
    ),
    case(
        "RY-7.9, 5.31: without the start seat the next one counts: D closes the round before B", "",
        f"A leaves; {DRAW}", {(e.PeriodEnding, "still"): [(D,)]},
        "end", {"asked": "D", "over": False}, "defaults", {"over": True}, seats=4, seat=C, **LAST,
    ),
    case(
        "RY-7.9: start seat C is removed while D plays: A and B still have their turns, D closes nothing", "",
        f"{DRAW}; C leaves; end", {"asked": "A"}, "defaults", {"asked": "B"}, "defaults", {"over": True},
        seats=4, seat=D, start=C, **LAST,
    ),
    case(
        "RY-7.9, 11.1: who is about to leave plays no more in the last round", "",
        "draw deck; C leaves; draw deck deck", {(e.PeriodEnding, "still"): [(B, D)], "still": (B, D)}, seats=4, **LAST,
    ),
    *(
        case(
            f"RY-7.9: removals may complete the last round, at once: {order} in the turn of {seat}", "",
            "; ".join(f"{each} leaves" for each in order), *(["end"] if seat not in order else []),
            {"periods": [[14] * (at == winner) for at in range(4)], "gone": gone, "over": True},
            seats=4, seat="ABCD".index(seat), phase="draw" if seat in order else "play", period="1714", ending=True,
            holders=holders,
        )
        for seat, order, gone, holders, winner in (
            ("D", "D", (D,), {"paris_king": D, "dijon_baron": A}, A),
            ("B", "CD", (C, D), {"paris_king": C, "dijon_princess": D, "lyon_marshal": A}, A),
            ("B", "DC", (C, D), {"paris_king": C, "dijon_princess": D, "lyon_marshal": A}, A),
            ("C", "DA", (A, D), {"paris_king": A, "dijon_princess": B}, B),
            ("C", "AD", (A, D), {"paris_king": A, "dijon_princess": B}, B),
        )
    ),
    case(
        "RY-7.9: two may go in one turn, in the order in which they were removed", "| de1 | fr1",
        "C leaves; B leaves; end", {(e.Departed, "seat"): [C, B], "asked": "D"}, "defaults", {"asked": "A"}, seats=4,
    ),
    case(
        "RY-7.9: who is left alone has won at once, without further scoring", "",
        "A leaves", {"asked": "B"},
        "C leaves", {"over": True, (e.CountryScored, "period"): [1] * 4, e.TitleScored: []},
        {"ranks": (2, 1, 2), "scores": (0, 0, 0), e.MatchEnded: [e.MatchEnded(why="alone", winners=(B,))]},
        holders={"paris_king": A, "lyon_marshal": C}, phase="draw", period="1680", ending=True,
    ),
    case(
        "RY-7.9: nobody is removed from a match that is won: B goes first, so A is left alone", "",
        "B leaves; A leaves", {e.MatchEnded: [e.MatchEnded(why="alone", winners=(A,))], (e.Departed, "seat"): [B]},
        {"total A": 6, "ranks": (1, 2)}, seats=2, holders={"paris_king": A},
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_removals(row: Row) -> None:
    """RY-7.9: who was to play, and has not drawn, goes by itself; else at the end of the running turn; all have gone
    before anything is scored."""
    row()


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
