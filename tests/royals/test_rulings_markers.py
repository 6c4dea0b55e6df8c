"""The open points and what was decided, from claims to points: RY-8.14 to 8.25, and the example RY-9.17."""

from __future__ import annotations

import pytest

from engines.royals import events as e
from engines.royals import moves as m
from engines.royals.atlas import NUMBER
from engines.royals.setup import colours
from tests.royals.arrange import begun, scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene


def took(played: Scene) -> list[tuple[str, int]]:
    """Shape and value of the markers gained in the last verb."""
    return [(told.marker.shape, told.marker.value) for told in played.heard(e.MarkerTaken)]


def kinds(played: Scene, *wanted: type) -> list[type]:
    return [type(event) for event in played.events if type(event) in wanted]


# ---- claims


def test_several_claims_in_a_turn() -> None:
    """RY-8.14, 5.18: any countries, both nobles of a city too; the city's marker only once."""
    played = scene(3, hands={A: "fr8 es1"})
    for noble, gain in (("dijon_baron", [("city", 3)]), ("dijon_princess", []), ("valencia_marshal", [("city", 1)])):
        played.claim(noble)
        assert took(played) == gain
    assert played.state.ongoing.claims == tuple(
        NUMBER[noble] for noble in ("dijon_baron", "dijon_princess", "valencia_marshal")
    )


def test_a_noble_may_be_recaptured_later() -> None:
    """RY-8.14, 5.25: every success adds one more title cube, and leaves a cube in the cathedral."""
    played = scene(2, hands={A: "fr2 + fr-es", B: "fr2 + fr-gb"}, holders={"dijon_baron": A}, seat=B)
    played.claim("dijon_baron")
    played.end()
    played.draw("deck deck deck")
    played.claim("dijon_baron", "fr2 + fr-es")
    assert (played.titles("baron"), played.buried("dijon"), played.holder("dijon_baron")) == ((2, 1), (1, 1), A)


def test_a_capture_earns_no_city_marker() -> None:
    """RY-8.15, 5.26: it is gone with the first claim in the city, also if the other noble is still vacant."""
    played = scene(3, hands={A: "fr8 + fr-es"}, holders={"dijon_baron": B})
    played.claim("dijon_baron")
    assert took(played) == []
    played.claim("dijon_princess")
    assert took(played) == []


def test_a_capture_earns_shield_and_house_marker() -> None:
    """RY-8.15, 5.26: Britain's shield, and a cube on the last title."""
    holders = {
        "dublin_duke": A, "edinburgh_princess": A, "london_king": B, "lyon_marshal": A, "dijon_baron": A,
        "bordeaux_countess": A, "cologne_cardinal": A,
    }  # fmt: skip
    played = scene(3, hands={A: "gb8 + fr-gb2"}, holders=holders)
    played.claim("london_king")
    assert took(played) == [("shield", 6), ("house", 12)]


def test_shields_and_house_markers_only_in_the_own_turn() -> None:
    """RY-8.16, 5.26: an ousted seat is still present; it completes Britain by its own next claim there, not by what
    others do."""
    holders = {"dublin_duke": A, "edinburgh_baron": A, "london_countess": B}
    played = scene(2, hands={A: "gb8", B: "gb2 + fr-gb"}, holders=holders, seat=B)
    played.claim("edinburgh_baron", "gb2 + fr-gb")
    assert took(played) == []
    played.end()
    played.draw("deck deck deck")
    played.claim("london_king")
    assert took(played) == [("shield", 6)]
    assert played.buried("edinburgh") == (1, 0)


# ---- markers


def test_gains_are_announced_and_then_lie_face_down() -> None:
    """RY-8.17, 3.3: the log keeps the value; the view shows others a number by shape."""
    played = scene(3, hands={A: "fr8"})
    played.claim("paris_king")
    assert took(played) == [("city", 6)]
    seen = played.match.view(B).houses[A]
    assert (dict(seen.markers)["city"], seen.total, seen.pile) == (1, None, None)
    opened = scene(3, hands={A: "fr8"}, scores="open")
    opened.claim("paris_king")
    assert opened.match.view(B).houses[A].total == 6


