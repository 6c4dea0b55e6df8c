"""What was decided about a contest, as it is kept and read: who did what, and what the rules of the contest did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.contests.standings import Places
from bot.marshal.course import Course
from bot.speech import Voice
from engines.core.record import adapter
from persistence.contests import Decision, Pod
from persistence.ids import is_stand_in


@dataclass(frozen=True, slots=True, kw_only=True)
class What:
    """A text of the bot's own; persons by their ids."""

    key: str
    numbers: Mapping[str, int] = field(default_factory=dict)
    who: str | None = None
    pods: tuple[tuple[str, ...], ...] = ()
    """Who sat together."""
    moments: Mapping[str, int] = field(default_factory=dict)
    """In UTC epoch milliseconds."""
    words: Mapping[str, str] = field(default_factory=dict)
    """As somebody typed them, fit to stand in a message."""


_WHAT = adapter(What, __package__)
NEVER: Mapping[str, int] = {}
NO_WORDS: Mapping[str, str] = {}


def decided(
    key: str,
    by: str | None = None,
    *,
    who: str | None = None,
    moments: Mapping[str, int] = NEVER,
    words: Mapping[str, str] = NO_WORDS,
    **numbers: int,
) -> Decision:
    """Something that somebody has decided.

    :param who: about whom."""
    what = What(key=key, numbers=numbers, who=who, moments=moments, words=words)
    return Decision(by=by, what=_WHAT.dump_json(what).decode())


def started(course: Course) -> Decision:
    return decided("contest-did-start", count=len(course.here))


def drew(course: Course, pods: Sequence[tuple[str, ...]]) -> Decision:
    what = What(key="contest-did-draw", numbers={"round": len(course.rounds) + 1}, pods=tuple(pods))
    return Decision(by=None, what=_WHAT.dump_json(what).decode())


def settled(course: Course, pod: Pod, places: Places) -> Decision:
    """In the order of their places."""
    order = tuple(sorted(places, key=lambda one: places[one]))
    what = What(key="contest-did-settle", numbers={"round": course.number(pod), "number": pod.number}, pods=(order,))
    return Decision(by=None, what=_WHAT.dump_json(what).decode())


def left(who: str) -> Decision:
    """The rules of the contest have taken somebody out, who was away."""
    return decided("contest-did-drop", who=who)


def told(decision: Decision, names: Mapping[str, str], voice: Voice) -> str:
    """A line of the log that everybody reads.

    :param names: by id."""
    what: What = _WHAT.validate_json(decision.what)
    nobody = voice.tell("former-player")

    def named(one: str | None) -> str:
        """Whoever decides something need not take part."""
        return names.get(one or "") or (nobody if one is None or is_stand_in(one) else f"<@{one}>")

    said = voice.tell(
        what.key,
        **what.numbers,
        **what.words,
        **{name: f"<t:{at // 1000}:f>" for name, at in what.moments.items()},
        who=named(what.who),
        by=named(decision.by),
        pods="; ".join(", ".join(map(named, pod)) for pod in what.pods),
    )
    return f"<t:{decision.at // 1000}:f> {said}"
