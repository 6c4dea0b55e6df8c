"""What lasts from game to game (RL-2.3.3). A world is the starting box with the deltas of all its records applied."""

from collections.abc import Mapping
from typing import ClassVar, Literal, NamedTuple, Self, TypeVar

from engines.core.recent import recent
from engines.core.record import Family, evolve, family, record, replaced
from engines.risk_legacy.atlas import (
    BONUS,
    CITIES,
    CONTINENTS,
    EVERYWHERE,
    FACTIONS,
    PRINTED,
    SCAR_CARDS,
    Chart,
    Links,
    charted,
    shown_on,
)
from engines.risk_legacy.components import BOX, CityKind, PowerName, ScarName

Result = Literal["won", "held_on", "eliminated", "unused"]
Why = Literal["stars", "alone", "round_cap", "conceded"]
"""How a game was won."""


@record
class City:
    kind: CityKind
    founder: str
    """A person; the founder alone may start in a major city (RL-4.3.1)."""
    name: str | None = None


@record
class Land:
    """The marks of one territory and of its card."""

    coins: int = BOX.resource_cards.territory_start_coins
    card: bool = True
    """Whether its card still exists."""
    city: City | None = None
    boxes: int | None = None
    """Ticked boxes of its fortification; ``None``: it has none."""
    scar: ScarName | None = None

    @property
    def marked(self) -> bool:
        """RL-2.1.4."""
        return self.city is not None or self.scar is not None

    @property
    def fortified(self) -> bool:
        """RL-2.1.6: a fortification that is used up is only ink."""
        return self.boxes is not None and self.boxes < BOX.fortification.boxes

    @property
    def population(self) -> int:
        return CITIES[self.city.kind].population if self.city else 0


@record
class Region:
    """What became of a continent."""

    namer: str | None = None
    """The person who named it, with or without a text."""
    name: str | None = None
    change: int = 0


@record
class Campaigned:
    """One game of a faction."""

    game: int
    person: str
    """Empty: nobody sat there."""
    start: int | None
    result: Result


@record
class Banner:
    """What is written on a faction's card."""

    power: PowerName | None = None
    past: tuple[Campaigned, ...] = ()
    more: tuple[PowerName, ...] = ()
    """What packets have added for good, in the order in which it came."""

    @property
    def powers(self) -> tuple[PowerName, ...]:
        """All that it can do; nothing, before its world is founded."""
        return self.more if self.power is None else (self.power, *self.more)


@record
class Signature:
    game: int
    person: str


@record
class Used:
    """Marks that were made, by supply; a replaced one stays used (RL-10.6)."""

    minor_city: int = 0
    major_city: int = 0
    world_capital: int = 0
    fortify_city: int = 0
    cancel_scar: int = 0
    upgrade_card: int = 0
    raised: int = 0
    lowered: int = 0
    founding_coins: int = 0


@recent
def _populations(lands: tuple[Land, ...]) -> list[int]:
    return [land.population for land in lands]


@record
class Packets:
    """The sealed packets of a world (RL-B0)."""

    allowed: bool = False
    """Whether any may be opened."""
    opened: tuple[str, ...] = ()
    """In the order in which they were."""
    scars: tuple[ScarName, ...] = ()
    """Scar cards that they have brought."""
    factions: tuple[int, ...] = ()
    """The same of factions, by number."""
    wiped: tuple[str, ...] = ()
    """Marks that they have wiped off the board: cities and scars by their kinds."""


class Figure(NamedTuple):
    """How a sign that a packet puts on the board looks in pictures."""

    name: str
    """Its title's in the texts."""
    icon: str
    colour: str


@family
class Lore(Family):
    """What an open packet knows of a world for good, beside marks. A world has one of each kind at most."""

    figures: ClassVar[Mapping[str, Figure]] = {}
    """Of its :meth:`signs`, as pictures have them."""

    def signs(self, lands: tuple[Land, ...], at: int) -> tuple[str, ...]:
        """What it knows to lie in a territory, as the kinds of signs."""
        return ()


L = TypeVar("L", bound=Lore)
UNMARKED, UNNAMED, BLANK, UNUSED, SEALED = Land(), Region(), Banner(), Used(), Packets()


