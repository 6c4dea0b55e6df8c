"""Results of matches that nobody has played."""

from typing import Any

from persistence.results import Came, Result

DAY = 24 * 60 * 60 * 1000


def came(seat: int, person: str | None, place: int, **more: Any) -> Came:
    known: dict[str, Any] = {"score": 10 - place, "luck": None, "sitter": "here", "gave_up": False}
    name = person.title() if person else "Steward"
    return Came(seat=seat, person=person, name=name, place=place, **{**known, **more})


def result(
    number: int, places: str, *, game: str = "toy", more: dict[str, dict[str, Any]] | None = None, **of: Any
) -> Result:
    """The match of that number, which is longer the higher that is.

    :param places: who sat there, the best first: ``"ann bob"``; those with a ``=`` between them share a place, and
        ``-`` is a steward.
    :param more: of some of them."""
    seats: list[Came] = []
    for each in places.split():
        for who in each.split("="):
            place = 1 + len(seats) - each.split("=").index(who)
            person = None if who == "-" else who
            seats.append(came(len(seats), person, place, **(more or {}).get(who, {})))
    known: dict[str, Any] = {"options": {}, "channel_id": "7", "fate": "counts", "first": False}
    known |= {"begun_at": number * DAY, "ended_at": (number + 1) * DAY, "steps": 10 * number}
    return Result(match_id=str(number), game=game, seats=tuple(seats), **{**known, **of})


def results(*every: str) -> list[Result]:
    """One after the other."""
    return [result(number, places) for number, places in enumerate(every, start=1)]
