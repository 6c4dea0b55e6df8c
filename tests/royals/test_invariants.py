"""Section 10 of the rules: the checks notice whatever breaks them, and what is reached by play never does."""

import pytest

from engines.royals import GAME
from engines.royals import events as e
from engines.royals.orders import Orders
from engines.royals.state import State
from tests.mutating import demand
from tests.playing import ending, playing
from tests.royals import lasting
from tests.royals.arrange import begun, scene
from tests.royals.notation import A, B, C

FREE = {
    "ending": "the deck has run out: nothing else on the table shows in which turn",
    "houses.*.last": "a look back",
    "houses.*.orders": "whatever somebody wishes for",
    "houses.*.tally": "a look back",
    "leaving": "whoever wants to go may",
    "piles.deck swapped": "chance",
    "piles.intrigue swapped": "chance",
    "piles.row swapped": "chance",
    "turn.claims": "what the turn has brought so far is told, and asked by nobody",
    "turn.deck more": "how a turn was drawn shows nowhere once the cards lie in the hand",
    "turn.first": "likewise",
    "turn.intrigue more": "likewise",
    "turn.orders": "whatever somebody wishes for",
    "turn.plan": "likewise",
    "turn.row more": "likewise",
    "turns swapped": "periods differ in length",
}

GUARDS = {
    "the stack is empty when the match is over and only then": "over stack",
    "RY-10.1: country cards are conserved": "houses.*.hand.* piles.deck.* piles.discard.* piles.row.*",
    "RY-10.1: intrigue cards are conserved": "houses.*.intrigue.* piles.intrigue.* piles.intrigue_discard.*",
    "RY-10.2: the country deck is never empty": "piles.deck",
    "RY-10.2: the intrigue deck is never empty": "piles.intrigue",
    "RY-10.2: the row is full until the turn's first draw": "piles.row.* turn.deck turn.intrigue turn.row",
    "min(*house.hand, *house.intrigue) >= 0": "houses.*.hand.* houses.*.intrigue.*",
    "RY-10.3": "houses.*.hand.* houses.*.intrigue.* turn.seat",
    "RY-10.3: never over both by more": "houses.*.hand.*",
    "RY-7.9: who is removed has nothing": "houses.*.gone houses.*.hand.* houses.*.intrigue.*",
    "RY-10.4: a cube on a title for each on a portrait or in a cathedral": (
        "europe.cathedrals.*.* europe.holders.* europe.titles.*.*"
    ),
    "RY-10.5: nobody is buried in an untouched city": "europe.cathedrals.*.* europe.holders.*",
    "RY-10.5: a city's marker lies there until its first noble is taken": "europe.holders.* houses.*.markers out",
    "RY-8.22: no more cubes than the box holds": "europe.titles.*.* houses.*.colour",
    "RY-10.6: a title is whole, halved or out": "houses.*.gone over period",
    "RY-10.7": "europe.shields.* houses.*.markers.*.of houses.*.markers.*.value out.*.shape",
    "RY-10.7: from the largest down": "europe.houses",
    "RY-10.7: no marker twice": "houses.*.markers.*.of houses.*.markers.*.period houses.*.markers.*.shape",
    "RY-10.8: all of a scored period, no other": (
        "houses.*.markers.*.period houses.*.markers.*.value out.*.period out.*.value period"
    ),
    "RY-10.8: as many turns for everybody": "houses.*.turns over",
    "RY-10.13": "houses.*.markers.*.value",
    "0 <= state.period < len(atlas.PERIODS) == len(atlas.PERIOD_VALUES)": "period",
    "len(state.turns) == state.period + 1": "period turns",
    "sum(state.turns) == sum((house.turns for house in state.houses))": "houses.*.turns turns.*",
    "len(europe.titles) == len(atlas.RANKS)": "europe.titles",
    "len(state.europe.holders) == len(atlas.NOBLES)": "europe.holders",
    # between two states
    "RY-1.11: the options hold for the whole match": "variant",
    "RY-4.2: the start seat is stored for the whole game": "start",
    "RY-7.9: nobody comes back": "houses.*.gone",
    "RY-10.5: a portrait once taken is never vacant again": "europe.holders.*",
    "RY-10.6: what is out of the game stays out": "out.*.of out.*.period out.*.shape out.*.value",
    "RY-10.8: a period only rises, one by one": "period",
    "RY-10.8: turns only go on": "houses.*.turns",
    "RY-10.9: a taken marker stays where it is": "houses.*.markers.*.of houses.*.markers.*.value",
    "RY-10.9: cathedral cubes stay for good": "europe.cathedrals.*.*",
    "RY-10.9: no house marker comes back": "europe.houses",
    "RY-10.9: no shield comes back": "europe.shields.*",
    "RY-10.9: presence is never lost": "europe.cathedrals.*.* europe.holders.*",
    "RY-10.9: title cubes are never removed": "europe.titles.*.*",
}


