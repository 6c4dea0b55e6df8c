"""What the simulated Discord sends over the gateway follows the types that Discord's client libraries share."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest

from bot.parlour.simulated import InteractionKind
from bot.parlour.simulated.sessions import Session
from tests.parlour.simulated.sample_bot import SampleBot
from tests.parlour.simulated.stage import stage

SCHEMA = Path(__file__).with_name("gateway-events.schema.json")
DRAFT = "http://json-schema.org/draft-07/schema#"
INTERACTIONS = {
    InteractionKind.COMMAND: "Slash",
    InteractionKind.COMPONENT: "Component",
    InteractionKind.AUTOCOMPLETE: "Auto",
    InteractionKind.MODAL_SUBMIT: "Modal",
}
EVENTS = {
    "READY": "Ready",
    "GUILD_CREATE": "GuildCreate",
    "MESSAGE_CREATE": "MessageCreate",
    "MESSAGE_UPDATE": "MessageCreate",
}
Told = list[tuple[str, dict[str, Any]]]


@cache
def _validator(name: str) -> jsonschema_rs.Draft7Validator:
    definitions = json.loads(SCHEMA.read_text())["definitions"]
    root = {"$schema": DRAFT, "allOf": [{"$ref": f"#/definitions/{name}"}], "definitions": definitions}
    return jsonschema_rs.Draft7Validator(root)


def problems(name: str, data: dict[str, Any]) -> list[str]:
    """What is wrong with an event, by the schema for it."""
    schema = INTERACTIONS[InteractionKind(data["type"])] if name == "INTERACTION_CREATE" else EVENTS.get(name)
    if schema is None:
        return []
    errors = _validator(schema).iter_errors(data)
    return [f"{name} {'/'.join(map(str, error.instance_path))}: {error.message[-200:]}" for error in errors]


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    """Everything that sessions are told, as it goes out."""
    heard: Told = []
    dispatch = Session.dispatch

    def listening(self: Session, name: str, data: dict[str, Any]) -> None:
        heard.append((name, json.loads(json.dumps(data))))
        dispatch(self, name, data)

    monkeypatch.setattr(Session, "dispatch", listening)
    return heard


async def test_events_of_an_evening(told: Told) -> None:
    async with stage() as s:
        people = s.discord.people
        played = await people.slash(s.alice, s.table, "play", game="chess", against=s.bob)
        assert played.message is not None
        await people.click(s.bob, played.message, "game:7:move:4")
        await people.autocomplete(s.alice, s.table, "play", "game", "c")
        opened = await people.slash(s.alice, s.table, "ask")
        await people.submit(opened, {"text": "e4", "who": ["South"]})
        secret = await people.slash(s.alice, s.table, "secret")
        assert secret.message is not None
        await people.select(s.alice, secret.message, "pick", ["a"])
        await people.slash(s.alice, s.table, "layout", greet=s.bob)
        direct = s.discord.world.open_dm(s.bob["id"])
        await people.slash(s.bob, direct, "ping")
        people.say(s.bob, direct, "hello")
        people.say(s.bob, s.table, "an answer", reply_to=played.message)
        thread = s.discord.threads.start(s.table, "talk", owner=s.bob)
        await people.slash(s.bob, thread, "ping")
    found = [problem for name, data in told for problem in problems(name, data)]
    assert found == []
    judged = {name for name, _ in told} & {*EVENTS, "INTERACTION_CREATE"}
    assert judged == {*EVENTS, "INTERACTION_CREATE"}
    assert {data["type"] for name, data in told if name == "INTERACTION_CREATE"} == set(INTERACTIONS)


async def test_the_schema_notices_what_is_missing(told: Told) -> None:
    async with stage() as s:
        assert isinstance(s.bot, SampleBot)
        await s.discord.people.slash(s.alice, s.table, "ping")
    for name, field in (("READY", "session_id"), ("GUILD_CREATE", "roles"), ("INTERACTION_CREATE", "app_permissions")):
        data = next(data for told_name, data in told if told_name == name)
        assert problems(name, data) == []
        del data[field]
        assert problems(name, data)
