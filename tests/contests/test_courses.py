"""Whole contests of every form, played out without Discord and without a store: whatever people do, they end, nobody is
at two tables at once, and nobody waits for ever."""

import os
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.contests.pairing import paired
from bot.contests.past import Past
from bot.contests.terms import FORMS, Terms
from bot.marshal import rounds
from bot.marshal.course import Course, result_written, terms_written
from bot.marshal.rounds import OVER, drawn
from bot.time.calendar import MINUTE
from persistence.contests import Contest, Entrant, Pod

CONTESTS = int(os.environ.get("CASTELLAN_SOAK_EVENTS", "48"))
SEATS = ((2, 5, 4), (3, 5, 4), (2, 2, 2), (3, 3, 3))


class Played:
    """One contest, from its seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        least, most, wanted = self.chance.choice(SEATS)
        form = self.chance.choice(FORMS)
        terms = Terms(
            games=("one", "other"),
            form=form,
            rounds=self.chance.randint(1, 5),
            final=self.chance.random() < 0.3,
            staggered=form in ("swiss", "robin") and self.chance.random() < 0.4,
            pace=self.chance.choice(("live", "steady")),
            minutes=self.chance.choice((0, 45)),
            least=least,
            most=most,
            wanted=wanted,
            places=self.chance.choice((0, 12)),
            check_in=0,
            stewards=self.chance.random() < 0.5,
        )
        people = [f"p{each}" for each in range(self.chance.randint(1, 24))]
        entrants = tuple(Entrant(user_id=one, name=one, entered_at=at) for at, one in enumerate(people))
        self.now, self.came = 0, len(people)
        self.contest = Contest(
            id=1,
            guild_id="",
            channel_id="",
            host_id="",
            name="",
            terms=terms_written(terms),
            locale="en",
            state="running",
            secret=str(seed),
            starts_at=0,
            due_at=0,
            round=0,
            round_at=None,
            paused_at=None,
            created_at=0,
            updated_at=0,
            entrants=entrants,
        )

    @property
    def course(self) -> Course:
        return Course(self.contest)

    def play(self) -> Course:
        """Until nothing more is drawn."""
        for _ in range(2000):
            pods = drawn(self.course, self.now)
            if pods == OVER and pods is not None:
                return self.course
            if pods is None:
                self._meanwhile()
            else:
                self._draw(pods)
        raise AssertionError("it never ends")

    def _draw(self, pods: object) -> None:
        course, round_ = self.course, self.contest.round + 1
        made = []
        free = {each.user_id for each in course.free(self.now)}
        for number, members in enumerate(pods, start=1):  # type: ignore[var-annotated, arg-type]
            assert set(members) <= free, "nobody sits at two tables"
            lone = len(members) < course.terms.least and not course.terms.stewards
            result = result_written(dict.fromkeys(members, 1)) if lone else None
            made.append(Pod(round=round_, number=number, members=members, table_id=f"{round_}.{number}", result=result))
        every = [one for pod in made for one in pod.members]
        assert len(every) == len(set(every)), "nobody is drawn twice"
        entrants = self.contest.entrants
        if course.terms.free:
            entrants = tuple(replace(each, ready=each.ready and each.user_id not in every) for each in entrants)
        pods_ = (*self.contest.pods, *made)
        self.contest = replace(self.contest, round=round_, round_at=self.now, pods=pods_, entrants=entrants)

    def _meanwhile(self) -> None:
        """Time goes by: a table ends, somebody leaves, comes, is ready again."""
        self.now += self.chance.randint(1, 30) * MINUTE
        going_on = self.course.going_on
        if going_on:
            pod = self.chance.choice(going_on)
            order = self.chance.sample(pod.members, len(pod.members))
            ended = replace(pod, result=result_written({one: place for place, one in enumerate(order, 1)}))
            self.contest = replace(
                self.contest, pods=tuple(ended if each is pod else each for each in self.contest.pods)
            )
        entrants = list(self.contest.entrants)
        at = self.chance.randrange(len(entrants))
        if self.chance.random() < 0.05:
            entrants[at] = replace(entrants[at], left_at=self.now)
        elif self.chance.random() < 0.3:
            entrants[at] = replace(entrants[at], ready=True)
        if self.chance.random() < 0.05:
            entrants.append(Entrant(user_id=f"p{self.came}", name="", entered_at=self.now))
            self.came += 1
        self.contest = replace(self.contest, entrants=tuple(entrants))


@pytest.fixture(autouse=True)
def _hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """How seldom the same meet again is looked at elsewhere, and takes long."""
    monkeypatch.setattr(rounds, "paired", partial(paired, steps=1000))


@pytest.mark.parametrize("block", range(4))
def test_every_contest_comes_to_its_end(block: int) -> None:
    for seed in range(block, CONTESTS, 4):
        course = Played(seed).play()
        assert course.going_on == [], seed
        fair(course, seed)
        assert Played(seed).play().contest == course.contest, "the same seed draws the same"


def fair(course: Course, seed: int) -> None:
    """Whoever has been in every round has been at odd tables about as often as everybody else who has."""
    rounds_ = [pods for pods in course.rounds if pods != course.final]
    if course.terms.form in ("ladder", "free") or course.terms.staggered:
        return
    always = [one for one in course.entrants if all(any(one in pod.members for pod in pods) for pods in rounds_)]
    past = Past.of([[pod.members for pod in pods] for pods in rounds_])
    odd = [past.odd[one] for one in always]
    assert not odd or max(odd) <= 1 + min(odd), seed
