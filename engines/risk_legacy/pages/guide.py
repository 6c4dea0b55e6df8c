"""The components explained, whatever the match. Every figure comes from the data."""

from engines.core.page import Page, Section
from engines.core.shown import hyphened
from engines.core.text import CardRef, Text, text
from engines.risk_legacy.atlas import BONUS, CITIES, CONTINENTS, FACTIONS, NEIGHBOURS, POWERS, SCARS, WITHIN
from engines.risk_legacy.components import BOX, PrintedReward
from engines.risk_legacy.moves.rewards import RewardName
from engines.risk_legacy.naming import FORTIFICATION, continent, faction, territory
from engines.risk_legacy.rules.rewards import HOLDERS, WINNERS
from engines.risk_legacy.words.founding import effect
from engines.risk_legacy.words.icons import icon


def guide() -> tuple[Page, ...]:
    return _game(), _factions(), _map(), _marks()


# ---- stars, recruits, battle


def _game() -> Page:
    sections = (
        Section(heading=text("guide-stars", count=BOX.red_stars.to_win), lines=_stars()),
        Section(heading=text("guide-recruits"), lines=_recruits()),
        Section(heading=text("guide-battle"), lines=_battle()),
        Section(heading=text("guide-cards"), lines=_cards()),
    )
    return Page(title=text("guide-game"), sections=sections)


def _stars() -> tuple[Text, ...]:
    return (
        text("guide-star-hq"),
        text("guide-star-start"),
        text("guide-star-bought", cards=BOX.red_stars.price),
        text("guide-star-pile", count=BOX.resource_cards.coin_cards),
    )


def _recruits() -> tuple[Text, ...]:
    rules, table = BOX.recruit, BOX.trade_table
    trades = tuple(text("guide-trade", coins=int(coins), troops=troops) for coins, troops in table.items())
    return (
        text("guide-recruit", divisor=rules.divisor, least=rules.minimum, named=rules.named_continent_bonus),
        text("guide-trades", trades=trades),
        text("guide-join", troops=BOX.joining(BOX.setup.starting_troops)),
    )


def _battle() -> tuple[Text, ...]:
    combat = BOX.combat
    return (
        text("guide-dice", attack=combat.attack_dice_max, defence=combat.defence_dice_max),
        text("guide-compare"),
        text("guide-scar-card"),
        text("guide-missile", value=BOX.missile_sets),
        *map(text, ("guide-conquest", "guide-expansion", "guide-maneuver", "guide-orders")),
    )


def _cards() -> tuple[Text, ...]:
    cards = BOX.resource_cards
    return (
        text("guide-card-row", slots=cards.face_up_slots),
        text("guide-card-coin", coins=cards.coin_card_coins, count=cards.coin_cards),
        text("guide-card-most", founding=BOX.founding.max_coins_before_game_1, most=cards.max_coins),
    )


# ---- factions, map


def _factions() -> Page:
    """Each with both powers that it may begin its campaign with."""
    sections = tuple(
        Section(
            heading=text("guide-faction", faction=faction(number)),
            lines=tuple(text("guide-power", power=CardRef(power), effect=effect(power)) for power in POWERS[number]),
        )
        for number in range(len(FACTIONS))
    )
    return Page(title=text("guide-factions"), sections=(*sections, Section(lines=(text("guide-powers"),))))


def _map() -> Page:
    sections = tuple(
        Section(
            heading=text("guide-continent", continent=continent(number), bonus=BONUS[number]),
            lines=tuple(map(_territory, WITHIN[number])),
        )
        for number in range(len(CONTINENTS))
    )
    return Page(title=text("guide-map"), sections=sections)


def _territory(at: int) -> Text:
    """With its neighbours, over the sea as well (RL-2.2.1): there is no other map."""
    return text("guide-territory", land=territory(at), neighbours=tuple(map(territory, NEIGHBOURS[at])))


# ---- what stays


def _marks() -> Page:
    lasting = Section(lines=(text("guide-campaign", games=BOX.games), text("guide-start")))
    sections = (
        lasting,
        Section(heading=text("guide-scars"), lines=_scars()),
        Section(heading=text("guide-cities"), lines=_cities()),
        Section(heading=text("guide-winner"), lines=_rewards(BOX.rewards.winner, WINNERS)),
        Section(heading=text("guide-holders"), lines=_rewards(BOX.rewards.held_on, HOLDERS)),
    )
    return Page(title=text("guide-marks"), sections=sections)


def _scars() -> tuple[Text, ...]:
    return tuple(
        text("guide-scar", icon=icon(scar), scar=CardRef(name), effect=text(f"scar-{scar}"))
        for name, scar in ((name, hyphened(name)) for name in SCARS)
    )


def _cities() -> tuple[Text, ...]:
    walls = BOX.fortification
    cities = tuple(
        text(
            "guide-city",
            icon=icon(hyphened(kind)),
            city=CardRef(kind),
            population=city.population,
            start=int(city.start_for_founder),
        )
        for kind, city in CITIES.items()
        if kind != "world_capital"
    )
    fortification = text(
        "guide-fortification",
        icon=text("icon-boxes", left=walls.boxes),
        fortification=CardRef(FORTIFICATION),
        more=walls.each_defence_die,
        boxes=walls.boxes,
        dice=walls.tick_when_attack_dice,
        toll=walls.expand_extra,
    )
    return (*cities, fortification)


def _rewards(printed: tuple[PrintedReward, ...], names: tuple[RewardName, ...]) -> tuple[Text, ...]:
    """Rules and data list them in the same order."""
    return tuple(
        text("guide-reward", reward=CardRef(f"reward_{reward.id}"), worth=text(f"worth-{hyphened(name)}"))
        for reward, name in zip(printed, names, strict=True)
    )
