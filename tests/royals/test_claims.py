"""Claims and captures: RY-5.18, 5.19, 5.25 and 5.27, with the worked examples 9.1 and 9.2."""

import pytest

from engines.core.event import DECISIVE, NOTABLE
from engines.core.move import called
from engines.royals import moves as m
from engines.royals.atlas import CITIES, NOBLES
from engines.royals.events import Claimed, LeadChanged, MarkerTaken
from tests.royals.arrange import scene
from tests.royals.notation import CODES, NUMBER, A, B
from tests.royals.rows import Row, case

MATCHING = ("fr-de2", "fr-de2", "fr-gb2", "gb-es2")
"""Country → two intrigue cards that show its arms."""


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


DRAW = "draw deck deck deck"
ROWS = [
    case(
        "RY-5.19, 8.12: both arms of one card do not make two, for the king of either of its countries",
        "es8 + gb-es", {"ways madrid_king": ([], [])}, holders={"madrid_king": B},
    ),
    case(
        "RY-5.19, 8.12: of two different pairs they do", "es8 + gb-es fr-es",
        {"pays madrid_king, es8 + gb-es fr-es": True}, holders={"madrid_king": B},
    ),
    case(
        "RY-5.25, 10.9, 8.14: ousted cubes are buried in that city, as many as come, and for good",
        "fr4 + fr-es2 | fr2 + fr-gb",
        "claim dijon_baron", {"buried dijon": (0, 1, 0), "holder dijon_baron": A},
        f"end; {DRAW}; claim dijon_baron, fr2 + fr-gb", {"buried dijon": (1, 1, 0)},
        f"end; {DRAW}; end; {DRAW}; claim dijon_baron, fr2 + fr-es",
        {"buried dijon": (1, 2, 0), "titles baron": (2, 2, 0)}, holders={"dijon_baron": B},
    ),
    case(
        "RY-5.25, 7.1: the lead passes with the noble: influence is that of the portraits", "fr8 + fr-es2",
        {"influence fr": {B: 5}}, "claim paris_king", {"influence fr": {A: 4, B: 1}},
        {LeadChanged: [LeadChanged(country=0, seat=A, before=B)]}, holders={"paris_king": B, "dijon_baron": B},
    ),
    case(
        "RY-1.1, 9.1, 9.2, 5.25, 8.15: the baron is captured with FR2 and one fr-es, not with FR2 alone",
        "fr4 | fr2 + fr-es",
        "claim dijon_baron, fr2", {"thrown": "fr2", "titles baron": (1, 0, 0), "values A": [3]},
        "never: claim dijon_baron, fr2", f"end; {DRAW}", {"pays dijon_baron, fr2": False},
        "claim dijon_baron, fr2 + fr-es", {"buried dijon": (1, 0, 0), "holder dijon_baron": B, "influence fr": {B: 1}},
        {"titles baron": (1, 1, 0), "thrown": "fr4 + fr-es1", (MarkerTaken, "seat"): [A]}, deck="de de de gb gb gb",
    ),
]  # fmt: skip


@pytest.mark.parametrize("row", ROWS)
def test_claims(row: Row) -> None:
    row()


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
