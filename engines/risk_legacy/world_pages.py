"""The world between two games (RL-11.6): how far it has come and who signed it, the atlas with its marks, the chronicle
of its games, what the box still holds, and the factions with their past."""

from __future__ import annotations

from collections.abc import Iterable

from engines.core.outcome import Heirloom
from engines.core.page import Page, Section
from engines.core.text import CardRef, Text, text
from engines.risk_legacy.atlas import CONTINENTS, WITHIN
from engines.risk_legacy.changes import told
from engines.risk_legacy.components import BOX
from engines.risk_legacy.icons import boxes_left, icon, lasting
from engines.risk_legacy.naming import city_name, continent_name, faction, hyphened, joined, person, planet, territory
from engines.risk_legacy.records import Chain, Record, fold, inherited
from engines.risk_legacy.supplies import supplies
from engines.risk_legacy.world import Banner, Campaigned, Land, World

MOST_LINES = 48
"""Lines of one page: more would be more than one message, or very nearly."""


def pages(heirloom: Heirloom) -> tuple[Page, ...]:
    chain = inherited(heirloom)
    world = fold(chain)
    return (
        _overview(chain, world),
        *_spread("world-atlas", _atlas(world)),
        *_spread("world-chronicle", [_chapter(record) for record in reversed(chain)]),
        *_spread("world-factions", [_banner(number, each) for number, each in enumerate(world.banners)]),
        _box(world),
    )


def _spread(key: str, sections: Iterable[Section]) -> tuple[Page, ...]:
    """Sections on as many pages as they need."""
    leaves: list[list[Section]] = [[]]
    for section in sections:
        if leaves[-1] and _lines(leaves[-1]) + _lines([section]) > MOST_LINES:
            leaves.append([])
        leaves[-1].append(section)
    return tuple(
        Page(title=text(key, page=page, pages=len(leaves)), sections=tuple(leaf))
        for page, leaf in enumerate(leaves, start=1)
    )


def _lines(sections: list[Section]) -> int:
    return sum(1 + len(section.lines) for section in sections)


# ---- overview


def _overview(chain: Chain, world: World) -> Page:
    """Its title is what the world goes by (RL-7.8.5)."""
    games, played = BOX.campaign.games, len(chain) - 1
    late = int(played >= games)
    state = (text("world-next", game=played + 1, games=games, late=late), *_planet(world), _options(chain))
    sections = (
        Section(lines=state),
        Section(heading=text("world-wall"), lines=_wall(world)),
        Section(heading=text("world-people"), lines=_people(chain)),
    )
    return Page(
        title=text("world-title", planet=planet(world)), sections=tuple(each for each in sections if each.lines)
    )


def _planet(world: World) -> tuple[Text, ...]:
    if world.namer is None:
        return ()
    return (text("world-namer", who=person(world.namer), named=int(world.planet is not None)),)


def _options(chain: Chain) -> Text:
    charter = chain[0].charter
    assert charter is not None, "a world is founded with its options"
    return text("world-charter", founding=charter.founding)


def _wall(world: World) -> tuple[Text, ...]:
    """Who signed, most signatures first."""
    signers = list(dict.fromkeys(signature.person for signature in world.signatures))
    signers.sort(key=lambda who: -world.signed(who))
    return tuple(_signer(world, who) for who in signers)


def _signer(world: World, who: str) -> Text:
    games = tuple(signature.game for signature in world.signatures if signature.person == who)
    return text("world-signed", who=person(who), count=len(games), games=games)


def _people(chain: Chain) -> tuple[Text, ...]:
    """Everybody who was there at the end of a game (RL-11.7)."""
    fought = [seat for record in chain for seat in record.seats if seat.person]
    return tuple(
        text(
            "world-person",
            who=person(who),
            games=len(results),
            won=results.count("won"),
            held=results.count("held_on"),
            out=results.count("eliminated"),
        )
        for who in dict.fromkeys(seat.person for seat in fought)
        for results in ([seat.result for seat in fought if seat.person == who],)
    )


# ---- atlas


def _atlas(world: World) -> list[Section]:
    signs = lasting(world)
    explained = (Section(lines=(text("board-legend", icons=signs),)),) if signs else ()
    return [*explained, *(_continent(world, number) for number in range(len(CONTINENTS)))]


