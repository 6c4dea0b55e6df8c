"""What earlier versions have stored can be read, shown, played on and verified."""

import json
import random
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

from bot.commandline.verify import Mismatch, replayed
from engines import GAMES
from engines.core.match import Match
from engines.core.outcome import Heirloom
from engines.core.record import evolve
from persistence.codec import Codec
from tests.campaigns import following
from tests.contract.games import MANY, SOAK_GAMES
from tests.persistence.samples import loaded as read
from tests.playing import answer, asked, look
from tests.stored import corpus

STORED = [each for key in GAMES for each in corpus.written(key)]
FEW = 10
"""More moments than that even a small game leaves, one without drafts."""
ACTS = 12
"""How many each match is played on."""
EVERY, CLOSE = (1, 1) if SOAK_GAMES >= MANY else (3, 12)
"""Every so-manyth moment is looked at, by one seat, and played on from for one act; every so-manyth by all seats, and
for many acts."""


@pytest.fixture(params=STORED, ids=lambda stored: stored.name.split(".")[0], name="stored")
def _stored(request: pytest.FixtureRequest) -> dict[str, Any]:
    """There is one for every schema that a game has had, and one of its present rules."""
    return corpus.read(request.param)


def lacking(game: Any) -> list[str]:
    """The schemas of *game* that nothing is left of, and its rules if nothing is of them."""
    left = [corpus.read(each) for each in corpus.written(game.meta.key)]
    schemas = (
        f"schema {each}" for each in range(1, game.meta.schema + 1) if each not in [one["schema"] for one in left]
    )
    return [*schemas, *([] if corpus.present(game).exists() else [f"rules {game.meta.rules}"])]


@pytest.mark.parametrize("key", GAMES)
def test_everything_that_a_game_has_been_has_left_something(key: str) -> None:
    """``python -m tests.stored`` writes what the present schema and rules leave, before either is raised."""
    assert lacking(GAMES[key]) == [], "python -m tests.stored writes them"
    assert sorted(GAMES[key].upcasts) == list(range(1, GAMES[key].meta.schema))


def test_what_was_raised_without_leaving_anything_would_be_noticed() -> None:
    (game, *_) = GAMES.values()
    raised = SimpleNamespace(meta=evolve(game.meta, schema=game.meta.schema + 1, rules="next"))
    assert lacking(raised) == [f"schema {raised.meta.schema}", "rules next"]


def test_a_match_goes_on_from_any_moment(stored: dict[str, Any]) -> None:
    game = GAMES[stored["game"]]
    assert len(stored["moments"]) > FEW
    for number, moment in islice(enumerate(stored["moments"]), 0, None, EVERY):
        match = loaded(stored, moment)
        assert len(match._state.chairs) == moment["seats"]
        seats = range(moment["seats"])
        for witness in (None, *seats) if number % CLOSE == 0 else (seats[number % len(seats)],):
            assert look(match, witness)
        rng = random.Random(number)
        for _ in range(ACTS if number % CLOSE == 0 else 1):
            if match.over:
                break
            seat = rng.choice(match.asked())
            menu = match.menu(seat)
            assert menu is not None
            match, events = match.act(asked(match, seat, answer(menu, rng)))
            Codec(game).dump_events(events)


def test_what_the_present_schema_has_stored_is_stored_like_that_again(stored: dict[str, Any]) -> None:
    """A change that reads otherwise what is in somebody's database is a new schema."""
    if stored["schema"] < GAMES[stored["game"]].meta.schema:
        return
    for moment in stored["moments"][::EVERY]:
        assert json.loads(loaded(stored, moment).dump()) == json.loads(moment["snapshot"])


def test_a_match_begins_with_any_heirloom(stored: dict[str, Any]) -> None:
    game = GAMES[stored["game"]]
    for number, left in enumerate(stored["heirlooms"]):
        present = Codec(game).heirloom(Heirloom(**left))
        place = following(game, game.meta.seats[number % len(game.meta.seats)], number, present)
        match, _ = place.begin()
        assert match.asked() or match.over


def test_exports_are_verified_or_are_of_older_rules(stored: dict[str, Any]) -> None:
    for document in stored["exports"]:
        if stored["rules"] == GAMES[stored["game"]].meta.rules:
            assert replayed(document, GAMES).over
        else:
            with pytest.raises(Mismatch, match=f"played under rules {stored['rules']}, this release has"):
                replayed(document, GAMES)


def loaded(stored: dict[str, Any], moment: dict[str, Any]) -> Match[Any]:
    about = {name: stored[name] for name in ("game", "schema", "rules")}
    snapshot = read(moment["snapshot"].encode(), moment["step"], over=moment["over"], **about)
    return Codec(GAMES[stored["game"]]).match(snapshot)
