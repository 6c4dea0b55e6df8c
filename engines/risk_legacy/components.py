"""The printed matter as data: read and validated once. No figure, count, id or order is in code (RL-2).

What sealed packets bring is not in this box: they come with their own data."""

from collections import Counter
from collections.abc import Mapping
from typing import Literal, Self, TypeAlias

from pydantic import AliasPath, Field, model_validator

from engines.core.printed import Items, OptionItem, Printed, Seats, read

ScarName: TypeAlias = str
PowerName: TypeAlias = str
"""In general: sealed packets bring some that this box does not know."""
PrintedScarName = Literal["bunker", "ammo_shortage"]
PrintedPowerName = Literal[
    "fortified_hq", "iron_wall", "ferocity", "overrun", "round_up", "expansion_draw", "hq_garrison", "card_levy",
    "any_time_maneuver", "free_maneuver",
]  # fmt: skip
CityKind = Literal["minor_city", "major_city", "world_capital"]


# ---- the map


class PrintedContinent(Printed):
    id: str
    bonus: int
    territories: tuple[str, ...]


class PrintedTerritory(Printed):
    id: str
    continent: str
    island: bool


class Link(Printed):
    a: str
    b: str
    type: Literal["land", "sea"]


class Counts(Printed):
    territories: int
    continents: int
    links: int
    land: int
    sea: int
    islands: int


class WorldMap(Printed):
    counts: Counts
    continents: tuple[PrintedContinent, ...]
    territories: tuple[PrintedTerritory, ...]
    links: tuple[Link, ...]

    @model_validator(mode="after")
    def _holds_together(self) -> Self:
        """Every territory lies in the continent that lists it, links join two known ones once, the counts are true."""
        known = [territory.id for territory in self.territories]
        listed = [name for continent in self.continents for name in continent.territories]
        pairs = [tuple(sorted((link.a, link.b))) for link in self.links]
        assert sorted(listed) == sorted(known)
        assert all(count == 1 for count in Counter(known).values())
        assert all(
            territory.id in continent.territories
            for territory in self.territories
            for continent in self.continents
            if continent.id == territory.continent
        )
        assert all(a in known and b in known and a != b for a, b in pairs)
        assert all(count == 1 for count in Counter(pairs).values())
        sea = [link for link in self.links if link.type == "sea"]
        for territory in self.territories:
            types = [link.type for link in self.links if territory.id in (link.a, link.b)]
            assert territory.island == ("land" not in types)
        assert self.counts == Counts(
            territories=len(known),
            continents=len(self.continents),
            links=len(pairs),
            land=len(pairs) - len(sea),
            sea=len(sea),
            islands=sum(territory.island for territory in self.territories),
        )
        return self


# ---- the box


class Founding(Printed):
    coin_stickers: int
    max_coins_before_game_1: int


class Setup(Printed):
    starting_troops: int
    scar_cards_per_seat: int


class RedStars(Printed):
    to_win: int
    price: int = Field(validation_alias=AliasPath("purchase", "cards"))
    """In resource cards."""


class Recruit(Printed):
    divisor: int
    minimum: int
    named_continent_bonus: int


class Fraction(Printed):
    numerator: int
    denominator: int


class Expand(Printed):
    fortified_extra: int
    min_survivors: int


class Combat(Printed):
    die_sides: int
    attack_dice_max: int
    defence_dice_max: int
    die_min: int
    die_max: int


class ResourceCards(Printed):
    territory_start_coins: int
    coin_cards: int
    coin_card_coins: int
    max_coins: int
    face_up_slots: int


class PrintedCity(Printed):
    id: CityKind
    population: int
    supply: int
    start_for_founder: bool


class Fortification(Printed):
    supply: int
    each_defence_die: int
    boxes: int
    tick_when_attack_dice: int
    expand_extra: int


class ScarEffect(Printed):
    defence_die: Literal["highest", "lowest"]
    delta: int


class PrintedScar(Printed):
    id: PrintedScarName
    cards: int
    effect: ScarEffect


class PowerEffect(Printed):
    """The figures of powers that have one."""

    each_defence_die: int = 0
    delta: int = 0
    distinct_expansions: int = 0
    troops_per_controlled_hq_territory: int = 0
    troops_in_drawn_territory_if_controlled: int = 0


class PrintedPower(Printed):
    id: PrintedPowerName
    effect: PowerEffect


class PrintedFaction(Printed):
    id: str
    starting_powers: tuple[PrintedPower, PrintedPower]


class PrintedReward(Printed):
    id: str
    supply: int | Mapping[str, int] | None = None


class Rewards(Printed):
    winner: tuple[PrintedReward, ...]
    held_on: tuple[PrintedReward, ...]

    @property
    def changes(self) -> Mapping[str, int]:
        """How many marks of either sign change a continent's bonus."""
        found = next(reward.supply for reward in self.winner if reward.id == "change_continent_bonus")
        assert isinstance(found, Mapping)
        return found

    def supply(self, name: str) -> int:
        """How many of a mark are printed."""
        found = next(reward.supply for reward in (*self.winner, *self.held_on) if reward.id == name)
        assert isinstance(found, int)
        return found


class Length(Printed):
    min: int
    max: int


class NameRules(Printed):
    lengths: Mapping[Literal["city", "continent", "planet"], Length]
    allowed_categories: tuple[str, ...]
    allowed_punctuation: str
    max_combining_in_a_row: int
    refuse_substrings: tuple[str, ...]


class Box(Printed):
    seats: Seats
    options: Items[OptionItem]
    games: int = Field(validation_alias=AliasPath("campaign", "games"))
    """Of a campaign, the founding apart."""
    founding: Founding
    setup: Setup
    red_stars: RedStars
    recruit: Recruit
    trade_table: Mapping[str, int] = Field(validation_alias=AliasPath("trade_table", "coins_to_troops"))
    """Coins → troops."""
    most_coins: int = Field(validation_alias=AliasPath("trade_limits", "max_coins_counted"))
    """That count in a trade."""
    join_the_war: Fraction = Field(validation_alias=AliasPath("join_the_war", "fraction_of_starting_troops"))
    expand: Expand
    combat: Combat
    missile_sets: int = Field(validation_alias=AliasPath("missiles", "sets_die_to"))
    """What a die shows once a missile has hit it."""
    resource_cards: ResourceCards
    cities: Items[PrintedCity]
    fortification: Fortification
    scars: Items[PrintedScar]
    factions: Items[PrintedFaction]
    rewards: Rewards
    names: NameRules

    @model_validator(mode="after")
    def _holds_together(self) -> Self:
        """The trade table has no gap up to the most coins that count, and grows (RL-2.3.2)."""
        table, most = self.trade_table, self.most_coins
        worth = [table[str(coins)] for coins in range(most - len(table) + 1, most + 1)]
        assert worth == sorted(worth)
        assert self.setup.scar_cards_per_seat == 1, "a seat holds one scar card at most (RL-10.2)"
        return self

    def joining(self, army: int) -> int:
        """Troops for a seat without any territory that has started with so many (RL-5.4.1)."""
        return army * self.join_the_war.numerator // self.join_the_war.denominator


MAP = read(WorldMap, __package__, "map.json")
BOX = read(Box, __package__)
