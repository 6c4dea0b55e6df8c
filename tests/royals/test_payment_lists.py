"""Which payments are offered: RY-5.32 to 5.34 against brute force, over hands of every size."""

import random

import pytest

from engines.core.menu import Refused
from engines.core.move import part
from engines.core.phrase import play_phrase, point, token
from engines.royals import moves as m
from engines.royals.atlas import NOBLES
from engines.royals.cards import Cards
from engines.royals.events import Claimed
from engines.royals.meta import META
from engines.royals.paying import COUNTRY_PRICES, INTRIGUE_PRICES, Price
from tests.contract.games import every_third
from tests.royals import ways
from tests.royals.arrange import scene
from tests.royals.notation import NUMBER, A, B, C, said
from tests.royals.scene import Scene

PAY, EVERY = part(m.Claim, cards=None), part(m.Claim, every=True)
KINGS = ("paris_king", "vienna_king", "london_king", "madrid_king")


@pytest.mark.parametrize("any_time", [False, True])
@pytest.mark.parametrize(
    ("price", "wanted", "hands"),
    [
        *((COUNTRY_PRICES[NUMBER[noble]], ways.country(noble), ways.COUNTRY) for noble in ways.PRICES),
        *((INTRIGUE_PRICES[NUMBER[each]], ways.intrigue(each), ways.INTRIGUE) for each in (*KINGS, "dijon_baron")),
    ],
    ids=[*ways.PRICES, *(f"{noble} captured" for noble in (*KINGS, "dijon_baron"))],
)
def test_parts_are_listed_as_the_rules_say(price: Price, wanted: ways.Part, hands: list[Cards], any_time: bool) -> None:
    """RY-5.34, 5.22, 5.23, 10.11, 5.33: nothing is missing, nothing too much, and in this order. Whether there is more
    than one way is counted without listing them, and right about every hand."""
    found = []
    for hand in every_third(0, hands):
        listed = wanted.all(hand, any_time=any_time)
        assert list(price.payments(hand, any_time=any_time)) == listed
        found.append(price.choice(hand, any_time=any_time))
        assert found[-1] == (len(listed) > 1), hand
    assert {*found} == {False, True}


@pytest.mark.parametrize(("jokers", "most"), [("when_short", 114), ("any_time", 147)])
def test_the_longest_menu_of_payments(jokers: str, most: int) -> None:
    """RY-5.34, 10.3: both parts stand in one menu, beside the claim and the way out. With the fullest hands that a turn
    allows it has hardly more than a page of a hundred, and never more than two. One card more of another country only
    adds ways to pay, and the three others can change places."""
    any_time, longest = jokers == "any_time", 0
    for country, intrigue in ((15, 4), (13, 5)):
        fullest = [hand for hand in ways.faces(4, country) if hand[1] >= hand[2] >= hand[3]]
        for noble in (noble for noble in ways.PRICES if NOBLES[NUMBER[noble]].country == 0):
            parts = (COUNTRY_PRICES[NUMBER[noble]], fullest), (INTRIGUE_PRICES[NUMBER[noble]], ways.reachable(intrigue))
            both = [max(len(part.payments(hand, any_time=any_time)) for hand in hands) for part, hands in parts]
            longest = max(longest, sum(both))
    assert longest == most
    noble, hand = {
        "when_short": ("bordeaux_duke", "fr3 de4 gb4 es4 + de-gb2 de-es gb-es"),
        "any_time": ("bordeaux_countess", "fr4 de4 gb4 es3 + fr-de fr-gb fr-es gb-es"),
    }[jokers]
    play = scene(5, hands={A: hand}, holders={noble: B}, jokers=jokers)
    play.aims(NUMBER[noble], EVERY)
    assert len(play.menu().options) == most, "the default of both parts is the claim; Cancel stands beside it"


@pytest.mark.parametrize("jokers", ["when_short", "any_time"])
@pytest.mark.parametrize("seed", every_third(0, range(12)))
def test_what_is_listed_is_accepted_and_nothing_else(seed: int, jokers: str) -> None:
    """RY-5.34, 5.24, 10.11: through the menus, each listed payment takes the noble; no other can be chosen."""
    rng, any_time = random.Random(seed), jokers == "any_time"
    country, pairs = rng.choice(ways.faces(4, rng.randint(3, 9))), rng.choice(ways.reachable(rng.randint(1, 4)))
    holders = {noble.id: B for noble in NOBLES if rng.random() < 0.5}
    play = scene(4, hands={A: f"{said(country)} + {said(pairs)}"}, holders=holders, jokers=jokers)
    for noble in NUMBER:
        first = ways.country(noble).all(country, any_time=any_time)
        second = ways.intrigue(noble, held=noble in holders).all(pairs, any_time=any_time)
        listed = play.ways(noble, every=True)
        assert listed == ((first, second) if first and second else ([], []))
        both = [(cards, second[0]) for cards in listed[0]] + [(first[0], cards) for cards in listed[1]]
        for cards in both:
            trial = Scene(play.match)
            trial.claim(noble, " + ".join(map(said, cards)))
            (claimed,) = trial.heard(Claimed)
            assert (claimed.country, claimed.intrigue) == cards


