"""How the moves of one's own turn are said, battle apart (RL-5.3 to 5.5, 5.10, 5.11)."""

from collections.abc import Mapping
from typing import Any, Literal

from engines.core.hand import numbered, numbers
from engines.core.move import Move, Part
from engines.core.shown import hyphened
from engines.core.text import Arg, CardRef, SeatRef, Text, text
from engines.risk_legacy.atlas import CONTINENTS
from engines.risk_legacy.lands import territory_id
from engines.risk_legacy.moves import turn as m
from engines.risk_legacy.moves.battle import PlayScar
from engines.risk_legacy.moves.rewards import NameLater
from engines.risk_legacy.naming import cards, in_hand, lies_in, territory
from engines.risk_legacy.rules.entering import arriving
from engines.risk_legacy.rules.expansion import origins, toll
from engines.risk_legacy.rules.ground import threat
from engines.risk_legacy.rules.paths import any_time
from engines.risk_legacy.rules.perils import NOWHERE, Peril, after, perils
from engines.risk_legacy.rules.recruits import PRICE, brings, coins, reckon, winning
from engines.risk_legacy.rules.supply import claims, due, expansions, levy
from engines.risk_legacy.scars import early
from engines.risk_legacy.state import State
from engines.risk_legacy.turn import Deed, Expanded, Moved, Placed, Traded
from engines.risk_legacy.words.figures import reckoned
from engines.risk_legacy.words.land import card, dotted, enemies, foes, gains, idle_scar, marks, plain, short, spot

# ---- labels


def say(state: State, seat: int, move: Move) -> Text:
    match move:
        case m.Place() | m.Expand() | m.Maneuver() | Part(of="place" | "expand" | "maneuver"):
            return _marching(state, seat, move)
        case Part(of="lay_scar", value=str(scar)):
            return text("move-lay-scar", scar=CardRef(scar))
        case Part(field="add" | "drop" as field, value=int(number)):
            return text(f"move-{field}-card", card=card(state.world, number))
        case Part(of=of, field=field):
            return text(f"move-{hyphened(of)}-{field}")
        case m.BuyStar():
            return text(
                "move-buy-star", stars=state.stars(seat), more=state.stars(seat) + 1, wins=int(winning(state, seat))
            )
        case m.Trade(cards=given):
            return text("move-trade", coins=coins(state.world, given), troops=brings(state, seat, given))
        case m.TakeCard(card=number):
            return text("move-take-card", card=card(state.world, number))
        case m.TakeBack():
            return text("move-take-back", what=_deed(state.ongoing.undo[-1]))
        case m.LayScar(territory=at):
            return plain(territory(at))
        case NameLater(place=place, number=number):
            ref = territory_id(number) if place == "city" else CONTINENTS[number]
            return text("move-name-later", place=place, where=CardRef(ref))
        case _:
            return text(f"move-{hyphened(move.kind)}")


def _marching(state: State, seat: int, move: Move) -> Text:
    """Troops that go somewhere. Once all but their number is settled, only that is said."""
    drafting = state.drafts[seat] is not None
    match move:
        case m.Place(territory=at, troops=troops):
            return text("move-all", count=troops) if drafting else text("move-place", where=territory(at), count=troops)
        case Part(of="maneuver", field="origin", value=int(at)):
            return text("move-aim-maneuver", spot=spot(state, at))
        case Part(of="expand", field="target", value=int(at)):
            return plain(territory(at))
        case Part(value=int(at)):
            return spot(state, at)
        case m.Expand() | m.Maneuver() if _number_open(state, seat):
            return text("move-all", count=move.troops)
        case m.Expand(origin=at) if drafting:
            return spot(state, at)
        case m.Expand(target=at):
            return plain(territory(at))
        case m.Maneuver(origin=origin, target=at):
            return spot(state, at) if drafting else text("deed-moved", origin=territory(origin), target=territory(at))
        case _:
            raise AssertionError(move)


def _number_open(state: State, seat: int) -> bool:
    """Whether nothing but a number is left to say."""
    draft: Any = state.drafts[seat]
    if draft is None:
        return False
    if draft.of is m.Expand:
        return draft.origin is not None
    return draft.of is m.Maneuver and draft.target is not None


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
    return text("move-in-general", what=hyphened(move.of if isinstance(move, Part) else move.kind))


