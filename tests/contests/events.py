"""Events as they might go: people drop, come late, and win by chance."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.contests.past import Past, Pod
from bot.contests.shape import Shape, shape
from bot.contests.standings import points

SEATS = ((3, 5, 4), (4, 4, 4), (2, 2, 2), (2, 6, 6), (3, 5, 3), (5, 6, 5))


@dataclass(frozen=True)
class Draw:
    """What a round is drawn from."""

    entrants: tuple[str, ...]
    shape: Shape
    past: Past
    points: Counter[str]
    seed: str


class Event:
    """Its rounds, from a seed; whoever plays it says how each was drawn."""

    def __init__(self, seed: int, *, fewest: int = 6, most: int = 64) -> None:
        self._chance = Random(seed)
        self.seed, self.seats = seed, self._chance.choice(SEATS)
        people = self._chance.randint(fewest, most)
        self.playing = [f"p{each}" for each in range(people)]
        self.late = [f"late{each}" for each in range(self._chance.randint(0, people // 8))]
        self.rounds: list[list[Pod]] = []
        self.points = Counter[str]()

    def draws(self) -> Iterator[Draw]:
        """One a round: :meth:`drawn` has to be called before the next."""
        least, most, wanted = self.seats
        for number in range(self._chance.randint(3, 6)):
            made = shape(len(self.playing), least=least, most=most, wanted=wanted)
            if made is None:
                return
            yield Draw(tuple(self.playing), made, Past.of(self.rounds), self.points, f"{self.seed}:{number}")

    def drawn(self, pods: list[Pod]) -> None:
        """They play; somebody leaves, somebody else comes."""
        self.rounds.append(pods)
        for pod in pods:
            order = self._chance.sample(pod, len(pod))
            self.points.update(points({one: place for place, one in enumerate(order, 1)}))
        self.playing = [one for one in self.playing if self._chance.random() > 0.05]
        if self.late and self._chance.random() < 0.5:
            self.playing.append(self.late.pop())
