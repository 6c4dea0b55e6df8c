"""How the moves of one's own turn are said, battle apart (RL-5.3 to 5.5, 5.10, 5.11)."""

from __future__ import annotations

from typing import Any, Literal

from engines.core.move import Move
from engines.core.text import CardRef, Text, text
from engines.risk_legacy.atlas import CONTINENTS, TERRITORIES
from engines.risk_legacy.moves.battle import Assault
from engines.risk_legacy.moves.rewards import NameLater
from engines.risk_legacy.moves.turn import (
    AddCard,
    AimExpand,
    AimManeuver,
    BuyStar,
    ChooseStar,
    ChooseTrade,
    DropCard,
    EndTurn,
    Expand,
    From,
    GoOn,
    Maneuver,
    Place,
    PlaceAt,
    TakeBack,
    TakeCard,
    To,
    Trade,
)
from engines.risk_legacy.rules.expansion import origins, toll
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.rules.paths import any_time
from engines.risk_legacy.rules.recruits import reckon
from engines.risk_legacy.rules.supply import claims, due, expansions, levy
from engines.risk_legacy.rules.trading import PRICE, brings, coins
from engines.risk_legacy.state import State
from engines.risk_legacy.turn import Deed, Expanded, Moved, Placed, Traded
from engines.risk_legacy.words.battle import chance
from engines.risk_legacy.words.land import card, dotted, enemies, gains, marks, plain, short, spot
from engines.risk_legacy.words.naming import cards, hyphened, territory
from engines.risk_legacy.words.recruits import reckoned

# ---- labels


def say(state: State, seat: int, move: Move) -> Text:
    match move:
        case Place() | PlaceAt() | Expand() | AimExpand() | Maneuver() | AimManeuver() | From() | To():
            return _marching(state, seat, move)
        case BuyStar():
            return text("move-buy-star", stars=state.stars(seat), more=state.stars(seat) + 1)
        case Trade(cards=given):
            return text("move-trade", coins=coins(state.world, given), troops=brings(state, seat, given))
        case AddCard(card=number) | DropCard(card=number) | TakeCard(card=number):
            return text(f"move-{hyphened(move.kind)}", card=card(state.world, number))
        case TakeBack():
            return text("move-take-back", what=_deed(state.ongoing.undo[-1]))
        case NameLater(place=place, number=number):
            ref = TERRITORIES[number] if place == "city" else CONTINENTS[number]
            return text("move-name-later", place=place, where=CardRef(ref))
        case _:
            return text(f"move-{hyphened(move.kind)}")


def _marching(state: State, seat: int, move: Move) -> Text:
    """Troops that go somewhere. Once all but their number is settled, only that is said."""
    drafting = state.drafts[seat] is not None
    match move:
        case Place(territory=at, troops=troops):
            return text("move-all", count=troops) if drafting else text("move-place", where=territory(at), count=troops)
        case PlaceAt(territory=at) | From(origin=at) | To(target=at):
            return spot(state, at)
        case AimManeuver(origin=at):
            return text("move-aim-maneuver", spot=spot(state, at))
        case Expand() | Maneuver() if _number_open(state, seat):
            return text("move-all", count=move.troops)
        case Expand(origin=at) if drafting:
            return spot(state, at)
        case Expand(target=at) | AimExpand(target=at):
            return plain(territory(at))
        case Maneuver(target=at):
            return spot(state, at)
        case _:
            raise AssertionError(move)


def _ends(state: State, seat: int) -> int:
    """Whether a maneuver is the last thing in the turn of *seat* (RL-5.10.3)."""
    return int(not any_time(state, seat))


def _number_open(state: State, seat: int) -> bool:
    """Whether nothing but a number is left to say."""
    draft: Any = state.drafts[seat]
    if draft is None:
        return False
    if draft.kind == "expanding":
        return draft.origin is not None
    return draft.kind == "maneuvering" and draft.target is not None


def _deed(deed: Deed) -> Text:
    match deed:
        case Placed(territory=at, troops=troops):
            return text("move-place", where=territory(at), count=troops)
        case Traded(cards=given, troops=troops):
            return text("deed-traded", cards=len(given), troops=troops)
        case Expanded(origin=origin, target=target) | Moved(origin=origin, target=target):
            return text("deed-moved", origin=territory(origin), target=territory(target))
        case _:
            raise AssertionError(deed)


def in_general(move: Move) -> Text:
    """What is done with moves of that kind."""
    return text("move-in-general", what=hyphened(move.kind))


def other_lands(_move: Move) -> Text:
    """One stands for all."""
    return text("other-lands")


# ---- groups


def group(state: State, seat: int, move: Move) -> Text:
    """Headings for the menus with most in them."""
    match move:
        case Place(territory=at) | PlaceAt(territory=at):
            return text("group-place", front=int(threat(state, seat, at) > 0))
        case Trade() | ChooseTrade():
            return text("group-trade")
        case Expand() | AimExpand():
            return text("group-expand")
        case AimManeuver():
            return text("group-maneuver", any=int(any_time(state, seat)))
        case _:
            raise AssertionError(move)


# ---- hints


