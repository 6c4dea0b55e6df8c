"""The map with its cubes, all of it public: who holds whom, who lies in which cathedral, who stands on which title."""

from typing import Literal, NamedTuple, Self

from engines.core.record import evolve, record, replaced
from engines.royals.atlas import CITIES, CITIES_OF, COUNTRIES, NOBLES, NOBLES_OF, RANKS, SHIELDS, house_values
from engines.royals.cards import none, one_more
from engines.royals.markers import Marker

Decided = Literal["influence", "cost", "bonus"]
"""By what a seat is ahead of the next one (RY-7.4)."""
Cubes = tuple[int, ...]
"""By seat."""


class Standing(NamedTuple):
    """The place of a seat in a country; more is better, field by field (RY-7.4)."""

    influence: int
    cost: int
    """Of its best noble there."""
    bonus: int
    """Of the city of that noble."""
    seat: int

    def ahead_by(self, after: Self | None) -> Decided | None:
        """What puts it before the next one; ``None``: there is no next one."""
        if after is None:
            return None
        if self.influence != after.influence:
            return "influence"
        return "cost" if self.cost != after.cost else "bonus"


_WEIGHTS = tuple((noble.influence, noble.cost, CITIES[noble.city].bonus) for noble in NOBLES)
"""Noble → what it brings to whoever holds it in the order of a country (RY-7.4)."""


@record
class Europe:
    holders: tuple[int | None, ...]
    """Noble → the seat whose cube lies on its portrait."""
    cathedrals: tuple[Cubes, ...]
    """City → ousted cubes."""
    titles: tuple[Cubes, ...]
    """Rank → cubes."""
    shields: tuple[int, ...]
    """Country → how many of its shields are taken."""
    houses: int = 0
    """How many noble house markers are taken."""

    @property
    def seats(self) -> int:
        return len(self.titles[0])

    def untouched(self, city: int) -> bool:
        """Whether the city's marker still lies there (RY-10.5)."""
        return all(self.holders[noble] is None for noble in CITIES[city].nobles)

    def present(self, seat: int, city: int) -> bool:
        """Whether a cube of *seat* lies on a portrait or in the cathedral of the city."""
        return self.cathedrals[city][seat] > 0 or seat in [self.holders[noble] for noble in CITIES[city].nobles]

    def absent(self, seat: int, country: int) -> tuple[int, ...]:
        """The cities of the country in which *seat* has no cube."""
        return tuple([city for city in CITIES_OF[country] if not self.present(seat, city)])

    def untitled(self, seat: int) -> tuple[int, ...]:
        """The ranks on whose title *seat* has no cube."""
        return tuple([rank for rank, cubes in enumerate(self.titles) if not cubes[seat]])

    def cubes(self, seat: int) -> int:
        """Nobles that *seat* has ever taken: as many cubes lie on titles as on portraits and in cathedrals."""
        return sum(cubes[seat] for cubes in self.titles)

    def shields_left(self, country: int) -> tuple[int, ...]:
        """Values of the shields that still lie there, largest first."""
        return SHIELDS[country][self.shields[country] :]

    @property
    def houses_left(self) -> tuple[int, ...]:
        """Values of the noble house markers that still lie there, largest first."""
        return house_values(self.seats)[self.houses :]

    # ---- a claim

    def taken(self, seat: int, noble: int) -> Self:
        """The same with a cube of *seat* on the portrait and one on the title; an ousted one is buried (RY-5.25)."""
        printed, ousted = NOBLES[noble], self.holders[noble]
        cathedrals = self.cathedrals if ousted is None else _more(self.cathedrals, printed.city, ousted)
        holders = replaced(self.holders, noble, seat)
        return evolve(self, holders=holders, cathedrals=cathedrals, titles=_more(self.titles, printed.rank, seat))

    def gains(self, seat: int, noble: int) -> tuple[Marker, ...]:
        """The markers that taking *noble* brings, in the order of RY-5.26."""
        return self.gained(noble, self.absent(seat, NOBLES[noble].country), self.untitled(seat))

    def gained(self, noble: int, absent: tuple[int, ...], untitled: tuple[int, ...]) -> tuple[Marker, ...]:
        """The same for a seat that is *absent* from these cities of its country and *untitled* in these ranks. Presence
        and titles never shrink, so a shield or a house marker is earned by the claim that completes the set, or never
        (RY-8.16)."""
        printed = NOBLES[noble]
        country, found = printed.country, []
        if self.untouched(printed.city):
            found.append(Marker(shape="city", of=printed.city, value=CITIES[printed.city].bonus))
        shields = self.shields_left(country)
        if shields and absent == (printed.city,):
            found.append(Marker(shape="shield", of=country, value=shields[0]))
        houses = self.houses_left
        if houses and untitled == (printed.rank,):
            found.append(Marker(shape="house", value=houses[0]))
        return tuple(found)

    # ---- influence

    def standing(self, country: int, gone: tuple[int, ...] = ()) -> tuple[Standing, ...]:
        """The seats with influence, best first (RY-7.1 to 7.4); those that are *gone* count for nothing (RY-7.9)."""
        found: dict[int, Standing] = {}
        for number in NOBLES_OF[country]:
            seat = self.holders[number]
            if seat is None or seat in gone:
                continue
            influence, cost, bonus = _WEIGHTS[number]
            if seat in found:
                so_far = found[seat]
                influence += so_far.influence
                cost, bonus = max((cost, bonus), (so_far.cost, so_far.bonus))
            found[seat] = Standing(influence, cost, bonus, seat)
        return tuple(sorted(found.values(), reverse=True))

    def contest(self, rank: int, gone: tuple[int, ...] = ()) -> Cubes:
        """The cubes that count on a title: those of seats that are *gone* do not (RY-7.9)."""
        return tuple(0 if seat in gone else count for seat, count in enumerate(self.titles[rank]))


