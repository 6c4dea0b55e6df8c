"""An id is nothing to the rules but a name: with another in its place every match is the same, and so is what it
leaves."""

from dataclasses import replace
from typing import Any

import pytest

from engines.core.chair import Seating
from engines.core.outcome import Heirloom
from persistence.codec import HEIRLOOMS, Codec
from persistence.errors import Unreadable
from persistence.forgetting import Renaming, sealer
from tests.campaigns import LINKS, Table, following, lineage
from tests.contract.games import ALL_GAMES
from tests.contract.test_campaigns import HANDED_ON
from tests.playing import Entry, perform, played

PEOPLE = tuple(f"person {number}" for number in range(6))
SEALS = sealer({key: Codec(game) for key, game in ALL_GAMES.items()})


def named(game: Any, seats: int, heirloom: Heirloom | None) -> tuple[Table, str]:
    """A table with somebody at it who is to be forgotten."""
    who = first_named(heirloom) if heirloom else PEOPLE[0]
    people = (who, *(each for each in PEOPLE if each != who))[:seats]
    return replace(following(game, seats, "forgotten", heirloom), people=people), who


def first_named(heirloom: Heirloom) -> str:
    """Somebody on whom the most depends that came later."""
    places = {each: heirloom.body.find(f'"{each}"') for each in PEOPLE}
    return min((each for each in PEOPLE if places[each] >= 0), key=lambda each: places[each])


def renamed(entry: Entry, names: Renaming) -> Entry:
    if isinstance(entry, Seating) and entry.person:
        return replace(entry, person=names.names.get(entry.person, entry.person))
    return entry


@pytest.mark.parametrize("later", [False, True], ids=["first", "later"])
@pytest.mark.parametrize("key", ALL_GAMES)
def test_a_match_without_a_persons_id_is_played_again_to_the_same_end(key: str, later: bool) -> None:
    game = ALL_GAMES[key]
    place, who = named(game, game.meta.seats[0], lineage(game, 1)[-1] if later and key in HANDED_ON else None)
    heirloom = HEIRLOOMS.dump_json(place.heirloom).decode() if place.heirloom else None
    names = Renaming({who: "gone-1"}).following(heirloom, SEALS)
    codec = Codec(game)
    people = tuple(names.names.get(each, each) for each in place.people or ())
    known = HEIRLOOMS.validate_json(names(heirloom)) if heirloom else None
    end, told = place.begin()
    match, events = replace(place, heirloom=known, people=people).begin()
    assert codec.dump_events(events) == names(codec.dump_events(told))
    for turn in played(place, 3):
        match, events = perform(match, renamed(turn.entry, names))
        assert codec.dump_events(events) == names(codec.dump_events(turn.events))
        assert match.dump() == names.blob(turn.after.dump())
        end = turn.after
    left = end.bequest
    assert (match.bequest and match.bequest.body) == (left and Renaming({who: "gone-1"}).body(left, SEALS))


@pytest.mark.parametrize("key", HANDED_ON)
def test_a_world_goes_on_without_somebody_whom_it_named(key: str) -> None:
    game = ALL_GAMES[key]
    heirloom = lineage(game, 2)[LINKS - 1]
    who = first_named(heirloom)
    told = Renaming({who: "gone-1"}).body(heirloom, SEALS)
    assert f'"{who}"' not in told
    assert "gone-1" in told
    after = Heirloom(game=heirloom.game, schema=heirloom.schema, body=told)
    assert SEALS(after) == {}
    assert len(game.pages(after)) == len(game.pages(heirloom))
    following(game, game.meta.seats[0], "next", after).begin()


def test_nobody_renames_what_nobody_here_can_read() -> None:
    with pytest.raises(Unreadable):
        Renaming({"a": "b"}).body(Heirloom(game="lost", schema=1, body='["a"]'), SEALS)
