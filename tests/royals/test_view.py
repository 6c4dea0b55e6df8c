"""What players see of a position: section 11 of the rules, as far as views carry it."""

from __future__ import annotations

from engines.core.chair import Seating
from engines.royals.atlas import CITIES, COUNTRIES, NUMBER, RANKS
from engines.royals.claims import Prospect
from engines.royals.view import View
from tests.royals import notation
from tests.royals.arrange import scene
from tests.royals.notation import A, B, C
from tests.royals.scene import Scene


def seen(played: Scene, seat: int | None = None) -> View:
    view: View = played.match.view(seat)
    return view


def prospect(played: Scene, noble: str) -> Prospect:
    own = seen(played, played.mover).own
    assert own is not None
    return own.prospects[NUMBER[noble]]


def test_the_public_summary() -> None:
    """RY-11.1: decks, row, discards, period, whose turn, per seat counts and the last move."""
    played = scene(3, hands={A: "fr4", B: "es2 + gb-es"}, row="fr de es", discard="gb2", period="1680", phase="draw")
    played.turn("row1 deck deck", "dijon_baron")
    view = seen(played)
    assert (view.period, view.ending, view.start) == (1, False, A)
    assert (view.deck, view.intrigue) == played.decks
    assert sum(view.discard) == 4
    assert [house.hand for house in view.houses] == [5, 2, 0]
    assert view.turn is not None
    assert view.turn.seat == B
    last = view.houses[A].last
    assert last is not None
    assert (last.plan, last.row, last.deck, last.intrigue, last.claims) == (
        "three_country", 1, 2, 0, (NUMBER["dijon_baron"],)
    )  # fmt: skip


def test_the_running_turn() -> None:
    """RY-11.1: whose it is, its plan, what is still to be drawn."""
    played = scene(3, hands={A: "fr2"}, phase="draw")
    turn = seen(played).turn
    assert turn is not None
    assert (turn.seat, turn.plan, turn.to_draw, turn.drawn, turn.playing) == (A, None, None, False, False)
    played.draw("deck")
    turn = seen(played).turn
    assert turn is not None
    assert (turn.plan, turn.to_draw, turn.drawn, turn.playing) == ("three_country", (2, 0), True, False)
    played.draw("deck deck")
    turn = seen(played).turn
    assert turn is not None
    assert (turn.to_draw, turn.playing) == ((0, 0), True)


def test_influence_standings_can_be_read_off() -> None:
    """RY-11.1, 3.4: influence, best noble, bonus of its city."""
    view = seen(scene(3, holders={"dijon_princess": A, "marseille_princess": B, "lyon_marshal": B}))
    assert [tuple(place) for place in view.europe.standing(0, view.gone)] == [(4, 6, 1, B), (3, 6, 3, A)]


def test_what_is_missing_for_the_bonuses() -> None:
    """RY-11.2: ranks for the noble house, cities for each country."""
    own = seen(scene(3, holders={"dublin_duke": A, "london_king": A, "madrid_king": B}), A).own
    assert own is not None
    assert [RANKS[rank] for rank in own.missing_ranks] == ["marshal", "baron", "countess", "cardinal", "princess"]
    assert [CITIES[city].id for city in own.missing_cities[COUNTRIES.index("britain")]] == ["edinburgh"]
    assert len(own.missing_cities[COUNTRIES.index("spain")]) == 4


def test_what_is_over_the_limits() -> None:
    """RY-11.2, 5.28: how many, and what would go by default."""
    own = seen(scene(3, hands={A: "fr5 de1 gb4 es5"}), A).own
    assert own is not None
    assert own.excess == (3, 0)
    assert own.surplus.country == notation.country("de1 gb2")


def test_what_is_counted_for_the_end() -> None:
    """RY-11.7: claims, captures both ways, kings, jokers, cards by source, forced discards."""
    played = scene(3, hands={A: "es7 fr5 + gb-es2"}, holders={"madrid_king": B}, row="es fr fr", phase="draw")
    played.draw("row1 deck deck")
    played.claim("madrid_king")
    played.claim("lyon_marshal")
    played.end()
    a, b = (house.tally for house in seen(played).houses[:2])
    assert (a.claims, a.captures, a.kings, a.jokers, a.suffered) == (2, 1, 1, 0, 0)
    assert (a.from_row, a.from_deck, a.from_intrigue) == (1, 2, 0)
    assert (b.suffered, b.claims) == (1, 0)


def test_jokers_are_counted_by_what_they_stand_for() -> None:
    """RY-11.7, 5.22: one country card and one intrigue card."""
    played = scene(3, hands={A: "es7 fr2 de2 gb1 + fr-de fr-gb de-gb gb-es"}, holders={"madrid_king": B})
    played.claim("madrid_king")
    assert seen(played).houses[A].tally.jokers == 2


def test_forced_discards_are_counted() -> None:
    """RY-11.7, 5.28: those of a removal are not forced by a limit."""
    played = scene(3, hands={A: "fr8 de6", B: "es3"})
    played.end()
    played.leaves(B)
    assert [house.tally.discarded for house in seen(played).houses] == [2, 0, 0]


def test_who_sits_where() -> None:
    """RY-11.1, 7.8, 7.9: who has resigned or is gone."""
    played = scene(3, phase="draw")
    played.match, _ = played.match.seat(Seating(seat=C, change="resign"))
    played.leaves(B)
    view = seen(played)
    assert [(house.sitter, house.gone) for house in view.houses] == [
        ("here", False), ("removed", True), ("resigned", False)
    ]  # fmt: skip
    assert view.gone == (B,)