class Outlook(NamedTuple):
    """What taking a noble would change for later, if nobody did anything afterwards; ``None``: no better than now."""

    place: Literal["first", "second"] | None
    """In its country."""
    share: Literal["whole", "half"] | None
    """Of its title."""


def outlook(europe: Europe, seat: int, noble: int, gone: tuple[int, ...]) -> Outlook:
    """For *seat*; whoever is *gone* counts for nothing (RY-7.9)."""
    country, rank, after = NOBLES[noble].country, NOBLES[noble].rank, europe.taken(seat, noble)
    was, now = _place(europe, country, seat, gone), _place(after, country, seat, gone)
    had, has = halves(europe.contest(rank, gone), seat), halves(after.contest(rank, gone), seat)
    place: Literal["first", "second"] = "second" if now else "first"
    share: Literal["whole", "half"] = "whole" if has == 2 else "half"
    return Outlook(place if now < min(was, 2) else None, share if has > had else None)


def _place(europe: Europe, country: int, seat: int, gone: tuple[int, ...]) -> int:
    """From 0; behind everybody, if it has no influence there."""
    seats = [place.seat for place in europe.standing(country, gone)]
    return seats.index(seat) if seat in seats else europe.seats


def halves(cubes: Cubes, seat: int) -> int:
    """Of the title with these cubes: 2, 1 or 0 (RY-7.5)."""
    winners = crowned(cubes)
    return 2 // len(winners) if seat in winners else 0


def empty(seats: int) -> Europe:
    """Before anybody has claimed anything."""
    return Europe(
        holders=(None,) * len(NOBLES),
        cathedrals=(none(seats),) * len(CITIES),
        titles=(none(seats),) * len(RANKS),
        shields=none(len(COUNTRIES)),
    )


def crowned(cubes: Cubes) -> tuple[int, ...]:
    """To whom a title goes: whole to one seat, by halves to two, to nobody if more are level (RY-7.5)."""
    first = foremost(cubes)
    return first if len(first) <= 2 else ()


def foremost(cubes: Cubes) -> tuple[int, ...]:
    """The seats with most of them, however many are level."""
    most = max(cubes)
    return tuple(seat for seat, count in enumerate(cubes) if most and count == most)


def _more(places: tuple[Cubes, ...], at: int, seat: int) -> tuple[Cubes, ...]:
    """One cube of *seat* more at one of the places."""
    return replaced(places, at, one_more(places[at], seat))
