"""What nobody can read says so without showing it. What older versions have stored, ``test_ages`` reads."""

from dataclasses import replace

import pytest

from engines.core.chair import Seating
from engines.core.match import start
from persistence.codec import Codec
from persistence.errors import Unreadable
from persistence.records import Entry
from tests.persistence.samples import loaded, logged
from tests.petty_court import GAME
from tests.petty_court.aged import aged

CURRENT = GAME.meta.schema
CODEC = Codec(GAME)


def test_a_seating_needs_no_upcast_of_the_game() -> None:
    seating = Seating(seat=1, change="leave")
    assert CODEC.change(logged(CODEC.entry(3, seating, (), cause="command"), schema=0)) == seating


@pytest.mark.parametrize("known", [(), (1,), (2,)])
def test_a_version_without_an_upcast_is_unreadable(known: tuple[int, ...]) -> None:
    upcasts = {schema: GAME.upcasts[schema] for schema in known}
    with pytest.raises(Unreadable, match="no way from schema"):
        Codec(replace(GAME, upcasts=upcasts)).match(loaded(start(aged(1), 2, "seed").dump(), schema=1))


def test_a_newer_schema_is_unreadable() -> None:
    with pytest.raises(Unreadable, match=f"schema {CURRENT + 1} is newer than {CURRENT}"):
        CODEC.match(loaded(start(GAME, 2, "seed").dump(), schema=CURRENT + 1))


@pytest.mark.parametrize("secret", ['{"hand": 17}', "hand 17", '{"players": ["hand 17"], "goal": 1}'])
@pytest.mark.parametrize("schema", [1, CURRENT])
def test_what_cannot_be_read_is_not_shown(secret: str, schema: int) -> None:
    entry = logged(Entry(step=1, seat=0, kind="act", body=secret, cause="press", events=f"[{secret}]"), schema)
    for read in (
        lambda: CODEC.match(loaded(secret.encode(), schema=schema)),
        lambda: CODEC.change(entry),
        lambda: CODEC.events(entry),
    ):
        with pytest.raises(Unreadable) as refused:
            read()
        assert "hand" not in str(refused.value)
        assert refused.value.__cause__ is None, "a traceback would show what the first error says"
        assert refused.value.__suppress_context__
