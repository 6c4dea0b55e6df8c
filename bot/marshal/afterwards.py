"""What the end of a match has to do with its contest: what counts there, and what comes next."""

from __future__ import annotations

from dataclasses import dataclass

from bot.marshal.cards import placed
from bot.marshal.course import Course
from bot.marshal.mine import link
from bot.marshal.tables import places, spotted
from bot.play.cards import at
from bot.play.loaded import LoadedTable
from bot.speech import Voice
from persistence.contests import PLACARD, Pod
from persistence.store import Store


@dataclass(frozen=True, slots=True)
class Afterwards:
    words: str
    way: str
    """To the card of the contest, in the form that Discord opens."""


NOTHING = Afterwards("", "")


async def afterwards(store: Store, loaded: LoadedTable, voice: Voice) -> Afterwards:
    """As it is now that the match is over; :data:`NOTHING` of a match that counts for itself alone."""
    if loaded.table.contest_id is None:
        return NOTHING
    course = Course(await store.contests.get(loaded.table.contest_id))
    pod = next((each for each in course.contest.pods if each.table_id == loaded.table.id), None)
    if pod is None:  # it was drawn again
        return NOTHING
    told = [f"**{spotted(course, pod, voice)}**", _counted(course, pod, loaded, voice), _next(course, pod, voice)]
    card = await store.placards.of(PLACARD, str(course.contest.id))
    return Afterwards("\n".join(filter(None, told)), link(course, card))


def _counted(course: Course, pod: Pod, loaded: LoadedTable, voice: Voice) -> str:
    """Who is where in the contest, if that is not what the table says; nothing where it is the same."""
    outcome = loaded.match.outcome if loaded.match else None
    if outcome is None:
        return ""
    counted, ranks = places(loaded, pod), outcome.ranks
    if all(ranks[seat] == counted[one] for seat, one in enumerate(pod.members)):
        return ""
    order = sorted(counted.items(), key=lambda item: item[1])
    return voice.tell("contest-after-counted", places=placed([(course.names[one], place) for one, place in order]))


def _next(course: Course, pod: Pod, voice: Voice) -> str:
    """What whoever has just played waits for, and until when at most."""
    contest, terms = course.contest, course.terms
    if contest.state != "running":  # it may have ended with this very match, and sooner than that one's end is posted
        return voice.tell("contest-after-last" if pod in course.counted else "contest-after-late")
    if contest.paused_at is not None:
        return voice.tell("contest-after-pause")
    if terms.free:
        return voice.tell("contest-after-free")
    if terms.staggered:
        more = any(course.played(one) < (course.planned or 0) for one in pod.members)
        return voice.tell("contest-after-staggered" if more else "contest-after-last")
    done, planned = len(course.rounds), course.planned or 0
    if done > planned or (done == planned and not course.wants_final):
        return voice.tell("contest-after-last")
    until = at(course.until) if course.until is not None else ""
    timed = int(bool(until))
    if done == planned:
        return voice.tell("contest-after-final", count=terms.wanted, timed=timed, until=until)
    return voice.tell("contest-after-round", round=done + 1, timed=timed, until=until)