def test_title_tiles_and_house_markers_are_separate() -> None:
    """RY-8.18: seven cubes earn the house marker at once; the titles themselves are scored at the end."""
    holders = {
        "lyon_marshal": A, "dijon_baron": A, "bordeaux_countess": A, "munich_duke": A, "cologne_cardinal": A,
        "berlin_princess": A,
    }  # fmt: skip
    played = scene(2, hands={A: "es8"}, holders=holders, seat=A, start=B, period="1714", ending=True)
    played.claim("madrid_king")
    assert took(played) == [("city", 6), ("house", 8)]
    played.end()
    titles = [marker.value for marker in played.state.houses[A].markers if marker.shape == "title"]
    assert titles == [4, 6, 8, 10, 12, 14, 16]
    assert 8 in [marker.value for marker in played.state.houses[A].markers if marker.shape == "house"]


def test_the_city_of_the_compared_noble_breaks_the_tie() -> None:
    """RY-8.19, 7.4: by its printed bonus, although both markers are gone; the loser is second."""
    played = scene(3, holders={"dijon_princess": C, "marseille_princess": A}, ending=True)
    assert all(marker.shape == "city" for seat in (A, C) for marker in played.state.houses[seat].markers)
    played.end()
    places = played.heard(e.CountryScored)[0].places
    assert [(place.seat, place.value, place.ahead_by) for place in places] == [(C, 9, "bonus"), (A, 4, None)]


def test_what_nobody_earns_is_removed() -> None:
    """RY-8.20, 7.3, 7.5: period markers without influence, titles without cubes, also with two seats."""
    played = scene(2, seat=B, period="1714", ending=True)
    played.end()
    assert [event.unclaimed for event in played.heard(e.CountryScored)] == [(14, 7), (12, 6), (11, 5), (9, 4)]
    assert [(event.winners, event.value) for event in played.heard(e.TitleScored)] == [((), 0)] * 7
    assert [len(house.markers) for house in played.state.houses] == [0, 0]


def test_two_seats_tied_take_half_each() -> None:
    """RY-8.21, 7.5: at one cube or more."""
    holders = {"paris_king": A, "madrid_king": B, "dijon_baron": A}
    played = scene(2, holders=holders, seat=B, period="1714", ending=True)
    played.end()
    told = {event.rank: (event.winners, event.value) for event in played.heard(e.TitleScored)}
    assert (told[6], told[1], told[0]) == (((A, B), 8), ((A,), 6), ((), 0))


# ---- cubes and colours


@pytest.mark.parametrize(
    ("supply", "cubes", "possible"), [("unlimited", 60, True), ("printed", 23, False), ("printed", 22, True)]
)
def test_cubes_run_out_only_where_they_are_printed(supply: str, cubes: int, possible: bool) -> None:
    """RY-8.22, 1.10: 46 red cubes are 23 claims."""
    titles = {"marshal": (cubes - 1, 0)}
    played = scene(2, hands={A: "fr8"}, holders={"lyon_cardinal": A}, titles=titles, cube_supply=supply)
    assert any(claim.noble == NUMBER["dijon_baron"] for claim in played.offers(m.Claim)) == possible


def test_a_displaced_cube_does_not_return() -> None:
    """RY-8.22: the ousted seat has as many left as before."""
    played = scene(2, hands={A: "fr2 + fr-es"}, holders={"dijon_baron": B}, cube_supply="printed")
    before = [house.cubes_left for house in played.match.view(None).houses]
    played.claim("dijon_baron")
    assert [house.cubes_left for house in played.match.view(None).houses] == [before[A] - 2, before[B]]


def test_two_seats_are_red_and_blue() -> None:
    """RY-8.23, 2.8: whatever they wish; more seats are any distinct colours."""
    assert colours(("yellow", "any")) == ("red", "blue")
    assert colours(("blue", "any")) == ("blue", "red")
    assert colours(("yellow", "any", "yellow")) == ("yellow", "red", "blue")
    assert [house.colour for house in begun(2).state.houses] == ["red", "blue"]