def _continent(world: World, number: int) -> Section:
    """What has happened to it, then its marked territories."""
    region = world.regions[number]
    heading = text(
        "world-continent",
        continent=continent_name(world, number),
        bonus=world.bonus(number),
        change=region.change,
    )
    namer = (text("world-named-by", who=person(region.namer)),) if region.namer is not None else ()
    marked = tuple(line for at in WITHIN[number] for line in _land(world, at))
    lines = (*namer, *marked)
    return Section(heading=heading, lines=lines or (text("world-unmarked"),))


def _land(world: World, at: int) -> tuple[Text, ...]:
    """A territory with its city, scar, fortification and what its card is worth, if any of that is its own."""
    land = world.lands[at]
    facts = (*_city(world, at), *_scar(land), *_walls(land), *_card(land))
    return (text("world-land", land=territory(at), facts=facts),) if facts else ()


def _city(world: World, at: int) -> tuple[Text, ...]:
    city = world.lands[at].city
    if city is None:
        return ()
    sign = joined(icon(hyphened(city.kind)), city_name(world, at))
    return (text("world-city", city=sign, founder=person(city.founder)),)


def _scar(land: Land) -> tuple[Text, ...]:
    return (text("world-scar", icon=icon(hyphened(land.scar)), scar=CardRef(land.scar)),) if land.scar else ()


def _walls(land: Land) -> tuple[Text, ...]:
    return (text("icon-boxes", left=boxes_left(land)),) if land.boxes is not None else ()


def _card(land: Land) -> tuple[Text, ...]:
    if not land.card:
        return (text("world-no-card"),)
    printed = BOX.resource_cards.territory_start_coins
    return (text("world-coins-of", coins=land.coins),) if land.coins != printed else ()


# ---- chronicle


def _chapter(record: Record) -> Section:
    """One game: who won, what became of the others, what it left behind."""
    if record.n == 0:
        return Section(heading=text("world-founded"), lines=told(record.deltas))
    winner = None if record.winner is None else record.seats[record.winner]
    assert winner is not None, "every game has a winner"
    heading = text("world-game", game=record.n, who=person(winner.person), faction=faction(winner.faction))
    seats = tuple(
        text(
            "world-fighter",
            who=person(seat.person),
            faction=faction(seat.faction),
            start=territory(seat.start),
            result=hyphened(seat.result),
        )
        for seat in record.seats
    )
    return Section(heading=heading, lines=(*seats, *told(record.deltas)))


# ---- factions


def _banner(number: int, banner: Banner) -> Section:
    """Its power, then its games; those that it sat out are only counted."""
    assert banner.power is not None, "the founding has fixed it"
    heading = text("world-power", faction=faction(number), power=CardRef(banner.power))
    fought = [each for each in banner.past if each.start is not None]
    idle = len(banner.past) - len(fought)
    rested = (text("world-idle", count=idle),) if idle else ()
    return Section(heading=heading, lines=(*map(_fought, fought), *rested) or (text("world-untried"),))


def _fought(past: Campaigned) -> Text:
    assert past.start is not None, "it was played"
    return text(
        "world-fought",
        game=past.game,
        who=person(past.person),
        start=territory(past.start),
        result=hyphened(past.result),
    )


# ---- the box


def _box(world: World) -> Page:
    """Supplies, scar cards that were played, and cards that are no longer as printed."""
    start = BOX.resource_cards.territory_start_coins
    most = BOX.resource_cards.max_coins
    dear = tuple(line for coins in range(most, start, -1) for line in _worth(world, coins))
    gone = tuple(territory(at) for at, land in enumerate(world.lands) if not land.card)
    played = tuple(CardRef(scar) for scar in world.played)
    fates = (*dear, *((text("world-destroyed", cards=gone),) if gone else ()))
    left = (*supplies(world), *((text("world-played", scars=played),) if played else ()))
    sections = (
        Section(heading=text("board-supplies"), lines=left),
        Section(heading=text("world-cards"), lines=(*fates, text("world-plain-cards", coins=start))),
    )
    return Page(title=text("world-box"), sections=tuple(each for each in sections if each.lines))


def _worth(world: World, coins: int) -> tuple[Text, ...]:
    cards = tuple(territory(at) for at, land in enumerate(world.lands) if land.card and land.coins == coins)
    return (text("world-worth", coins=coins, cards=cards),) if cards else ()
