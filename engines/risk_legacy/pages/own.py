"""What only one seat sees (RL-11.3): its cards and what they are worth, its scar card, where it is in danger, and its
standing orders."""

from engines.core.hand import numbered
from engines.core.page import Page, Section
from engines.core.text import CardRef, SeatRef, Text, text
from engines.risk_legacy.components import BOX
from engines.risk_legacy.hooks import called
from engines.risk_legacy.naming import cards, in_hand, territory
from engines.risk_legacy.own import Own
from engines.risk_legacy.pages.board import star_sources
from engines.risk_legacy.rules.approach import approach
from engines.risk_legacy.rules.dry_run import ready
from engines.risk_legacy.rules.odds import Danger
from engines.risk_legacy.rules.recruits import brings
from engines.risk_legacy.view import View
from engines.risk_legacy.words.battle import scar_effect
from engines.risk_legacy.words.dry_run import able
from engines.risk_legacy.words.figures import aimed, reckoned
from engines.risk_legacy.words.founding import effect
from engines.risk_legacy.words.land import dotted, within_reach
from engines.risk_legacy.words.standing import unusual

SHOWN = 3
"""Lines for territories in danger: the question stands below them."""
STRONGHOLDS = 4
"""Territories of a rival that are named."""
MANY = 3
"""Territories with one troop each that are told as one."""
LIKELY = 10
"""Percent below which nobody needs to be warned."""
PRICE = BOX.red_stars.price


def own(view: View) -> Page | None:
    if view.own is None or view.me is None:
        return None
    if view.game == 0:
        return Page(title=text("own-founding-title"), sections=(Section(lines=(text("own-founding"),)),))
    mine, seat = view.own, view.me
    sections = (
        Section(lines=(*_standing(view, seat, mine), *_lands(view, seat), *_rivals(view, seat))),
        Section(heading=text("own-cards", count=len(view.sides[seat].hand)), lines=_cards(view, seat, mine)),
        Section(heading=text("own-dangers"), lines=_dangers(view, mine)),
        Section(lines=_orders(view, seat, mine), aside=True),
    )
    return Page(title=text("own-title"), sections=tuple(section for section in sections if section.lines))


def _standing(view: View, seat: int, mine: Own) -> tuple[Text, ...]:
    side = view.sides[seat]
    sources = star_sources(side)
    stars = text("own-stars", stars=side.stars, of=BOX.red_stars.to_win, count=len(sources), sources=sources)
    last = len(in_hand(side.hand, mine.scar))
    scars = numbered([CardRef(mine.scar)], last) if mine.scar else ()
    scar = tuple(text("own-scar", scar=each, effect=scar_effect(mine.scar)) for each in scars if mine.scar)
    due = None if view.ending or view.placing else mine.recruits
    recruits = (text("own-recruits", total=due.total, sum=reckoned(due)),) if due else ()
    missiles = (text("own-missiles", count=side.missiles),) if side.missiles else ()
    return (stars, *aimed(view.aims), *_powers(view, seat), *scar, *missiles, *recruits)


def _powers(view: View, seat: int) -> tuple[Text, ...]:
    """All that its faction can do, and what of it has come to it since the world began."""
    side = view.sides[seat]
    every = (() if side.power is None else (side.power,), side.more)
    told = [(power, power in side.more and not called(power).inborn) for powers in every for power in powers]
    return tuple(
        text("own-power", power=CardRef(power), effect=effect(power), gained=int(gained)) for power, gained in told
    )


def _rivals(view: View, seat: int) -> tuple[Text, ...]:
    """How many stars the others have, whoever leads first, how strong they are, and where they are strongest."""
    rivals = [other for other, side in enumerate(view.sides) if other != seat and not side.eliminated]
    rivals.sort(key=lambda other: -view.sides[other].stars)
    return tuple(_rival(view, other) for other in rivals)


