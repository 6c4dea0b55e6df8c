"""A contest as a file: for whoever wants to count for themselves."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence

from bot.contests.standings import points
from bot.marshal.course import Course, places_of
from persistence.contests import Decision

FORMAT = 1


def document(course: Course, decisions: Sequence[Decision]) -> bytes:
    """As JSON: what was agreed on, everybody in it, every draw with its result, the standings, who decided what. Once
    it has begun the seed is among it, from which every draw can be made again."""
    contest = course.contest
    made = {
        "format": FORMAT,
        "name": contest.name,
        "state": contest.state,
        "terms": json.loads(contest.terms),
        "seed": contest.secret if course.rounds else None,
        "starts": contest.starts_at,
        "entrants": [
            {"id": each.user_id, "name": each.name, "entered": each.entered_at, "left": each.left_at}
            for each in contest.entrants
        ],
        "pods": [
            {
                "round": pod.round,
                "number": pod.number,
                "members": pod.members,
                "table": pod.table_id,
                "places": places_of(pod) if pod.result else None,
                "void": pod.void,
            }
            for pod in contest.pods
        ],
        "standings": [each.entrant for each in course.standings],
        "decisions": [{"at": each.at, "by": each.by, "what": json.loads(each.what)} for each in decisions],
    }
    return json.dumps(made, ensure_ascii=False, indent=1).encode()


def sheet(course: Course) -> bytes:
    """As CSV: a line for everybody in every pod."""
    written = io.StringIO()
    lines = csv.writer(written)
    lines.writerow(["round", "table", "seat", "player", "place", "points", "counts"])
    for pod in course.contest.pods:
        places = places_of(pod)
        counted = points(places) if places else {}
        for seat, one in enumerate(pod.members, start=1):
            result = [places.get(one, ""), counted.get(one, "")]
            lines.writerow([pod.round, pod.number, seat, _inert(course.names[one]), *result, int(not pod.void)])
    return written.getvalue().encode()


def _inert(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