@record
class World:
    lands: tuple[Land, ...] = (UNMARKED,) * len(EVERYWHERE)
    regions: tuple[Region, ...] = (UNNAMED,) * len(CONTINENTS)
    banners: tuple[Banner, ...] = (BLANK,) * len(FACTIONS)
    """Faction → its card; blank, too, where the number is of a faction that has not come yet."""
    played: tuple[ScarName, ...] = ()
    """Scar cards that left the campaign, in the order of play."""
    used: Used = UNUSED
    signatures: tuple[Signature, ...] = ()
    namer: str | None = None
    """Who may name the planet, once that is decided (RL-7.7.1)."""
    planet: str | None = None
    links: Links = ()
    """Sea links that were added to the printed ones."""
    packets: Packets = SEALED
    lore: tuple[Lore, ...] = ()

    def known(self, kind: type[L]) -> L | None:
        """What is known of that *kind*, if anything is."""
        return next((each for each in self.lore if isinstance(each, kind)), None)

    def learnt(self, lore: Lore) -> Self:
        """With this in the place of what was known of its kind."""
        return evolve(self, lore=(*(each for each in self.lore if type(each) is not type(lore)), lore))

    @property
    def everywhere(self) -> tuple[int, ...]:
        """The territories of it."""
        return EVERYWHERE if len(self.lands) == len(EVERYWHERE) else tuple(range(len(self.lands)))

    def worth(self, card: int) -> int:
        """Coins on a territory card."""
        return self.lands[shown_on(card)].coins

    def evolve_land(self, territory: int, **changes: object) -> Self:
        lands = self.lands
        return evolve(self, lands=replaced(lands, territory, evolve(lands[territory], **changes)))

    @property
    def chart(self) -> Chart:
        """Which territories are joined to each other in it."""
        changed = self.links or len(self.lands) > len(EVERYWHERE)
        return charted(len(self.lands), self.links) if changed else PRINTED

    @property
    def factions(self) -> tuple[int, ...]:
        """Those of the box, and those that have come, by number."""
        return (*range(len(FACTIONS)), *sorted(self.packets.factions))

    def wiped(self, at: int) -> Self:
        """Without any mark in that territory; those that lay there stay used (RL-10.6)."""
        land = self.lands[at]
        gone = (land.city.kind if land.city else None, land.scar)
        packets = evolve(self.packets, wiped=(*self.packets.wiped, *(mark for mark in gone if mark is not None)))
        return evolve(self.evolve_land(at, city=None, boxes=None, scar=None), packets=packets)

    def signs(self, at: int) -> tuple[str, ...]:
        """Of what packets have put there, beside city and scar."""
        return tuple([sign for lore in self.lore for sign in lore.signs(self.lands, at)])

    def figure(self, at: int) -> Figure | None:
        """Of the first of these signs that pictures have one for."""
        both = ((sign, lore.figures) for lore in self.lore for sign in lore.signs(self.lands, at))
        return next((figures[sign] for sign, figures in both if sign in figures), None)

    def marked(self, at: int) -> bool:
        """RL-2.1.4; what packets have put there counts too."""
        return self.lands[at].marked or bool(self.lore and self.signs(at))

    def barren(self, at: int) -> bool:
        """What lies there came from no card: nothing is ever marked there again, and it stays."""
        scar = self.lands[at].scar
        return scar is not None and scar not in self.scar_cards

    def markless(self, at: int) -> bool:
        """Nothing may be marked there: it is barren, or a packet has brought it."""
        return at >= len(EVERYWHERE) or self.barren(at)

    @property
    def scar_cards(self) -> tuple[ScarName, ...]:
        """All that there have been in this world, in the order of the data."""
        return (*SCAR_CARDS, *self.packets.scars)

    @property
    def signers(self) -> tuple[str, ...]:
        """In the order of their first signatures."""
        return tuple(dict.fromkeys(signature.person for signature in self.signatures))

    def signed(self, person: str) -> int:
        """How often *person* has signed the board."""
        return sum(signature.person == person for signature in self.signatures) if person else 0

    def population(self, territories: tuple[int, ...]) -> int:
        """Of all of these together."""
        found = _populations(self.lands)
        return sum([found[at] for at in territories])

    def bonus(self, continent: int) -> int:
        """Recruits for whoever holds all of it, names apart."""
        return BONUS[continent] + self.regions[continent].change

    @property
    def pool(self) -> tuple[ScarName, ...]:
        """The scar cards that are left, hands included, in the order of the data."""
        left = [*self.scar_cards]
        for scar in self.played:
            left.remove(scar)
        return tuple(left)
