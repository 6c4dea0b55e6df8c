"""The table as everybody sees it (RL-11.1, 11.2), one screen of a phone: whose the continents are, no picture, and
nothing that only a colour would tell. Who stands where is told continent by continent."""

from engines.core.page import Grid, Page, Section
from engines.core.text import Arg, CardRef, SeatRef, Text, text
from engines.risk_legacy import naming
from engines.risk_legacy.atlas import CONTINENTS, EVERYWHERE, WITHIN
from engines.risk_legacy.battle import Attack, Fight
from engines.risk_legacy.components import BOX
from engines.risk_legacy.naming import continent_name, faction, joined, planet, powers, territory
from engines.risk_legacy.rules.battle import modifiers
from engines.risk_legacy.view import BattleSeen, SideSeen, View
from engines.risk_legacy.words import figures
from engines.risk_legacy.words.dice import subject
from engines.risk_legacy.words.figures import nearly_gone
from engines.risk_legacy.words.icons import land


def board(view: View) -> Page:
    """A founding has no armies, and a finished game none that matter: what is left of both is the world itself."""
    race = Section(heading=text("board-seats", stars=BOX.red_stars.to_win), grid=_race(view))
    seats = Section(lines=everybody(view, brief=aside(view)))
    continents = Section(lines=_continents(view))
    if view.game == 0:
        sections: tuple[Section, ...] = (Section(lines=_founding(view)),)
    else:
        brought = Section(lines=tuple(line for each in view.shelf for line in each.told(view)))
        sections = (Section(lines=_now(view)), race, seats, brought, continents, Section(lines=_supplies(view)))
    return Page(title=title(view), sections=tuple(section for section in sections if section.lines or section.grid))


def title(view: View) -> Text:
    """Which game it is, and how far it has got."""
    games = BOX.games
    game = text("board-game", game=view.game, games=games, late=int(view.game > games))
    cap = view.variant.round_cap or 0
    now = text("board-title", stage=view.stage, founding=int(view.game == 0), game=game, round=view.round, cap=cap)
    return now if view.world.planet is None else text("board-on-planet", planet=planet(view.world), title=now)


# ---- now


def _now(view: View) -> tuple[Text, ...]:
    turn = view.turn
    legends = (
        *((text("legend-dice"),) if view.battle else ()),
        *((text("legend-race", count=count) for count in COUNTS[1:]) if any(map(_arrayed, view.sides)) else ()),
    )
    return (
        *((text("board-turn", who=SeatRef(turn.seat), recruits=turn.recruits),) if turn and not view.battle else ()),
        *(_battle(view, view.battle) if view.battle else ()),
        *((_last(view.last),) if view.last and not view.battle else ()),
        *((_won(view, view.ending.winner),) if view.ending else _cards(view)),
        *(() if view.ending or not view.order else (text("board-order", seats=tuple(map(SeatRef, view.order))),)),
        *(() if view.ending else (line for each in view.shelf for line in each.lines(view))),
        *((text("board-legend", icons=legends),) if legends else ()),
    )


def _won(view: View, winner: int) -> Text:
    """A stand-in wins like anybody, but signs nothing and leaves nothing (RL-7.4.2)."""
    return text("board-won", who=SeatRef(winner), steward=int(view.signs_nothing(winner)))


def closed(view: View) -> tuple[int, ...]:
    """Where nobody may attack this turn."""
    return view.turn.closed if view.turn else ()


def _battle(view: View, battle: BattleSeen) -> tuple[Text, ...]:
    """Who attacks whom, what it has cost so far, what the dice are subject to, and how they lie there."""
    fields = view.fields
    troops, against = fields[battle.origin].troops, fields[battle.target].troops
    told = _fought("board-battle", battle, battle, troops=troops, against=against, taken=int(battle.conquered))
    by = () if battle.conquered else subject(modifiers(view, battle.seat, battle.defender, battle.target))
    if not battle.attack:
        return told, *by
    dice = tuple(
        text("board-die", value=value, locked=int(die in battle.locked))
        for die, value in enumerate(battle.attack + battle.defence)
    )
    cut = len(battle.attack)
    return told, *by, text("board-dice", attack=joined(*dice[:cut]), defence=joined(*dice[cut:]))


