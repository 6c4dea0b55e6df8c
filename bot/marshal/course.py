"""A contest at one moment: what its rows come to."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby

from bot.contests.past import Past
from bot.contests.past import Pod as Drawn
from bot.contests.standings import Places, Standing, standings
from bot.contests.terms import Terms
from bot.time.calendar import MINUTE
from engines.core.record import adapter
from persistence.contests import Contest, Entrant, Pod

_TERMS = adapter(Terms, __package__)


def terms_written(terms: Terms) -> str:
    """As they are kept with the contest."""
    return _TERMS.dump_json(terms).decode()


def result_written(places: Places) -> str:
    """As it is kept with the pod."""
    return json.dumps(dict(places))


def places_of(pod: Pod) -> dict[str, int]:
    """What came of a pod that is over."""
    made: dict[str, int] = json.loads(pod.result or "{}")
    return made


@dataclass(frozen=True)
class Course:
    contest: Contest
    terms: Terms = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "terms", _TERMS.validate_json(self.contest.terms))

    # ---- people

    @cached_property
    def entrants(self) -> Mapping[str, Entrant]:
        """Everybody who has signed up, those who have left as well."""
        return {each.user_id: each for each in self.contest.entrants}

    @cached_property
    def names(self) -> Mapping[str, str]:
        """As they are shown, by id."""
        return {each.user_id: each.name for each in self.contest.entrants}

    @property
    def taking_part(self) -> list[Entrant]:
        return [each for each in self.contest.entrants if each.left_at is None]

    @property
    def placed(self) -> list[Entrant]:
        """Those who have a place: until the start the first who have signed up."""
        return self.taking_part[: self.terms.places or None]

    @property
    def waiting(self) -> list[Entrant]:
        """Those who wait for a place."""
        return self.taking_part[len(self.placed) :]

    @property
    def here(self) -> list[Entrant]:
        """Who plays if it begins now: those who have said that they are there, as many as there are places; those who
        have waited for one come last."""
        present = [each for each in self.taking_part if each.here_at is not None or not self.terms.check_in]
        return present[: self.terms.places or None]

    # ---- what was drawn

    @cached_property
    def rounds(self) -> list[list[Pod]]:
        """As they were drawn, without those that were drawn again. One that was played and does not count is one."""
        every = (list(pods) for _, pods in groupby(self.contest.pods, key=lambda pod: pod.round))
        return [pods for pods in every if not all(pod.void and pod.result is None for pod in pods)]

    def number(self, pod: Pod) -> int:
        """Of its round, as people count."""
        return 1 + sum(pods[0].round < pod.round for pods in self.rounds)

    @cached_property
    def past(self) -> Past:
        return Past.of([[pod.members for pod in pods] for pods in self.rounds])

    @property
    def counted(self) -> Mapping[Pod, Places]:
        """What came of everything that is over and counts."""
        return {pod: places for pod in self.contest.pods if not pod.void and (places := places_of(pod))}

    @property
    def results(self) -> list[Places]:
        return list(self.counted.values())

    @property
    def going_on(self) -> list[Pod]:
        return [pod for pod in self.contest.pods if pod.result is None and not pod.void]

    def played(self, user: str) -> int:
        """In how many rounds somebody was drawn that were not void."""
        return sum(user in pod.members for pod in self.contest.pods if not pod.void)

    @cached_property
    def standings(self) -> list[Standing]:
        """The best first; those of the final before all others."""
        coming = {each.user_id for each in self.here} if self.contest.state != "over" else ()
        everybody = [one for one in self.entrants if self.played(one) or one in coming]
        finalists = self.finalists
        before = [places for pod, places in self.counted.items() if pod not in self.final]
        lines = standings(everybody, before, self.contest.secret)
        return sorted(lines, key=lambda line: finalists.get(line.entrant, len(everybody) + 1)) if finalists else lines

    @property
    def points(self) -> Mapping[str, int]:
        return {line.entrant: line.points for line in self.standings}

    # ---- rounds

    @cached_property
    def planned(self) -> int | None:
        """How many rounds are drawn for everybody, without a final; ``None``: as many as people like."""
        first = [one for pod in self.rounds[0] for one in pod.members] if self.rounds else self.here
        return self.terms.drawn(len(first))

    @property
    def final(self) -> Sequence[Pod]:
        """As it was drawn."""
        wanted = self.wants_final and self.planned is not None and len(self.rounds) > self.planned
        return self.rounds[self.planned or 0] if wanted else ()

    @property
    def wants_final(self) -> bool:
        """Whether there is to be one: where rounds begin for all together."""
        return self.terms.final and self.planned is not None and not self.terms.staggered

    @property
    def finalists(self) -> Mapping[str, int]:
        """Their places in the final, once it is over."""
        return next((places for pod, places in self.counted.items() if pod in self.final), {})

    @property
    def until(self) -> int | None:
        """When the last round is over at the latest, in UTC epoch milliseconds: what is not done by then goes on by
        itself. ``None``: it takes as long as it takes."""
        timed = self.terms.live and self.terms.minutes and self.contest.round_at is not None
        return (self.contest.round_at or 0) + self.terms.minutes * MINUTE if timed else None

    def held_up(self, now: int) -> list[Pod]:
        """The pods without which it does not go on."""
        if self.until is None:
            return self.going_on
        return [pod for pod in self.going_on if pod.round == self.contest.round and now < self.until]

    def free(self, now: int) -> list[Entrant]:
        """Who waits to be drawn."""
        busy = {one for pod in self.held_up(now) for one in pod.members}
        planned = self.planned
        return [
            each
            for each in self.here
            if each.ready
            and each.user_id not in busy
            and (planned is None or not self.terms.staggered or self.played(each.user_id) < planned)
        ]

    @property
    def order(self) -> Sequence[tuple[Drawn, Places]]:
        """The pods of the last round, with what came of them."""
        return [(pod.members, {} if pod.void else places_of(pod)) for pod in self.rounds[-1]] if self.rounds else []