def other_lands(_move: Move) -> Text:
    """One stands for all."""
    return text("other-lands")


def held(state: State, seat: int, move: Move) -> tuple[int, ...]:
    """The numbers of the cards that are given or played, as long as there is a choice of cards: not before each of the
    lands into which one may go."""
    side = state.sides[seat]
    match move:
        case Part(of="trade" | "buy_star", field="add" | "drop", value=int(number)):
            given: tuple[int | str, ...] = (number,)
        case m.Trade(cards=given) | m.BuyStar(cards=given):
            pass
        case m.LayScar() if state.drafts[seat] is not None:
            return ()
        case PlayScar(scar=scar) | m.LayScar(scar=scar) | Part(of="lay_scar", value=str(scar)):
            given = (scar,)
        case _:
            return ()
    return numbers(in_hand(side.hand, side.scar), given)


# ---- groups


def group(state: State, seat: int, move: Move) -> Text:
    """Headings for the menus with most in them."""
    match move:
        case m.Place(territory=at) | Part(of="place", value=int(at)):
            foreign = state.fields[at].owner != seat
            return text("group-place", front=2 if foreign else int(threat(state, seat, at) > 0))
        case m.Trade() | Part(of="trade"):
            return text("group-trade")
        case m.Expand() | Part(of="expand"):
            return text("group-expand")
        case m.Maneuver() | Part(of="maneuver"):
            return text("group-maneuver", any=int(any_time(state, seat)))
        case m.LayScar(territory=at):
            return plain(lies_in(state.world, at))
        case _:
            raise AssertionError(move)


# ---- hints


def hint(state: State, seat: int, move: Move) -> Text | None:
    match move:
        case Part(of="place" | "maneuver", value=int(at)):
            return dotted(foes(state, seat, at), *marks(state, at))
        case m.Place(territory=at, troops=troops) if state.drafts[seat] is None:
            return _placing(state, seat, at, troops)
        case m.Expand():
            return _expanding(state, seat, move)
        case Part(of="expand", field="target", value=int(at)):
            return _reaching(state, seat, at)
        case Part(of="expand", value=int(at)):
            return foes(state, seat, at)
        case m.Maneuver(target=at) if not _number_open(state, seat):
            ends = None if any_time(state, seat) else text("hint-ends-turn")
            return dotted(ends, foes(state, seat, at), *marks(state, at))
        case m.LayScar(territory=at):
            return _standing(state, at)
        case Part(of="lay_scar", value=str(scar)):
            return text(f"scar-{hyphened(scar)}")
        case NameLater():
            return None
        case _:
            return _dealing(state, seat, move)


def _standing(state: State, at: int) -> Text | None:
    """Who stands there, and what lies there."""
    field = state.fields[at]
    holder = None if field.owner is None else text("hint-holder", who=SeatRef(field.owner), troops=field.troops)
    return dotted(holder, *marks(state, at))


def _placing(state: State, seat: int, at: int, troops: int) -> Text | None:
    stand = state.fields[at].troops
    grown = text("hint-grow", troops=stand, after=stand + troops)
    return dotted(grown, foes(state, seat, at), *marks(state, at))


def _reaching(state: State, seat: int, target: int) -> Text | None:
    """What it costs to expand there, what may arrive at most, what it brings."""
    origin, price = origins(state, seat, target)[0], toll(state, seat, target)
    most = arriving(state, seat, target, state.fields[origin].troops - 1 - price)
    return _venture(state, seat, origin, target, text("hint-arrive-most", count=most))


def _expanding(state: State, seat: int, move: m.Expand) -> Text | None:
    """The same of a whole expansion; within a draft only what changes from answer to answer."""
    arrived = arriving(state, seat, move.target, move.troops - toll(state, seat, move.target))
    arrive = text("hint-arrive", count=arrived)
    if state.drafts[seat] is not None:
        return dotted(arrive, _cost(move.troops - arrived))
    return _venture(state, seat, move.origin, move.target, arrive)


def _venture(state: State, seat: int, origin: int, target: int, arrive: Text) -> Text | None:
    start, cost = text("hint-from", where=territory(origin)), _cost(toll(state, seat, target))
    return dotted(start, arrive, cost, gains(state, seat, target, attack=False), foes(state, seat, target))


def _cost(price: int) -> Text | None:
    return text("hint-toll", count=price) if price else None


