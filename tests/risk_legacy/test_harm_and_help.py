"""What befalls people is told by itself, to its loser as theirs; and what helps them has another sign than harm."""

import pytest

from bot.play import telling
from bot.play.past import Past
from engines.core.digest import Heard, digest
from engines.core.event import Event
from engines.risk_legacy.atlas import NUMBER
from engines.risk_legacy.events.battle import ScarPlayed
from engines.risk_legacy.events.packets import TroopsLost
from engines.risk_legacy.events.turn import Garrisoned, TurnBegan
from engines.risk_legacy.packets.common.told import EventDrawn
from persistence.records import Known
from persistence.sittings import Sitting
from tests.kits import EVERY

SITTINGS = [Sitting(step=0, seat=seat, person=f"p{seat}") for seat in range(3)]
PERU, EGYPT = NUMBER["peru"], NUMBER["egypt"]
DRAWN = (
    EventDrawn(event="resistance", seat=None),
    TroopsLost(seat=0, territory=PERU, troops=1, emptied=True, cause="resistance", hq=0),
    TroopsLost(seat=2, territory=EGYPT, troops=1, emptied=False, cause="resistance"),
)


def told(*events: Event, reader: int | None, sittings: tuple[Sitting, ...] = (), locale: str = "en") -> list[str]:
    """In a turn of Bob's."""
    people = Known(people=tuple((f"p{seat}", name) for seat, name in enumerate(("Ann", "Bob", "Cid", "Dot"))))
    past = Past(EVERY, "risk_legacy", locale, ("Ann", "Bob", "Cid"), people, [*SITTINGS, *sittings])
    heard = [Heard(1, event) for event in (TurnBegan(seat=1, round=2), *events)]
    return "\n".join(telling.digested(digest(heard, reader), past, reader)).split("\n")


def test_losses_to_an_event_have_lines_of_their_own() -> None:
    """RL-B0.6, B1.8, 11.4. What a newcomer missed: that their headquarters had fallen stood inside the sentence of
    whoever had drawn the event, and was not called theirs."""
    assert told(*DRAWN, reader=0) == [
        "▸ Round 2: 🔵 Bob — 🃏 Event: Resistance",
        "- ❗ 🔻 You lose 1 troop in Peru (Resistance); nobody is left there, and with the HQ you lose a star ★",
        "- 🔻 🔔 Cid loses 1 troop in Egypt (Resistance)",
    ]
    for reader in (1, None):
        assert told(*DRAWN, reader=reader)[1:] == [
            "- 🔻 🟥 Ann loses 1 troop in Peru (Resistance); nobody is left there, and the star ★ of the HQ is lost",
            "- 🔻 🔔 Cid loses 1 troop in Egypt (Resistance)",
        ]


def test_whoever_took_over_reads_whose_it_was() -> None:
    """It was not theirs then."""
    came = Sitting(step=2, seat=0, person="p3")
    assert "You lose" not in "\n".join(told(*DRAWN, reader=0, sittings=(came,)))


@pytest.mark.parametrize(
    ("scar", "sign"), [("bunker", "👍 "), ("mercenary", "👍 "), ("ammo_shortage", "❗ "), ("biohazard", "❗ ")]
)
def test_what_helps_its_reader_has_a_sign_of_its_own(scar: str, sign: str) -> None:
    """RL-2.3.3, B1.7, B2.3. What a newcomer missed: a bunker that somebody gave them looked like an attack."""
    played = ScarPlayed(seat=1, territory=PERU, scar=scar, holder=0)
    (mine,), (others,), (none,) = (
        told(Garrisoned(seat=1, territories=(EGYPT,)), played, reader=at) for at in (0, 2, None)
    )
    assert (mine, mine[: len(sign)]) == (sign + others, sign)
    assert others == none


def test_harm_goes_before_help() -> None:
    helps, harms = (ScarPlayed(seat=1, territory=PERU, scar=scar, holder=0) for scar in ("bunker", "biohazard"))
    assert told(helps, harms, reader=0)[0].startswith("❗ ")