def hint(state: State, seat: int, move: Move) -> Text | None:
    match move:
        case PlaceAt(territory=at):
            return _placing(state, seat, at, state.ongoing.recruits)
        case Place(territory=at, troops=troops) if state.drafts[seat] is None:
            return _placing(state, seat, at, troops)
        case Expand() | AimExpand():
            return _expanding(state, seat, move)
        case AimManeuver(origin=at) | To(target=at):
            return dotted(enemies(state, seat, at), *marks(state, at))
        case From(origin=at):
            return _from(state, seat, at)
        case Maneuver(target=at) if not _number_open(state, seat):
            ends = text("hint-ends-turn") if _ends(state, seat) else None
            return dotted(ends, enemies(state, seat, at), *marks(state, at))
        case NameLater() | ChooseStar() | ChooseTrade():
            return None
        case _:
            return _dealing(state, seat, move)


def _placing(state: State, seat: int, at: int, troops: int) -> Text | None:
    stand = state.fields[at].troops
    grown = text("hint-grow", troops=stand, after=stand + troops)
    return dotted(grown, enemies(state, seat, at), *marks(state, at))


def _from(state: State, seat: int, origin: int) -> Text | None:
    """Of an attack: how likely it is to conquer from there. Of an expansion: what threatens it."""
    draft: Any = state.drafts[seat]
    if draft is not None and draft.kind == "attacking":
        return chance(state, seat, Assault(origin=origin, target=draft.target, rolls=None))
    return enemies(state, seat, origin)


def _expanding(state: State, seat: int, move: Expand | AimExpand) -> Text | None:
    """What it costs, what may arrive, what it brings; within a draft only what changes from answer to answer."""
    target = move.target
    price = toll(state, seat, target)
    cost = text("hint-toll", count=price) if price else None
    if isinstance(move, Expand):
        origin, arrive = move.origin, text("hint-arrive", count=move.troops - price)
        if state.drafts[seat] is not None:
            return dotted(arrive, cost)
    else:
        origin = origins(state, seat, target)[0]
        arrive = text("hint-arrive-most", count=state.fields[origin].troops - 1 - price)
    start = text("hint-from", where=territory(origin))
    return dotted(start, arrive, cost, gains(state, seat, target, attack=False), enemies(state, seat, target))


def _dealing(state: State, seat: int, move: Move) -> Text | None:
    """Cards, and what the end of a step leads to."""
    match move:
        case Trade(cards=given) if given:
            return dotted(text("hint-cards", cards=short(given)), text("hint-star-instead", cards=PRICE))
        case BuyStar(cards=given) if given:
            return text("hint-cards", cards=short(given))
        case TakeCard(card=number):
            hand = (*state.sides[seat].hand, number)
            slot = state.cards.row.index(number) + 1
            troops = levy(state, seat, number)
            levied = text("hint-levy", count=troops) if troops else None
            return dotted(text("hint-slot", slot=slot), levied, purse(state, seat, hand))
        case AddCard(card=number):
            return _price(state, seat, added=number)
        case DropCard(card=number):
            return _price(state, seat, dropped=number)
        case GoOn():
            return text("hint-go-on", count=reckon(state, seat).total) if state.held(seat) else text("hint-joins")
        case EndTurn():
            return _due(state, seat)
        case _:
            return None


def purse(state: State, seat: int, hand: tuple[int, ...]) -> Text:
    """How many cards, what they show together and what that trades for."""
    return text("purse", count=len(hand), coins=coins(state.world, hand), troops=brings(state, seat, hand))


def _price(state: State, seat: int, *, added: int | None = None, dropped: int | None = None) -> Text | None:
    """What the chosen cards would trade for with one more or less; a star takes cards whatever they show."""
    draft: Any = state.drafts[seat]
    if draft is None or draft.kind != "spending" or draft.purpose == "star":
        return None
    cards = list(draft.cards)
    if added is not None:
        cards.append(added)
    if dropped is not None:
        cards.remove(dropped)
    given = tuple(cards)
    return text("hint-price", coins=coins(state.world, given), troops=brings(state, seat, given))


Due = Literal["choice", "single", "coin", "none", "not-due"]


def _due(state: State, seat: int) -> Text:
    """The card that comes with the end of the turn, as things stand (RL-5.11)."""
    open_ = claims(state, seat)
    kind: Due = "not-due"
    if due(state, seat):
        kind = ("choice" if len(open_) > 1 else "single") if open_ else "coin" if state.cards.pile else "none"
    told = text("hint-end-turn", card=kind, cards=tuple(card(state.world, number) for number in open_))
    most = expansions(state, seat)
    if kind != "not-due" or not most:
        return told
    return text("hint-expansions", line=told, count=len(state.ongoing.expanded), of=most)


# ---- notes


def setting_out(state: State, seat: int, origin: int, target: int) -> tuple[Text, ...]:
    """Before an expansion: both ends, and what the way in costs."""
    price = toll(state, seat, target)
    stays = text("note-end", spot=spot(state, origin), enemies=enemies(state, seat, origin))
    goal = text("note-end", spot=plain(territory(target)), enemies=enemies(state, seat, target))
    return (stays, goal, *((text("note-toll", count=price),) if price else ()))


def recruiting(state: State, seat: int) -> tuple[Text, ...]:
    """How the recruits of this turn come together, and the cards that may still be traded."""
    found = reckon(state, seat)
    return (
        text("note-left", count=state.ongoing.recruits),
        text("note-recruits", count=found.total, sum=reckoned(found)),
        *holding(state, seat),
    )


def holding(state: State, seat: int) -> tuple[Text, ...]:
    """The resource cards in hand, and what they are worth."""
    hand = state.sides[seat].hand
    return (text("note-hand", cards=cards(state.world, hand), purse=purse(state, seat, hand)),) if hand else ()
