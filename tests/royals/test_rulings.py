"""The open points and what was decided: RY-8.1 to 8.26, and the example RY-9.17."""

from __future__ import annotations

import pytest

from engines.royals import events as e
from engines.royals import moves as m
from engines.royals.atlas import NUMBER
from engines.royals.setup import colours
from tests.royals.arrange import begun, scene
from tests.royals.notation import A, B, C, D
from tests.royals.scene import Scene


def took(played: Scene) -> list[tuple[str, int]]:
    """Shape and value of the markers gained in the last verb."""
    return [(told.marker.shape, told.marker.value) for told in played.heard(e.MarkerTaken)]


def kinds(played: Scene, *wanted: type) -> list[type]:
    return [type(event) for event in played.events if type(event) in wanted]


# ---- drawing


def test_cards_are_drawn_one_by_one_and_seen() -> None:
    """RY-8.1, 5.3: the first is in the hand before the second is chosen; a row card is as final as any."""
    played = scene(3, seat=A, phase="draw", row="fr de gb", deck="es de")
    played.draw("deck")
    assert played.heard(e.Drew, A) == [e.Drew(owners=(A,), deck="country", cards=(3,))]
    assert played.hand(A) == "es1"
    played.draw("row2")
    assert (played.hand(A), played.row) == ("de1 es1", "fr - gb")
    with played.refused():
        played.does(m.Draw(sources=(m.FromRow(slot=2, country=1),), plan="three_country"))
    played.draw("deck")
    assert played.hand(A) == "de2 es1"


def test_the_plan_is_chosen_before_the_first_card() -> None:
    """RY-8.2, 5.5: and not changed after it."""
    played = scene(3, seat=A, phase="draw")
    assert {draw.plan for draw in played.offers(m.Draw)} == {"three_country", "mixed"}
    played.draw("deck", "three_country")
    assert {draw.plan for draw in played.offers(m.Draw)} == {"three_country"}
    with played.refused("reason-plan-locked"):
        played.does(m.Draw(sources=(m.FromIntrigue(),), plan="mixed"))


def test_first_turns() -> None:
    """RY-8.3, 5.4: from row or deck, counted from the start seat; playing is allowed."""
    played = scene(4, hands={D: "es1"}, seat=D, start=C, phase="draw", first=True, row="es fr fr")
    assert played.state.ongoing.first == 1
    assert {type(draw.sources[0]) for draw in played.offers(m.Draw)} == {m.FromRow, m.FromDeck}
    played.draw("row1")
    played.claim("valencia_marshal")
    assert played.holder("valencia_marshal") == D


# ---- the decks


def test_the_period_ends_on_the_last_card_leaving() -> None:
    """RY-8.4, 5.12 to 5.14: not on a failed draw; the reshuffle is immediate, and the turn goes on."""
    played = scene(3, seat=A, phase="draw", deck=1)
    played.draw("deck", "three_country")
    assert kinds(played, e.Drew, e.PeriodEnding, e.Reshuffled) == [e.Drew, e.PeriodEnding, e.Reshuffled]
    assert played.decks[0] > 30
    assert played.state.ongoing.left("three_country") == (2, 0)
    assert played.mover == A


def test_two_cards_left_do_not_end_it() -> None:
    """RY-8.4: a deck of three after a draw of two is not empty."""
    played = scene(3, seat=A, phase="draw", deck=3)
    played.draw("row1 deck deck")
    assert (played.decks[0], played.state.ending) == (1, False)
    played.end()
    assert kinds(played, e.PeriodEnding, e.CountryScored) == [e.PeriodEnding] + [e.CountryScored] * 4, "by the refill"


def test_discards_then_refill_then_scoring() -> None:
    """RY-8.5, 5.29: the discards are part of the reshuffle; whose turn comes after that."""
    played = scene(2, hands={A: "fr10 de1", B: "es4"}, seat=A, phase="draw", deck=1)
    played.draw("row1 row2 row3")
    before = sum(played.state.piles.discard)
    played.end()
    story = kinds(played, e.Discarded, e.Reshuffled, e.RowFilled, e.CountryScored, e.TurnBegan)
    assert story == [e.Discarded, e.Reshuffled, e.RowFilled, *[e.CountryScored] * 4, e.TurnBegan]
    assert [event.count for event in played.heard(e.Reshuffled)] == [before + 2]


@pytest.mark.parametrize(("period", "scorings"), [("1648", 4), ("1680", 4), ("1714", 0)])
def test_only_the_third_period_finishes_the_round(period: str, scorings: int) -> None:
    """RY-8.6: the others may end in mid-round."""
    played = scene(3, seat=A, period=period, ending=True)
    played.end()
    assert len(played.heard(e.CountryScored)) == scorings
    assert played.mover == B


def test_the_last_to_play_is_right_of_the_start_seat() -> None:
    """RY-8.6: the seat before it in turn order."""
    played = scene(3, seat=B, start=C, period="1714", ending=True)
    played.end()
    assert played.match.over
    assert len(played.heard(e.CountryScored)) == 4


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_deck_does_not_run_out_twice(seats: int) -> None:
    """RY-8.7, 5.15: the last round cannot empty the new deck, even if everybody hoards a full hand."""
    cards = dict.fromkeys(range(seats), "")
    per_seat = {2: "fr12", 3: "fr8 de4", 4: "fr6 de5", 5: "fr6 de5"}[seats]
    cards = {seat: per_seat for seat in cards if seat < 2}
    played = scene(seats, hands=cards, seat=A, phase="draw", period="1714", deck=1)
    played.draw("deck deck deck")
    played.end()
    while not played.match.over:
        assert played.state.ending
        played.defaults()
    assert len([event for event in played.story if isinstance(event, e.PeriodEnding)]) == 1
    assert len([event for event in played.story if isinstance(event, e.CountryScored)]) == 4