def test_a_title_is_one_marker_in_the_tie_break() -> None:
    """RY-8.24, 7.7: 10 as one marker beats 9 and 1; identical lists share the victory."""
    titles = {"duke": (1, 0, 0), "marshal": (1, 1, 0)}
    played = scene(3, holders={"valencia_marshal": C}, titles=titles, seat=C, period="1714", ending=True)
    played.end()
    assert [sorted(played.values(seat)) for seat in (A, B, C)] == [[10], [], [1, 9]]
    assert played.match.outcome is not None
    assert played.match.outcome.ranks == (1, 3, 2)
    halves = scene(2, holders={"paris_king": A, "madrid_king": B}, seat=B, period="1714", ending=True)
    halves.end()
    kings = [[marker.value for marker in house.markers if marker.shape == "title"] for house in halves.state.houses]
    assert kings == [[8], [8]], "a half is one marker too"


def test_what_no_undo_may_cross() -> None:
    """RY-8.25: whatever brings a hidden card to light is marked; taking an open card is not."""
    played = scene(3, hands={A: "fr8 de4"}, seat=A, phase="draw", row="fr de es")
    played.draw("row1")
    assert [event.reveals for event in played.events] == [False]
    played.draw("deck")
    assert any(event.reveals for event in played.events)
    played.draw("row2")
    assert [event.reveals for event in played.events] == [False]
    played.end()
    assert [event.reveals for event in played.events if isinstance(event, e.RowFilled)] == [True]


def test_a_reshuffle_comes_with_a_reveal() -> None:
    """RY-8.25: it happens only at a draw or a refill, which no undo crosses."""
    for drawn, deck in (("deck", 1), ("row1", 1)):
        played = scene(3, seat=A, phase="draw", deck=deck)
        played.draw(drawn, "three_country")
        if drawn == "row1":
            played.draw("row2 row3")
            played.end()
        assert kinds(played, e.Reshuffled) == [e.Reshuffled]
        assert any(event.reveals for event in played.events)


# ---- the example of the house marker


@pytest.mark.parametrize(("seats", "value"), [(2, 8), (3, 12), (4, 16), (5, 16)])
def test_city_shield_and_house_in_this_order(seats: int, value: int) -> None:
    """RY-9.17, 5.26: A has all titles but the king's and every French city but Paris."""
    holders = {
        "dijon_baron": A, "lyon_marshal": A, "bordeaux_countess": A, "marseille_princess": A, "munich_duke": A,
        "cologne_cardinal": A,
    }  # fmt: skip
    played = scene(seats, hands={A: "fr8"}, holders=holders)
    played.claim("paris_king")
    assert took(played) == [("city", 6), ("shield", 10), ("house", value)]


def test_the_next_house_and_the_third() -> None:
    """RY-9.17, 5.26: with three seats 8 for the second; nothing for the third."""
    holders = {
        "lyon_marshal": A, "dijon_baron": A, "bordeaux_countess": A, "bordeaux_duke": A, "lyon_cardinal": A,
        "dijon_princess": A, "paris_king": A,
        "berlin_marshal": B, "munich_baron": B, "vienna_countess": B, "munich_duke": B, "cologne_cardinal": B,
        "berlin_princess": B,
        "valencia_marshal": C, "seville_baron": C, "barcelona_countess": C, "valencia_duke": C, "seville_cardinal": C,
        "edinburgh_princess": C,
    }  # fmt: skip
    played = scene(3, hands={B: "de8", C: "es8"}, holders=holders, seat=B)
    assert [marker.value for marker in played.state.houses[A].markers if marker.shape == "house"] == [12]
    played.claim("vienna_king")
    assert took(played)[-1] == ("house", 8)
    played.end()
    played.draw("deck deck deck")
    played.claim("madrid_king")
    assert [shape for shape, _ in took(played)] == ["city", "shield"]
