"""Who plays in which division of a league's next season."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from bot.contests.terms import Terms

Divisions = Sequence[Sequence[str]]
"""The highest first."""
Form = Literal["divisions", "ladder"]
FORMS: Sequence[Form] = ("divisions", "ladder")
"""Everybody meets everybody in each division, and moves up or down after a season; or all are on one ladder, on which
they move from round to round."""
SIZES, MOVING, MONTHS = (4, 5, 6, 8, 10, 12), (1, 2, 3), (0, 1, 3)
PACES = ("quick", "steady", "slow")


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueTerms:
    """What a league is agreed on. It is played by message."""

    game: str
    form: Form = "divisions"
    pace: str = "steady"
    least: int
    most: int
    wanted: int
    """Seats at a table: so many at least, at most, and best."""
    size: int = 6
    """People in a division, as near as can be."""
    moving: int = 1
    """How many go up after a season, and how many down."""
    rounds: int = 5
    """How often people play in a season, on a ladder."""
    months: int = 3
    """From one season to the next; 0: it begins when somebody lets it."""
    zone: str = "UTC"
    """In which the first day of a month is meant."""

    @property
    def enough(self) -> int:
        """People for a season."""
        return max(2, self.least)

    @property
    def ladder(self) -> bool:
        return self.form == "ladder"

    def contest(self) -> Terms:
        """Those of a division, or of the ladder, in a season."""
        return Terms(
            games=(self.game,),
            form="ladder" if self.ladder else "robin",
            rounds=self.rounds,
            pace=self.pace,
            least=self.least,
            most=self.most,
            wanted=self.wanted,
            check_in=0,
            missing="keep",
        )


def divided(last: Divisions, there: Collection[str], newcomers: Sequence[str], size: int, moving: int) -> Divisions:
    """The divisions of the next season: the first of each move up, its last ones down; whoever is not there any more
    is passed over, and newcomers come behind all others. Sizes differ by one at most; where that takes somebody across
    a border, it is whoever stands next to it, and those who have just moved last of all.

    :param last: of the season before, each in the order of its standings.
    :param there: who takes part.
    :param newcomers: those of them who did not play in it, in order.
    :param size: of a division, as near as can be.
    :param moving: how many go up, and how many down; of a small division less than half of it."""
    before = [[one for one in each if one in there] for each in last]
    before = [each for each in before if each]
    moved = [crossing(upper, lower, moving) for upper, lower in pairwise(before)]
    order: list[str] = []
    for number, each in enumerate(before):
        up = moved[number - 1] if number else 0
        down = moved[number] if number < len(moved) else 0
        rising = before[number + 1][:down] if down else []
        falling = before[number - 1][len(before[number - 1]) - up :] if up else []
        order += [*rising, *each[up : len(each) - down], *falling]
    return _cut([*order, *newcomers], size)


def crossing(upper: Sequence[str], lower: Sequence[str], most: int) -> int:
    """How many change places across a border: nobody is among the first and the last of a division at once."""
    return max(0, min(most, len(upper) // 2, len(lower) // 2))


def seeded(people: Sequence[str], ratings: Mapping[str, int], usual: int) -> list[str]:
    """The best rated first, who is not rated like a newcomer; equals stay in their order, which is drawn by lot."""
    return sorted(people, key=lambda one: -ratings.get(one, usual))


def _cut(order: Sequence[str], size: int) -> Divisions:
    count = max(1, (2 * len(order) + size) // (2 * size)) if order else 0
    made, start = [], 0
    for number in range(count):
        end = start + len(order) // count + (number < len(order) % count)
        made.append(tuple(order[start:end]))
        start = end
    return made