def test_the_intrigue_deck_is_reshuffled_when_it_becomes_empty() -> None:
    """RY-8.26, 5.17: not when next needed; no period ends with it."""
    played = scene(3, seat=A, phase="draw", intrigue_deck=1)
    played.draw("intrigue")
    assert kinds(played, e.Drew, e.Reshuffled, e.PeriodEnding) == [e.Drew, e.Reshuffled]
    assert played.decks[1] == 23
    assert sum(played.state.piles.intrigue_discard) == 0
    assert not played.state.ending


# ---- discarding


def test_exactly_the_excess_is_discarded() -> None:
    """RY-8.8, 5.28: of the seat's own choice, and nothing voluntarily beyond it."""
    played = scene(3, hands={A: "fr8 de6"})
    for wrong in ("fr1", "fr3", "gb2"):
        with played.refused():
            played.end(wrong)
        if played.match.drafting(A):
            played.does(*(option.move for option in played.menu().options[-1:]))
    played.end("fr1 de1")
    assert played.hand(A) == "fr7 de5"


def test_nothing_is_discarded_without_excess() -> None:
    """RY-8.8."""
    played = scene(3, hands={A: "fr8 de4"})
    assert not played.accepts(m.Trim())
    assert played.offers(m.EndTurn) == [m.EndTurn(country=(0, 0, 0, 0), intrigue=(0,) * 6)]


def test_discards_and_laid_cards_are_public() -> None:
    """RY-8.9: told with their faces to everybody, and counted in the open piles."""
    played = scene(3, hands={A: "fr10 de5 + fr-es"}, holders={"dijon_baron": B})
    played.claim("dijon_baron")
    (told,) = played.heard(e.Claimed, None)
    assert (told.country, told.intrigue) == ((2, 0, 0, 0), (0, 0, 1, 0, 0, 0))
    played.end("de1")
    assert [(event.country, event.why) for event in played.heard(e.Discarded, C)] == [((0, 1, 0, 0), "limit")]
    assert played.match.view(None).discard == (2, 1, 0, 0)
    assert played.match.view(None).intrigue_discard == (0, 0, 1, 0, 0, 0)


# ---- jokers


@pytest.mark.parametrize(
    ("payment", "legal"),
    [
        ("fr2 gb3", True),
        ("fr2 gb2 de1", True),
        ("fr1 gb6", True),
        ("gb6 de3", True),
        ("fr2", False),
        ("fr2 gb1", False),
        ("fr2 gb4", False),
        ("gb6 de4", False),
    ],
)
def test_once_short_the_number_of_jokers_is_free(payment: str, legal: bool) -> None:
    """RY-8.10, 5.21: from what is needed to the whole price, of any cards; the countess costs 3."""
    played = scene(3, hands={A: "fr2 gb6 de4"})
    assert played.pays("bordeaux_countess", payment) == legal


@pytest.mark.parametrize("payment", ["fr2 gb3", "fr1 gb6", "gb6 de3"])
def test_jokers_require_being_short(payment: str) -> None:
    """RY-8.10: with a third card of France none of it is legal; ``any_time`` drops the condition (RY-1.9)."""
    assert not scene(3, hands={A: "fr3 gb6 de4"}).pays("bordeaux_countess", payment)
    assert scene(3, hands={A: "fr3 gb6 de4"}, jokers="any_time").pays("bordeaux_countess", payment)


def test_a_matching_card_inside_a_triple() -> None:
    """RY-8.11, 5.20: legal when jokers are, for France (1 + a triple with a card of France); never the default."""
    played = scene(3, hands={A: "fr2 gb4 de3"})
    assert played.pays("bordeaux_countess", "fr2 gb4 de1"), "one of France inside a triple"
    country, _ = played.ways("bordeaux_countess")
    assert country[0] == (2, 3, 0, 0)
    played.claim("bordeaux_countess", "fr2 gb4 de1")
    assert played.hand(A) == "de2"


def test_a_matching_card_inside_a_pair() -> None:
    """RY-8.11, 5.20: the same with intrigue cards: one for the king, and a pair with a matching one."""
    played = scene(3, hands={A: "fr8 + fr-de1 de-gb3"}, holders={"paris_king": B})
    assert played.pays("paris_king", "fr8 + fr-de1 de-gb3"), "two pairs, one with the matching card"
    assert played.ways("paris_king")[1][0] == (1, 0, 0, 2, 0, 0)


@pytest.mark.parametrize(
    ("pairs", "legal"), [("fr-de1 fr-gb1", True), ("fr-es2", True), ("fr-de1", False), ("fr-de1 de-gb1", False)]
)
def test_two_arms_are_one_card(pairs: str, legal: bool) -> None:
    """RY-8.12, 5.19: a king takes two, of different pairs if you like."""
    played = scene(3, hands={A: f"fr8 + {pairs}"}, holders={"paris_king": B})
    assert played.pays("paris_king", f"fr8 + {pairs}") == legal
    assert any(claim.noble == NUMBER["paris_king"] for claim in played.offers(m.Claim)) == legal


def test_no_intrigue_on_a_vacant_noble() -> None:
    """RY-8.13, 5.24: nor does it lower the price."""
    played = scene(3, hands={A: "fr2 + fr-es2"})
    assert not played.pays("dijon_baron", "fr2 + fr-es")
    assert not played.pays("dijon_baron", "fr1 + fr-es")
    assert not played.pays("bordeaux_countess", "fr2 + fr-es")
    assert played.pays("dijon_baron", "fr2")


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
