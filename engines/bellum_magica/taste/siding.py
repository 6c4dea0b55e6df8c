"""What a creature is worth on either side of the castle of one seat, and of what use its tokens are."""

from engines.bellum_magica.atlas import CREATURES
from engines.bellum_magica.components import ROWS, Right, Side
from engines.bellum_magica.hiring import SIDES
from engines.bellum_magica.public import Public
from engines.bellum_magica.targets import most
from engines.bellum_magica.taste import worth
from engines.bellum_magica.taste.coming import Coming

FOOD_CELL, RUNESTONE_CELL, MAP_CELL = 68, 120, 220
SWORD_CELL, MAGIC_CELL = 12, 20
SHIELD, MAGIC_SHIELD, SPELL = 130, 260, 80
"""Maps and shields were tuned by playing against what the rules suggest."""
SPENT = 800
"""With so many hundredths of a day to go, food and runestones are worth their full price: what they pay for has to earn
it, so a harvest loses its worth twice, by the days on which it comes and by those that are left to whom it feeds."""
SIX_DAYS = 600
"""Side values are per six rows, so per six days, in hundredths."""


class Judge:
    """Judges for one seat. What does not depend on a single creature is counted once, since it changes up to six forces
    on the right."""

    def __init__(self, table: Public, me: int) -> None:
        self.table = table
        self._coming = Coming(table, me)
        self._rivals = [table.lairs[seat] for seat in table.seats if seat != me]
        self._days = worth.days_left(table)
        self._maps = [lefts.maps for lefts in table.lairs[me].lefts]
        self._most_maps = [max((lair.lefts[row].maps for lair in self._rivals), default=0) for row in range(ROWS)]
        self._now = [(force, self._coming.best(force), self._stolen(force)) for force in table.lairs[me].rights]

    def worth(self, card: int, side: Side) -> int:
        """Summed over the rows, for the days that are left."""
        return (self._left(card) if side == "left" else self._right(card)) * self._days // SIX_DAYS

    def best(self, card: int) -> tuple[Side, int]:
        """The better side, the left one if they are equal, and what the creature is worth there, tokens included."""
        worths = {side: self.worth(card, side) for side in SIDES}
        side = max(SIDES, key=lambda side: worths[side])
        return side, worths[side] + self._tokens(card)

    def _left(self, card: int) -> int:
        """A map counts where it creates or keeps a lead or a tie."""
        crop = found = 0
        for cell, maps, rival in zip(CREATURES[card].left, self._maps, self._most_maps, strict=True):
            crop += FOOD_CELL * cell.food + RUNESTONE_CELL * cell.runes
            found += MAP_CELL * cell.maps if maps + cell.maps >= rival else 0
        return crop * self._days // SPENT + found

    def _right(self, card: int) -> int:
        """The rise in the best attack, and a little for every sword."""
        total = 0
        for cell, (held, plunder, stolen) in zip(CREATURES[card].right, self._now, strict=True):
            if any(cell):
                force = Right(held.swords + cell.swords, held.magic + cell.magic, held.thieves + cell.thieves)
                total += self._coming.best(force) - plunder + SWORD_CELL * cell.swords + MAGIC_CELL * cell.magic
                total += self._stolen(force) - stolen if cell.thieves else 0
        return total

    def _stolen(self, force: Right) -> int:
        """The most that its thieves could take from a castle that is beatable now."""
        if not force.thieves:
            return 0
        beaten = (lair for lair in self._rivals if force.beats(lair.shields, lair.magic_shields))
        return max((worth.kinds(most(lair.chests, force.thieves)) for lair in beaten), default=0)

    def _tokens(self, card: int) -> int:
        bonus = CREATURES[card].bonus
        worths = SHIELD * bonus.shields + MAGIC_SHIELD * bonus.magic_shields + SPELL * bonus.spells
        return worth.faded(self.table, worths)