def _last(fight: Fight) -> Text:
    """The last battle, until another begins: whoever was away sees what has just happened."""
    return _fought("board-last", fight.attack, fight, taken=int(fight.conquered))


def _fought(key: str, attack: Attack | BattleSeen, sums: Fight | BattleSeen, **more: int) -> Text:
    who, whom = SeatRef(attack.seat), SeatRef(attack.defender)
    origin, target = territory(attack.origin), territory(attack.target)
    facts = {"rolls": sums.rolls, "lost": sums.lost, "killed": sums.killed}
    return text(key, who=who, whom=whom, origin=origin, target=target, **facts, **more)


def _cards(view: View) -> tuple[Text, ...]:
    """The row with what its cards show, newest first, and what is left."""
    if not any(card is not None for card in view.row):
        return ()
    row = tuple(_slot(view, slot, card) for slot, card in enumerate(view.row, start=1))
    stock = text(
        "board-stock", deck=len(view.deck), discard=len(view.discard), pile=view.pile, star=int(not view.emptied)
    )
    return text("board-row", row=row), stock


def _slot(view: View, slot: int, card: int | None) -> Text:
    if card is None:
        return text("board-gap", slot=slot)
    return text("board-slot", slot=slot, card=naming.card(card), coins=view.world.worth(card))


# ---- seats

COUNTS = ("stars", "lands", "troops", "recruits", "cards", "coins")
"""Of a seat, which are compared."""


def _race(view: View) -> Grid:
    """Everybody's figures; of whoever has no army the stars alone."""
    rows = ((*_counts(side), SeatRef(seat)) for seat, side in enumerate(view.sides) if not side.eliminated)
    heads = (*(text("race", count=count) for count in COUNTS), text("race", count="who"))
    return Grid(align=">" * len(COUNTS) + "<", rows=(heads, *rows))


def _counts(side: SideSeen) -> tuple[Arg, ...]:
    return (side.stars, *(count or text("race", count="none") for count in _beside_stars(side)))


def _beside_stars(side: SideSeen) -> tuple[int | None, ...]:
    return side.territories, side.troops, side.recruits, len(side.hand), side.coins


def _arrayed(side: SideSeen) -> bool:
    """Whether it has any of what is counted besides stars: before that, nobody needs to know what the signs mean."""
    return not side.eliminated and any(_beside_stars(side))


def aside(view: View) -> bool:
    """Whether packets have brought so much of everybody that all of it stands behind a press."""
    return any(side.more for side in view.sides)


def everybody(view: View, *, brief: bool = False) -> tuple[Text, ...]:
    """Everybody's army, what it can do and holds, and where stars have come from.

    :param brief: no more than everybody has to know at a glance."""
    return tuple(_seat(view, seat, brief=brief) for seat in range(len(view.sides)))


def _seat(view: View, seat: int, *, brief: bool) -> Text:
    side, who = view.sides[seat], SeatRef(seat)
    if side.faction is None:
        facts = _bonuses(side)
        return text("board-seat-waits", who=who, stars=side.stars, count=len(facts), facts=facts)
    army: Arg = faction(side.faction)
    if side.power and not brief:
        army = text("board-army", faction=army, power=CardRef(side.power))
    if side.eliminated:
        return text("board-seat-out", who=who, army=army, removed=int(side.removed))
    sources, facts = (() if brief else star_sources(side)), (_urgent(side) if brief else _facts(side))
    return text(
        "board-seat",
        who=who,
        army=army,
        stars=side.stars,
        count=len(sources),
        sources=sources,
        more=len(facts),
        facts=facts,
    )


def star_sources(side: SideSeen) -> tuple[Text, ...]:
    """Where the stars came from (RL-7.1.1)."""
    return figures.star_sources("star-source", len(side.hqs), side.tokens)


