"""How the damage of a Spread attack may still be divided, so that the draft never leads into a dead end (TK-5.29)."""

from engines.take_the_kingdom.components import OUR_LIMITS
from engines.take_the_kingdom.places import Place
from engines.take_the_kingdom.plays.attack import Share
from engines.take_the_kingdom.siege import Aimed, aftermath, opened
from engines.take_the_kingdom.state import State


class Field:
    """The opponents' kingdoms as they will be once the shares so far are dealt in full, and *left* damage to divide.

    :param each: whether every share is of 1.
    """

    def __init__(self, state: State, seat: int, shares: tuple[Share, ...], left: int, *, each: bool = False) -> None:
        self.used = tuple(share.place for share in shares)
        self.left, self.each = left, each
        self.first_owner = state.where(self.used[0])[0] if shares else None
        blows: tuple[Aimed, ...] = tuple((share.place, share.amount, share.first) for share in shares)
        self.reach = state.house.spread_reach
        self.kingdoms = {rival: aftermath(state.kingdoms[rival].places, blows) for rival in state.rivals(seat)}
        self.open = [site.number for places in self.kingdoms.values() for site in opened(places)]

    @property
    def divisible(self) -> bool:
        """Whether any division into enough shares exists."""
        return any(self.fits(place) for place in self.open)

    def fits(self, place: int) -> bool:
        """Whether some amount for *place* leaves something that can be completed."""
        low, high = self.amounts(place)
        return low <= high

    def amounts(self, place: int) -> tuple[int, int]:
        """The least and the greatest amount for *place*; none fits if the first exceeds the second.

        Between them everything fits: more damage never closes a place. What is left over needs another open place,
        perhaps the Fort that opens when this Land falls; the last share takes all. More than the place can take is
        only said where the rest has nowhere else to go: it would be lost (TK-5.29)."""
        owner, site = next(
            (owner, site) for owner, places in self.kingdoms.items() for site in places if site.number == place
        )
        last_allowed = len(self.used) + 1 >= OUR_LIMITS.spread_least_shares
        high = self.left if last_allowed else self.left - 1
        if self.each:
            return 1, int(high > 0 and len(self._others(owner, self.kingdoms[owner], place)) >= self.left - 1)
        if self._others(owner, self.kingdoms[owner], place):
            return 1, min(site.strength, high)
        fallen = aftermath(self.kingdoms[owner], ((place, site.strength, None),))
        if self._others(owner, fallen, place):
            return min(site.strength, high if last_allowed else site.strength), min(site.strength, high)
        return self.left, high

    def _others(self, owner: int, places: tuple[Place, ...], place: int) -> list[int]:
        """Where the rest could go, with *places* left of the kingdom of *owner*."""
        kingdoms = {**self.kingdoms, owner: places}
        allowed = self.first_owner if self.first_owner is not None else owner
        return [
            site.number
            for rival, left in kingdoms.items()
            if self.reach == "any" or rival == allowed
            for site in opened(left)
            if site.number != place and site.number not in self.used
        ]