def _dealing(state: State, seat: int, move: Move) -> Text | None:
    """Cards, and what the end of a step leads to."""
    match move:
        case m.Trade(cards=given) if given:
            return dotted(text("hint-cards", cards=short(given)), text("hint-star-instead", cards=PRICE))
        case m.BuyStar(cards=given) if given:
            return text("hint-cards", cards=short(given))
        case m.TakeCard(card=number):
            hand = (*state.sides[seat].hand, number)
            row, troops = state.cards.row, levy(state, seat, number)
            slot = text("hint-slot", slot=row.index(number) + 1) if number in row else None
            levied = text("hint-levy", count=troops) if troops else None
            return dotted(slot, levied, purse(state, seat, hand))
        case Part(of="trade", field="add" | "drop" as how, value=int(number)):
            return _price(state, seat, how, number)
        case m.GoOn():
            return text("hint-go-on", count=reckon(state, seat).total) if state.held(seat) else text("hint-joins")
        case m.EndTurn():
            return _due(state, seat)
        case _:
            return None


def purse(state: State, seat: int, hand: tuple[int, ...]) -> Text:
    """How many cards, what they show together and what that trades for."""
    return text("purse", count=len(hand), coins=coins(state.world, hand), troops=brings(state, seat, hand))


def _price(state: State, seat: int, how: str, number: int) -> Text:
    """What the chosen cards would trade for with one more or less."""
    draft: Any = state.drafts[seat]
    cards = list(draft.cards)
    if how == "add":
        cards.append(number)
    else:
        cards.remove(number)
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


# ---- beside the question


def besides(state: State, seat: int, move: Move) -> Text | None:
    """A trade comes before recruits are placed, or not at all this turn: what all cards together bring."""
    if state.drafts[seat] is None and (isinstance(move, m.Trade) or (isinstance(move, Part) and move.of == "trade")):
        return text("besides-trade", troops=brings(state, seat, state.sides[seat].hand))
    return None


# ---- warnings


def warnings(state: State, seat: int, move: Move) -> tuple[Text, ...]:
    """Whatever ends the turn says whose last troops and which stars that will cost."""
    match move:
        case m.EndTurn():
            return ending(state, seat)
        case m.Maneuver() if not any_time(state, seat):
            return ending(state, seat, after(state, seat, move))
        case _:
            return ()


def ending(state: State, seat: int, troops: Mapping[int, int] = NOWHERE) -> tuple[Text, ...]:
    """The same of the end as such.

    :param troops: how many will stand somewhere by then."""
    found = perils(state, seat, troops)
    told = (text("warn-end", **_peril(each)) for each in found)
    return (*told, *((text("warn-out"),) if found and len(found) == len(state.held(seat)) else ()))


def staying(state: State, seat: int, origin: int) -> tuple[Text, ...]:
    """Before troops leave *origin* for good: what becomes of one that stays there alone."""
    found = perils(state, seat, {origin: 1})
    return tuple(text("warn-end", **_peril(each, alone=each.territory == origin)) for each in found)


def _peril(each: Peril, *, alone: bool = False) -> dict[str, Arg]:
    cause = () if each.cause is None else (CardRef(each.cause),)
    return {
        "where": territory(each.territory),
        "known": len(cause),
        "cause": cause,
        "hq": int(each.hq),
        "alone": int(alone),
    }


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
        text("note-recruits", count=found.total, sum=reckoned(found), cards=_traded(state)),
        *holding(state, seat),
    )


def _traded(state: State) -> int:
    """Recruits of this turn that cards have brought."""
    return sum(deed.troops for deed in state.ongoing.undo if isinstance(deed, Traded))


def beginning(state: State, seat: int) -> tuple[Text, ...]:
    """Before recruits: the cards, and why somebody is asked who can do nothing."""
    side = state.sides[seat]
    idle = len(side.hand) < PRICE and side.scar is not None and early(side.scar) is None
    return (*holding(state, seat), *(idle_scar(state, seat) if idle else ()))


def holding(state: State, seat: int) -> tuple[Text, ...]:
    """The resource cards in hand, and what they are worth."""
    hand = state.sides[seat].hand
    held = numbered(cards(state.world, hand))
    return (text("note-hand", cards=held, purse=purse(state, seat, hand)),) if hand else ()