def _facts(side: SideSeen) -> tuple[Text, ...]:
    return (
        *(text("plain", what=CardRef(power)) for power in side.more),
        *((text("board-population", count=side.population),) if side.population else ()),
        *_bonuses(side),
        *_concession(side),
    )


def _urgent(side: SideSeen) -> tuple[Text, ...]:
    return (*_missiles(side), *_concession(side))


def _bonuses(side: SideSeen) -> tuple[Text, ...]:
    return (*_missiles(side), *((text("board-scar-card"),) if side.scar else ()))


def _missiles(side: SideSeen) -> tuple[Text, ...]:
    return (text("board-missiles", count=side.missiles),) if side.missiles else ()


def _concession(side: SideSeen) -> tuple[Text, ...]:
    return (text("board-concedes", to=SeatRef(side.concedes_to)),) if side.concedes_to is not None else ()


# ---- continents


def _continents(view: View) -> tuple[Text, ...]:
    """Each by itself, what lies in none too; those together on which nobody stands."""
    every = range(len(CONTINENTS))
    if all(field.owner is None for field in view.fields):
        return (text("board-deserted", where=tuple(continent(view, number) for number in every)),)
    far = view.world.everywhere[len(EVERYWHERE) :]
    apart = ((text("continent-none"), far),) if far else ()
    parts = (*((continent(view, number), WITHIN[number]) for number in every), *apart)
    empty = [(where, within) for where, within in parts if all(view.fields[at].owner is None for at in within)]
    if len(empty) == 1:
        return tuple(_held(view, where, within) for where, within in parts)
    free = tuple(text("board-empty", where=where, free=len(within)) for where, within in empty)
    held = tuple(_held(view, *part) for part in parts if part not in empty)
    return (*held, *((text("board-all-empty", where=free),) if free else ()))


def _held(view: View, where: Text, within: tuple[int, ...]) -> Text:
    """Whose it is, most territories first; which ones they are stands behind a press."""
    owners = [view.fields[at].owner for at in within]
    seats = sorted({seat: owners.count(seat) for seat in range(len(view.sides)) if seat in owners}.items(), key=_most)
    free = owners.count(None)
    shares = tuple(
        text("board-share", who=SeatRef(seat), whole=int(not free and len(seats) == 1), count=count, of=len(within))
        for seat, count in seats
    )
    return text("board-held", where=where, count=len(shares), shares=shares, free=free)


def _most(share: tuple[int, int]) -> int:
    return -share[1]


def continent(view: View, number: int) -> Text:
    """Its name, what it brings, and who has named it."""
    region = view.world.regions[number]
    namer = view.people.index(region.namer) if region.namer in view.people else None
    return text(
        "board-continent",
        continent=continent_name(view.world, number),
        bonus=view.world.bonus(number),
        change=region.change,
        named=int(namer is not None),
        more=BOX.recruit.named_continent_bonus,
        namer=SeatRef(namer or 0),
    )


def territory_now(view: View, at: int, *, roomy: bool = False) -> Arg:
    """A territory with all that lies there.

    :param roomy: there is room for the names of all cities."""
    return land(view.world, view.fields, at, closed(view), roomy=roomy)


def _supplies(view: View) -> tuple[Text, ...]:
    """Only what is nearly used up, and not while the game is played: nothing is taken out of the box then."""
    return () if view.stage == "playing" else nearly_gone(view.world)


# ---- founding


def _founding(view: View) -> tuple[Text, ...]:
    """The powers that are fixed so far, and the cards with a coin more than printed."""
    world, start = view.world, BOX.resource_cards.territory_start_coins
    fixed = tuple(
        text("world-power", faction=faction(number), power=powers(banner))
        for number, banner in enumerate(world.banners)
        if banner.power
    )
    rich = tuple(
        text("card", what=territory(at), coins=each.coins) for at, each in enumerate(world.lands) if each.coins > start
    )
    return (*fixed, *((text("world-coins", cards=rich),) if rich else ()))
