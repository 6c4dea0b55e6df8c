"""The end of a game and what it leaves in the world, in the log (RL-7)."""

from __future__ import annotations

from engines.core.event import Event
from engines.core.text import CardRef, PersonRef, Said, SeatRef, Text, text
from engines.risk_legacy.events.rewards import (
    BoardSigned,
    BonusAltered,
    CityBuilt,
    ContinentTaken,
    FortificationBuilt,
    GameRecorded,
    GameWon,
    NameGiven,
    NamePostponed,
    NamerChosen,
    RewardForgone,
    ScarRemoved,
    TerritoryCardDestroyed,
    TerritoryCardUpgraded,
)
from engines.risk_legacy.words.dice import thrown
from engines.risk_legacy.words.naming import PLANET, continent, hyphened, territory


def line(event: Event) -> Text | None:
    match event:
        case GameWon(seat=seat, why=why, stars=stars):
            return text("event-game-won", seat=SeatRef(seat), why=hyphened(why), count=stars)
        case BoardSigned(seat=seat, game=game, signatures=count):
            return text("event-board-signed", seat=SeatRef(seat), game=game, count=count)
        case RewardForgone(seat=seat):
            return text("event-reward-forgone", seat=SeatRef(seat))
        case NameGiven() | NamePostponed() | NamerChosen():
            return _named(event)
        case GameRecorded(game=game):
            return text("event-game-recorded", game=game)
        case _:
            return _marked(event)


def _marked(event: Event) -> Text:
    """Rewards as they are taken."""
    match event:
        case ContinentTaken(seat=seat, continent=number):
            return text("event-continent-taken", seat=SeatRef(seat), continent=continent(number))
        case CityBuilt(seat=seat, territory=at, city=city):
            return text("event-city-built", seat=SeatRef(seat), where=territory(at), city=hyphened(city))
        case ScarRemoved(seat=seat, territory=at):
            return text("event-scar-removed", seat=SeatRef(seat), where=territory(at))
        case BonusAltered(seat=seat, continent=number, change=change, bonus=bonus):
            return text(
                "event-bonus-altered",
                seat=SeatRef(seat),
                continent=continent(number),
                before=bonus - change,
                bonus=bonus,
            )
        case FortificationBuilt(seat=seat, territory=at):
            return text("event-fortification-built", seat=SeatRef(seat), where=territory(at))
        case TerritoryCardDestroyed(seat=seat, territory=at):
            return text("event-territory-card-destroyed", seat=SeatRef(seat), card=territory(at))
        case TerritoryCardUpgraded(seat=seat, territory=at, coins=coins):
            return text("event-territory-card-upgraded", seat=SeatRef(seat), card=territory(at), coins=coins)
        case _:
            raise AssertionError(f"nobody says {type(event).__name__}")


def _named(event: NameGiven | NamePostponed | NamerChosen) -> Text:
    match event:
        case NameGiven(seat=seat, place=place, number=number, name=name):
            where = _where(place, number)
            said = Said(name, text("name-hidden"))
            return text("event-name-given", seat=SeatRef(seat), place=place, where=where, name=said)
        case NamePostponed(seat=seat, place=place):
            return text("event-name-postponed", seat=SeatRef(seat), place=place)
        case NamerChosen(person=person, rounds=rounds):
            dice = thrown(map(_tie, rounds))
            return text("event-namer-chosen", person=PersonRef(person), count=len(rounds), rounds=dice)


def _where(place: str, number: int) -> CardRef:
    match place:
        case "city":
            return territory(number)
        case "continent":
            return continent(number)
        case _:
            return CardRef(PLANET)


def _tie(dice: tuple[tuple[str, int, int], ...]) -> tuple[Text, ...]:
    """One round of dice among those with equally many signatures."""
    return tuple(text("tie-by", who=PersonRef(person), die=die, named=named) for person, die, named in dice)
