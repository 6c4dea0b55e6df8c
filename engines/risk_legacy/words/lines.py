"""The log: one line per event, for whoever heard it (RL-11.4)."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.text import CardRef, SeatRef, Text, text
from engines.risk_legacy.events import battle, founding, rewards
from engines.risk_legacy.events.founding import (
    FactionTaken,
    FoundingBegan,
    GameBegan,
    PowerChosen,
    ScarDealt,
    Started,
    StartRolled,
    StickerStuck,
    WorldFounded,
)
from engines.risk_legacy.events.turn import (
    CardsTraded,
    CardTaken,
    Conceded,
    Eliminated,
    Garrisoned,
    Joined,
    KnockedOut,
    Maneuvered,
    PileEmptied,
    Recruited,
    RowChanged,
    StarGained,
    TakenBack,
    TerritoryEntered,
    TroopsPlaced,
    TurnBegan,
)
from engines.risk_legacy.words.battle_lines import line as battle_line
from engines.risk_legacy.words.campaign_lines import line as campaign_line
from engines.risk_legacy.words.dice import thrown
from engines.risk_legacy.words.land import plain, short
from engines.risk_legacy.words.naming import card, faction, hyphened, territory
from engines.risk_legacy.words.recruits import reckoned


def line(event: Event) -> Text | None:
    match type(event).__module__:
        case founding.__name__:
            return _opening(event)
        case battle.__name__:
            return battle_line(event)
        case rewards.__name__:
            return campaign_line(event)
    return _turn(event)


# ---- before the first turn


def _opening(event: Event) -> Text | None:
    match event:
        case FoundingBegan(order=order):
            return text("event-founding-began", seats=tuple(map(SeatRef, order)))
        case PowerChosen(seat=seat, faction=number, power=power, by_chance=chance):
            return text(
                "event-power-chosen",
                seat=_by(seat),
                faction=faction(number),
                power=CardRef(power),
                chance=int(chance and seat is not None),
            )
        case StickerStuck(seat=seat, territory=at, by_chance=chance):
            return text(
                "event-sticker-stuck", seat=_by(seat), where=territory(at), chance=int(chance and seat is not None)
            )
        case WorldFounded():
            return text("event-world-founded")
        case GameBegan(game=game, row=row, missiles=missiles, scars=scars):
            armed = tuple(text("armed", who=SeatRef(seat), count=count) for seat, count in enumerate(missiles) if count)
            return text(
                "event-game-began", game=game, row=_row(row), count=len(armed), missiles=armed, scars=int(scars)
            )
        case ScarDealt(scar=scar):
            return text("event-scar-dealt", scar=CardRef(scar))
        case StartRolled(rounds=rounds, first=first):
            return text("event-start-rolled", rounds=thrown(map(_rolls, rounds)), seat=SeatRef(first))
        case FactionTaken(seat=seat, faction=number):
            return text("event-faction-taken", seat=SeatRef(seat), faction=faction(number))
        case Started(seat=seat, territory=at, troops=troops):
            return text("event-started", seat=SeatRef(seat), where=territory(at), troops=troops)
        case _:
            raise AssertionError(f"nobody says {type(event).__name__}")


def _by(seat: int | None) -> Text:
    """Chance, where nobody was asked."""
    return text("by-lot") if seat is None else plain(SeatRef(seat))


def _rolls(dice: tuple[tuple[int, int], ...]) -> tuple[Text, ...]:
    """One round of dice for the start."""
    return tuple(text("thrown-by", who=SeatRef(seat), die=die) for seat, die in dice)


def _row(row: tuple[int | None, ...]) -> tuple[Text, ...]:
    """The face-up cards, the newest first."""
    return tuple(text("gap") if number is None else plain(card(number)) for number in row)


# ---- turns


def _turn(event: Event) -> Text | None:
    match event:
        case TurnBegan(seat=seat, round=number):
            return text("event-turn-began", seat=SeatRef(seat), round=number)
        case Garrisoned(seat=seat, territories=held):
            return text("event-garrisoned", seat=SeatRef(seat), where=tuple(map(territory, held)))
        case Joined(seat=seat, territory=at, troops=troops):
            return text("event-joined", seat=SeatRef(seat), where=territory(at), count=troops)
        case Recruited():
            return _recruited(event)
        case TroopsPlaced(seat=seat, territory=at, troops=troops):
            return text("event-troops-placed", seat=SeatRef(seat), where=territory(at), count=troops)
        case TakenBack(seat=seat, what=what):
            return text("event-taken-back", seat=SeatRef(seat), what=what)
        case TerritoryEntered():
            return _entered(event)
        case Maneuvered(seat=seat, origin=origin, target=target, troops=troops):
            return text(
                "event-maneuvered",
                seat=SeatRef(seat),
                origin=territory(origin),
                target=territory(target),
                count=troops,
            )
        case KnockedOut() | Eliminated() | Conceded():
            return _leaving(event)
        case _:
            return _dealt(event)


def _leaving(event: KnockedOut | Eliminated | Conceded) -> Text:
    match event:
        case KnockedOut(seat=seat, by=by, cards=cards):
            return text(
                "event-knocked-out", seat=SeatRef(seat), by=SeatRef(by), count=len(cards), cards=tuple(map(card, cards))
            )
        case Eliminated(seat=seat, why=why):
            return text("event-eliminated", seat=SeatRef(seat), why=hyphened(why))
        case Conceded(seat=seat, to=None):
            return text("event-conceded-not", seat=SeatRef(seat))
        case Conceded(seat=seat, to=int(to)):
            return text("event-conceded", seat=SeatRef(seat), to=SeatRef(to))
        case _:
            raise AssertionError(event)


def _recruited(event: Recruited) -> Text:
    total = event.base + event.continents + event.names
    return text("event-recruited", seat=SeatRef(event.seat), count=total, sum=reckoned(event))


def _entered(event: TerritoryEntered) -> Text:
    said = text(
        "event-territory-entered",
        seat=SeatRef(event.seat),
        origin=territory(event.origin),
        target=territory(event.target),
        count=event.troops,
        lost=event.lost,
    )
    return said if event.hq is None else text("event-hq-entered", line=said, whose=SeatRef(event.hq))


# ---- cards


def _dealt(event: Event) -> Text | None:
    """The star of the coin pile is told with the pile."""
    match event:
        case StarGained(seat=seat, source="bought", cards=cards):
            return text("event-star-bought", seat=SeatRef(seat), cards=short(cards))
        case StarGained():
            return None
        case CardsTraded(seat=seat, cards=cards, coins=coins, troops=troops):
            return text("event-cards-traded", seat=SeatRef(seat), cards=short(cards), coins=coins, count=troops)
        case CardTaken(seat=seat, card=number, levied=levied):
            return text("event-card-taken", seat=SeatRef(seat), card=card(number), levied=int(levied))
        case RowChanged():
            return _came_up(event)
        case PileEmptied(seat=None):
            return text("event-pile-emptied-tied")
        case PileEmptied(seat=int(seat)):
            return text("event-pile-emptied", seat=SeatRef(seat))
        case _:
            raise AssertionError(f"nobody says {type(event).__name__}")


def _came_up(event: RowChanged) -> Text:
    """The row as it is now, and what had to make room for a coin card (RL-5.11.4)."""
    said = text("event-row-changed", row=_row(event.row), reshuffled=event.reshuffled)
    return said if event.discarded is None else text("event-discarded", card=card(event.discarded), line=said)