@pytest.mark.parametrize("jokers", ["when_short", "any_time"])
def test_pay_is_offered_if_and_only_if_some_noble_has_a_choice(jokers: str) -> None:
    """RY-5.34: over hands of every size, some nobles being held by others and some by the seat itself."""
    found, any_time = [], jokers == "any_time"
    for seed in range(80):
        rng = random.Random(seed)
        country, pairs = rng.choice(ways.faces(4, rng.randint(0, 7))), rng.choice(ways.reachable(rng.randint(0, 4)))
        holders = {noble.id: rng.choice((A, B, C)) for noble in NOBLES if rng.random() < 0.8}
        play = scene(4, hands={A: f"{said(country)} + {said(pairs)}"}, holders=holders, jokers=jokers)
        offered = [NOBLES[claim.noble].id for claim in play.offers(m.Claim)]
        first = [len(ways.country(noble).all(country, any_time=any_time)) for noble in offered]
        second = [len(ways.intrigue(noble, held=noble in holders).all(pairs, any_time=any_time)) for noble in offered]
        found.append(any(one * other > 1 for one, other in zip(first, second, strict=True)))
        assert play.accepts(PAY) == found[-1], (seed, play.hand(A))
    assert min(found.count(False), found.count(True)) >= 10


def test_who_can_be_paid_in_one_way_only_is_offered_whole() -> None:
    """RY-5.34, issue 13: a choice among one is never asked. The Baron of Dijon takes both French cards; logs in which
    they were asked about can be played again."""
    play = scene(hands={A: "fr3 gb1"})
    play.does(PAY)
    baron, marshal = NUMBER["dijon_baron"], NUMBER["berlin_marshal"]
    assert baron in [claim.noble for claim in play.offers(m.Claim)]
    assert marshal in [way.value for way in play.offers("claim.noble")]
    assert not {claim.noble for claim in play.offers(m.Claim)} & {way.value for way in play.offers("claim.noble")}
    assert play.accepts(part(m.Claim, noble=baron))
    play.does(part(m.Claim, noble=baron))
    (claim,) = play.offers(m.Claim)
    play.does(claim)
    assert [each.noble for each in play.heard(Claimed)] == [baron]


def test_a_phrase_pays_whoever_leaves_no_choice() -> None:
    """RY-5.34: what goes without saying may be said."""
    play = scene(hands={A: "fr3 gb1"})
    (phrase,) = (each for each in META.phrases if each.name == "pay")
    whole = point(play.match, A, phrase, {}, "noble")
    assert whole is not None
    claim = next(move for move in whole.menu.moves if isinstance(move, m.Claim))
    said_besides = {"noble": token(claim), "cards": token(part(m.Claim, country=claim.country))}
    for values in ({"noble": token(claim)}, said_besides):
        spoken = play_phrase(play.match, A, phrase, values)
        assert spoken.rest == ()
        assert [each.noble for each in spoken.events if isinstance(each, Claimed)] == [claim.noble]
    with pytest.raises(Refused):
        play_phrase(play.match, A, phrase, {**said_besides, "cards": token(part(m.Claim, country=(0, 1, 0, 0)))})


@pytest.mark.parametrize("every", [False, True])
def test_the_default_stands_first_and_is_chosen_already(every: bool) -> None:
    """RY-5.34: the frugal list first, with no more jokers than needed; the rest only if somebody asks for it."""
    play = scene(hands={A: "fr2 gb4 de3"})
    listed = play.ways("bordeaux_countess", every=every)[0]
    assert len(listed) == (10 if every else 4)
    assert {sum(cards) for cards in listed} == ({5, 7, 9} if every else {5})
    play.aims(NUMBER["bordeaux_countess"], *((EVERY,) if every else ()))
    (claim,) = play.offers(m.Claim)
    assert said(claim.country) == "fr2 de3"
    assert play.accepts(EVERY) == (not every)
    assert [claim.country, *(pay.value for pay in play.offers("claim.country"))] == listed
