"""Claims and captures: RY-5.18, 5.19, 5.25 and 5.27, with the worked examples 9.1 and 9.2."""

import pytest

from engines.core.event import DECISIVE, NOTABLE
from engines.core.move import called
from engines.royals import moves as m
from engines.royals.atlas import CITIES, NOBLES
from engines.royals.claims import prospect
from engines.royals.events import Claimed, LeadChanged, MarkerTaken
from tests.royals.arrange import scene
from tests.royals.notation import CODES, NUMBER, A, B
from tests.royals.scene import Scene

MATCHING = ("fr-de2", "fr-de2", "fr-gb2", "gb-es2")
"""Country → two intrigue cards that show its arms."""


def influence(play: Scene, country: str) -> dict[int, int]:
    return {place.seat: place.influence for place in play.state.europe.standing(CODES.index(country))}


# ---- the price


@pytest.mark.parametrize("noble", [noble.id for noble in NOBLES])
def test_the_price_of_a_vacant_noble(noble: str) -> None:
    """RY-5.19, 5.25: as many cards of its country as it costs, no intrigue; one card less is not enough. One portrait
    and its rank's title, nothing else on the board changes."""
    printed = NOBLES[NUMBER[noble]]
    code = CODES[printed.country]
    play = scene(hands={A: f"{code}{printed.cost} + {MATCHING[printed.country]}"})
    play.claim(noble)
    (claimed,) = play.heard(Claimed)
    assert (sum(claimed.country), sum(claimed.intrigue)) == (claimed.country[printed.country], 0)
    assert claimed.country[printed.country] == printed.cost
    assert play.hand(A).strip(" +") == MATCHING[printed.country]
    assert [NOBLES[number].id for number, seat in enumerate(play.state.europe.holders) if seat == A] == [noble]
    assert [rank for rank, cubes in enumerate(play.state.europe.titles) if cubes[A]] == [printed.rank]
    assert play.values(A) == [CITIES[printed.city].bonus]
    assert claimed.weighs() == NOTABLE
    poor = scene(hands={A: f"{code}{printed.cost - 1}" if printed.cost > 1 else ""})
    assert not [claim for claim in poor.offers(m.Claim) if claim.noble == NUMBER[noble]]


@pytest.mark.parametrize("noble", [noble.id for noble in NOBLES])
def test_the_price_of_a_capture(noble: str) -> None:
    """RY-5.19: one matching intrigue card besides, for a king two; one less is not enough. Nothing weighs more to
    whoever was away (RY-11.4)."""
    printed = NOBLES[NUMBER[noble]]
    code, pair = CODES[printed.country], MATCHING[printed.country].removesuffix("2")
    q = 2 if noble.endswith("_king") else 1
    play = scene(hands={A: f"{code}{printed.cost} + {pair}{q}"}, holders={noble: B})
    play.claim(noble)
    assert play.holder(noble) == A
    assert play.hand(A) == ""
    assert [claimed.weighs() for claimed in play.heard(Claimed)] == [DECISIVE]
    poor = scene(hands={A: f"{code}{printed.cost}" + (f" + {pair}" if q == 2 else "")}, holders={noble: B})
    assert not poor.pays(noble, f"{code}{printed.cost}")
    assert not [claim for claim in poor.offers(m.Claim) if claim.noble == NUMBER[noble]]


def test_a_card_counts_once() -> None:
    """RY-5.19, 8.12: both arms of one card do not make two, for the king of either of its countries."""
    play = scene(hands={A: "es8 + gb-es"}, holders={"madrid_king": B})
    assert play.ways("madrid_king") == ([], [])
    play = scene(hands={A: "es8 + gb-es fr-es"}, holders={"madrid_king": B})
    assert play.pays("madrid_king", "es8 + gb-es fr-es"), "of two different pairs"


# ---- what happens


def test_an_ousted_cube_is_buried_in_that_city() -> None:
    """RY-5.25, 10.9, 8.14: as many as come, and for good; the portrait never holds more than one."""
    play = scene(hands={A: "fr4 + fr-es2", B: "fr2 + fr-gb"}, holders={"dijon_baron": B})
    play.claim("dijon_baron")
    assert play.buried("dijon") == (0, 1, 0)
    assert play.holder("dijon_baron") == A
    play.end()
    play.draw("deck deck deck")
    play.claim("dijon_baron", "fr2 + fr-gb")
    assert play.buried("dijon") == (1, 1, 0)
    play.end()
    play.turn("deck deck deck")
    play.draw("deck deck deck")
    play.claim("dijon_baron", "fr2 + fr-es")
    assert play.buried("dijon") == (1, 2, 0)
    assert play.titles("baron") == (2, 2, 0)


def test_the_lead_passes_with_the_noble() -> None:
    """RY-5.25, 7.1: influence is that of the portraits."""
    play = scene(hands={A: "fr8 + fr-es2"}, holders={"paris_king": B, "dijon_baron": B})
    assert influence(play, "fr") == {B: 5}
    play.claim("paris_king")
    assert influence(play, "fr") == {A: 4, B: 1}
    assert play.heard(LeadChanged) == [LeadChanged(country=0, seat=A, before=B)]


# ---- keeping what one has


def test_a_noble_cannot_be_given_up() -> None:
    """RY-5.27: nothing in a turn vacates a portrait."""
    play = scene(hands={A: "fr5 de1"}, holders={"dijon_baron": A})
    kinds = {called(option.move) for option in play.menu().options}
    assert kinds == {"claim", "claim.cards", "end_turn"}
    for _ in range(3):
        play.defaults()
    assert play.holder("dijon_baron") == A


@pytest.mark.parametrize(
    ("hand", "claims", "left"), [("fr12 de2 gb1", 0, "fr12"), ("fr12", 1, "fr10"), ("fr11 de1", 0, "fr11 de1")]
)
def test_by_default_the_turn_ends_without_a_claim(hand: str, claims: int, left: str) -> None:
    """RY-5.27: whatever the hand could pay, by the default discards; also after a claim, and in a draft."""
    play = scene(hands={A: hand})
    if claims:
        play.claim("dijon_baron")
    elif left == hand:
        play.aims(NUMBER["paris_king"])
    play.defaults()
    assert (play.heard(Claimed), play.hand(A), play.mover) == ([], left, B)


# ---- worked examples


def test_the_baron_is_captured() -> None:
    """RY-1.1, 9.1, 9.2, 5.25, 8.15: with FR2 and one ``fr-es``; not with FR2 alone; and nobody claims his own."""
    play = scene(hands={A: "fr4", B: "fr2 + fr-es"}, deck="de de de gb gb gb")
    play.claim("dijon_baron", "fr2")
    assert (play.thrown, play.titles("baron"), play.values(A)) == ("fr2", (1, 0, 0), [3])
    own = m.Claim(noble=NUMBER["dijon_baron"], country=(2, 0, 0, 0), intrigue=(0,) * 6)
    assert prospect(play.state, A, NUMBER["dijon_baron"]).hindrance == "own_noble"
    assert not play.accepts(own)
    assert not play.pays("dijon_baron", "fr2")
    play.end()
    play.draw("deck deck deck")
    assert not play.pays("dijon_baron", "fr2")
    assert play.pays("dijon_baron", "fr2 + fr-es")
    play.claim("dijon_baron", "fr2 + fr-es")
    assert play.buried("dijon") == (1, 0, 0)
    assert play.holder("dijon_baron") == B
    assert play.titles("baron") == (1, 1, 0)
    assert play.thrown == "fr4 + fr-es1"
    assert not play.heard(MarkerTaken)
    assert influence(play, "fr") == {B: 1}
