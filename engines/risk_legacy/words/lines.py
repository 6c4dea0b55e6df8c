"""The log: one line per event, for whoever heard it (RL-11.4). Most are said by the fields of their events alone."""

from typing import Any

from engines.core.event import Event
from engines.core.shown import told
from engines.core.text import Arg, CardRef, PersonRef, SeatRef, Text, text
from engines.risk_legacy.components import BOX
from engines.risk_legacy.events import battle, founding, rewards, turn
from engines.risk_legacy.events.packets import SaidItself
from engines.risk_legacy.naming import PLANET, card, continent, territory
from engines.risk_legacy.words.battle import UNTIL
from engines.risk_legacy.words.dice import dice, loss, thrown
from engines.risk_legacy.words.figures import reckoned, recruits
from engines.risk_legacy.words.land import plain, short


def line(event: Event) -> Text | None:
    """``None`` where another event tells it along: the star of the coin pile, a window, dice that are not settled."""
    if isinstance(event, SaidItself):
        return event.said()
    match type(event).__module__:
        case founding.__name__:
            return _opening(event)
        case battle.__name__:
            return _battle(event)
        case rewards.__name__:
            return _ending(event)
    return _turn(event)


# ---- before the first turn


def _opening(event: Event) -> Text:
    match event:
        case founding.PowerChosen(seat=seat, by_chance=chance) | founding.StickerStuck(seat=seat, by_chance=chance):
            return told(event, seat=_by(seat), chance=int(chance and seat is not None), by_chance=None)
        case founding.GameBegan(row=row, missiles=missiles):
            armed = tuple(text("armed", who=SeatRef(seat), count=count) for seat, count in enumerate(missiles) if count)
            return told(event, row=_row(row), count=len(armed), missiles=armed)
        case founding.StartRolled(rounds=rounds):
            return told(event, rounds=thrown(map(_rolls, rounds)))
        case _:
            return told(event)


def _by(seat: int | None) -> Text:
    """Chance, where nobody was asked."""
    return text("by-lot") if seat is None else plain(SeatRef(seat))


def _rolls(thrown: tuple[tuple[int, int], ...]) -> tuple[Text, ...]:
    """One round of dice for the start."""
    return tuple(text("thrown-by", who=SeatRef(seat), die=die) for seat, die in thrown)


def _row(row: tuple[int | None, ...]) -> tuple[Text, ...]:
    """The face-up cards, the newest first."""
    return tuple(text("gap") if number is None else plain(card(number)) for number in row)


# ---- turns


def _turn(event: Event) -> Text | None:
    match event:
        case turn.Recruited(seat=seat) | turn.RecruitedMore(seat=seat):
            return text("event-recruited", seat=SeatRef(seat), count=recruits(event), sum=reckoned(event))
        case turn.TerritoryEntered(hq=hq):
            said = told(event, hq=None, each=int(isinstance(event.target, tuple)))
            return said if hq is None else text("event-hq-entered", line=said, whose=SeatRef(hq))
        case turn.KnockedOut(by=by, cards=cards):
            key = "event-wiped-out" if by is None else ""
            return told(event, key, cards=tuple(map(card, cards)), count=len(cards))
        case turn.TroopsPlaced(garrisoned=held) if held:
            return _garrisoned(event)
        case turn.TroopsPlaced():
            return told(event, garrisoned=None)
        case turn.Conceded(to=None):
            return told(event, "event-conceded-not")
        case turn.StarGained(source="bought", cards=cards):
            return told(event, "event-star-bought", cards=short(cards), source=None)
        case turn.StarGained():
            return None
        case turn.CardsTraded(cards=cards):
            return told(event, cards=short(cards))
        case turn.RowChanged(row=row, discarded=discarded):
            said = told(event, row=_row(row), discarded=None)
            return said if discarded is None else text("event-discarded", card=card(discarded), line=said)
        case turn.PileEmptied(seat=None):
            return told(event, "event-pile-emptied-tied")
        case _:
            return told(event)


def _garrisoned(event: turn.TroopsPlaced) -> Text:
    """Recruits, and where a headquarters has brought one more."""
    others = tuple(territory(at) for at in event.garrisoned if at != event.territory)
    here = 0 if event.territory not in event.garrisoned else 2 if others else 1
    count = len(event.garrisoned)
    return told(event, "event-troops-garrisoned", garrisoned=None, here=here, others=others, count=count)


# ---- assaults: a heading, a line for each roll, the sum (RL-5.9.8)