def _rival(view: View, seat: int) -> Text:
    side, lands = view.sides[seat], _strongest(view, seat)
    told = text("own-rival", who=SeatRef(seat), stars=side.stars, lands=side.territories, troops=side.troops)
    if not lands:
        return told
    shown = tuple(_land(view, at) for at in lands[:STRONGHOLDS])
    return text("own-rival-where", rival=told, lands=shown, more=len(lands) - len(shown))


def _lands(view: View, seat: int) -> tuple[Text, ...]:
    """On the board they stand among all others. The strongest first; many with one troop each are only named."""
    lands = () if view.ending else _strongest(view, seat)
    ones = [at for at in lands if view.fields[at].troops == 1]
    alone = tuple(map(territory, ones)) if len(ones) >= MANY else ()
    several = tuple(_land(view, at) for at in lands if not (alone and at in ones))
    if not lands:
        return ()
    told = text("own-lands", lands=several, some=len(several), alone=alone, ones=len(alone))
    return (told, *_headquarters(view, seat))


def _strongest(view: View, seat: int) -> list[int]:
    """Its territories, those with most troops first."""
    return sorted(view.held(seat), key=lambda at: -view.fields[at].troops)


def _land(view: View, at: int) -> Text:
    return text("board-land", land=territory(at), troops=view.fields[at].troops)


def _headquarters(view: View, seat: int) -> tuple[Text, ...]:
    """How many could march there, with what all their cards bring: none next to it does not mean that it is safe."""
    sides = ((other, side) for other, side in enumerate(view.sides) if side.recruits is not None)
    armies = {other: (side.recruits or 0) + brings(view, other, side.hand) for other, side in sides}
    return tuple(
        text(
            "own-hq",
            land=territory(at),
            troops=view.fields[at].troops,
            reach=within_reach(approach(view, armies, at)),
        )
        for at in view.sides[seat].hqs
    )


def _cards(view: View, seat: int, mine: Own) -> tuple[Text, ...]:
    """What they are, and what the whole hand buys."""
    side = view.sides[seat]
    if not side.hand:
        return ()
    held = text("own-hand", cards=numbered(cards(view.world, side.hand)))
    return held, text("own-worth", coins=side.coins, troops=mine.worth, star=int(len(side.hand) >= PRICE), cards=PRICE)


def _dangers(view: View, mine: Own) -> tuple[Text, ...]:
    """What is attacked right now, then headquarters, all of these; then the worst, at least one; what is unlikely only
    by its number."""
    if view.ending:
        return ()
    now, fields = _attacked(view), view.fields
    likely = [each for each in mine.dangers if each.percent >= LIKELY or each.territory == now]
    likely.sort(key=lambda each: (each.territory != now, fields[each.territory].hq is None))
    urgent = sum(each.territory == now or fields[each.territory].hq is not None for each in likely)
    told = tuple(_danger(view, danger) for danger in likely)
    kept = max(SHOWN - 1, urgent + 1)
    if len(told) <= kept + 1:
        return told
    return (*told[:kept], text("own-more", count=len(told) - kept))


def _attacked(view: View) -> int | None:
    """The territory of the reader against which an attack is under way."""
    battle = view.battle
    return battle.target if battle and battle.defender == view.me else None


def _orders(view: View, seat: int, mine: Own) -> tuple[Text, ...]:
    """One line of what the player has changed, and one if any of it may go off now; the booklet has all of them."""
    if view.stage != "playing":
        return ()
    side = view.sides[seat]
    if mine.orders.resting:
        return (text("core-booklet-resting"),)
    written = dotted(*unusual(mine.orders, scar=side.scar, missiles=side.missiles > 0))
    return (*((text("own-orders", orders=written),) if written else ()), *able(view.fields, ready(mine.runs)))


def _danger(view: View, danger: Danger) -> Text:
    at, origin = view.fields[danger.territory], view.fields[danger.origin]
    assert origin.owner is not None, "somebody threatens it"
    return text(
        "own-danger",
        land=territory(danger.territory),
        troops=at.troops,
        hq=int(at.hq is not None),
        now=int(danger.territory == _attacked(view)),
        origin=territory(danger.origin),
        against=origin.troops,
        who=SeatRef(origin.owner),
        percent=danger.percent,
    )