def all_but_out_of_cubes(claims: int) -> State:
    """A red seat after so many claims (RY-8.22); no other colour but blue has cubes for them."""
    titles = {"marshal": (claims - 1, 0, 0, 0)}
    colour, holders = "red,any,any,any", {"valencia_marshal": A}
    return scene(4, colour=colour, cube_supply="printed", holders=holders, titles=titles).state


def over_both_limits(france: int) -> State:
    """After a draw that has brought one of each too many (RY-5.28)."""
    return scene(4, hands={A: f"fr{france} de{13 - france} + fr-de fr-gb fr-es de-gb de-es"}).state


def a_shield_is_out() -> State:
    """Nothing else is: its owner has followed B through all of Spain, and has left the match (RY-7.9)."""
    held = dict.fromkeys(("madrid_king", "barcelona_countess", "seville_baron", "valencia_marshal"), A)
    buried = dict.fromkeys((noble.partition("_")[0] for noble in held), (B,))
    play = scene(3, seat=B, phase="draw", holders=held, buried=buried)
    play.leaves(A)
    assert [marker.shape for marker in play.state.out] == ["shield"]
    return play.state


def by_orders() -> State:
    """A turn that its owner is asked about after all (RY-6.3)."""
    play = scene(3, seat=C, orders={A: Orders(on=True, then="ask")})
    play.end()
    assert play.state.ongoing.orders
    return play.state


@pytest.mark.thorough
@pytest.mark.long
def test_the_checks_notice_whatever_is_changed() -> None:
    """RY-10.1 to 10.9, 10.13, 1.11."""
    cubes, endings = map(all_but_out_of_cubes, range(19, 24)), (ending(GAME, seats, 0)._state for seats in (2, 3, 4, 5))
    hands = map(over_both_limits, (5, 6, 7, 8))
    demand(GAME, FREE, GUARDS, lasting.check, laid=(*cubes, *hands, by_orders(), a_shield_is_out(), *endings))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_random_matches_keep_all_of_it(seats: int, seed: int) -> None:
    """RY-10.1 to 10.9: with options, removals and standing orders at random; three scorings at most; shields and
    house markers are earned only in one's own turn (RY-8.16)."""
    scorings = 0
    for turn in playing(GAME, seats, seed, seatings=0.004):
        before, after = turn.before._state, turn.after._state
        GAME.check(after)
        lasting.check(before, after)
        scorings += sum(isinstance(event, e.CountryScored) for event in turn.events)
        earned = [event.seat for event in turn.events if isinstance(event, e.MarkerTaken)]
        began = [event.seat for event in turn.events if isinstance(event, e.TurnBegan)]
        assert {*earned} <= {before.ongoing.seat, *began}
    alone = len(after.gone) == seats - 1
    assert scorings == 12 or alone


def test_another_seed_deals_another_game() -> None:
    """RY-10.12, 4.5: as far as chance goes."""
    one, other = (begun(3, seed=seed).state.piles for seed in ("one", "two"))
    assert one.deck != other.deck
    assert one.intrigue != other.intrigue