def _battle(event: Event) -> Text | None:
    match event:
        case battle.AssaultBegan(dice=count, rolls=rolls):
            return told(event, dice=text("order-dice", count=count), rolls=text("order-rolls", count=rolls or UNTIL))
        case battle.WindowClosed() | battle.DiceRolled():
            return None
        case battle.ScarPlayed(holder=holder):
            whose: Arg = () if holder is None else SeatRef(holder)
            return told(event, holder=whose, foreign=int(holder is not None))
        case battle.MissilesFired():
            return _shot(event)
        case battle.RollSettled():
            return _settled(event)
        case battle.Conquered(hq=hq):
            said = told(event, origin=None, troops=None, hq=None)
            return said if hq is None else text("event-hq-taken", line=said, whose=SeatRef(hq))
        case battle.MovedIn():
            return told(event, seat=None, origin=None)
        case battle.AssaultEnded():
            return _ended(event)
        case _:
            return told(event)


def _shot(event: battle.MissilesFired) -> Text:
    """Whose dice were changed, by name; else by what their numbers say."""
    whose, count = event.whose, len(event.dice)
    if not whose:
        return told(event, count=count, dice=None, whose=None, side=_side(event.dice))
    if len(whose) > 1:
        return told(event, "event-missiles-fired-both", count=count, dice=None)
    own = int(whose == (event.seat,))
    return told(event, "event-missiles-fired-at", count=count, dice=None, whose=SeatRef(whose[0]), own=own)


def _side(fired: tuple[int, ...]) -> str:
    """Whose dice these are, as far as their numbers alone can say: those of the attacker come first."""
    if fired == (0,):
        return "attack"
    return "defence" if min(fired) >= BOX.combat.attack_dice_max else "open"


def _ended(event: battle.AssaultEnded) -> Text:
    """What came of the assault, what it has cost, and whose headquarters fell with it."""
    sums = text("event-sums", count=event.rolls, lost=event.attacker_lost, killed=event.defender_lost)
    whose: Arg = () if event.defender is None else SeatRef(event.defender)
    known = int(bool(whose))
    sides: dict[str, Any] = {"defender": whose, "known": known, "sums": sums}
    unsaid: dict[str, Any] = dict.fromkeys(("attacker_lost", "defender_lost", "hq", "breaker", "fired"))
    said = told(event, **unsaid, **sides)
    return said if event.hq is None else text("event-hq-fell", line=said, whose=SeatRef(event.hq))


def broken_off(event: battle.AssaultEnded, reader: int | None = None) -> Text:
    """By whose missile or card an assault was interrupted, as far as that is known."""
    if event.breaker is None:
        return text("broken-off")
    mine = int(event.breaker == reader)
    return text("broken-off-by", who=SeatRef(event.breaker), mine=mine, missiles=event.fired)


def _settled(event: battle.RollSettled) -> Text:
    """The whole roll: as the dice fell, what became of them, who lost what; at the head of what is told, where."""
    cut = len(event.attack)
    said = text(
        "event-roll-settled",
        attack=dice(event.natural[:cut], event.attack),
        defence=dice(event.natural[cut:], event.defence),
        lost=loss(event.attacker_lost),
        killed=loss(event.defender_lost),
    )
    if event.target is not None:
        said = text("event-roll-at", where=territory(event.target), line=said)
    if event.ticked:
        said = text("event-ticked", line=said)
    if event.overrun:
        return text("event-overrun", line=said)
    return text("event-closed", line=said) if event.closed else said


# ---- the end of a game and what it leaves in the world (RL-7)


def _ending(event: Event) -> Text:
    match event:
        case rewards.BonusAltered(change=change, bonus=bonus):
            return told(event, before=bonus - change, change=None)
        case rewards.NameGiven(place=place, number=number):
            return told(event, where=_where(place, number), number=None)
        case rewards.NamerChosen(rounds=rounds):
            return told(event, count=len(rounds), rounds=thrown(map(_tie, rounds)), seat=None)
        case _:
            return told(event)


def _where(place: str, number: int) -> CardRef:
    match place:
        case "city":
            return territory(number)
        case "continent":
            return continent(number)
        case _:
            return CardRef(PLANET)


def _tie(thrown: tuple[tuple[str, int, int], ...]) -> tuple[Text, ...]:
    """One round of dice among those with equally many signatures."""
    return tuple(text("tie-by", who=PersonRef(person), die=die, named=named) for person, die, named in thrown)
