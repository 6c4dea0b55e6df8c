"""What a page hears and can do over its socket."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest_asyncio

from bot.parlour.room import KEPT
from tests.parlour.page.host import TOY, Page, page, parlour, parts


@pytest_asyncio.fixture(name="address")
async def _address(tmp_path: Path) -> AsyncIterator[str]:
    async with parlour(tmp_path) as address:
        yield address


@pytest_asyncio.fixture(name="here")
async def _here(address: str) -> AsyncIterator[Page]:
    async with page(address) as here:
        yield here


async def test_a_new_parlour_has_five_people_and_three_channels(here: Page) -> None:
    assert [person["name"] for person in here.world["people"]] == ["Ann", "Ben", "Eva", "Ivo", "Mia"]
    assert [person["manages"] for person in here.world["people"]] == [False, False, False, False, True]
    kinds = [channel["kind"] for channel in here.world["channels"]]
    assert kinds.count("text") == 3
    assert kinds.count("direct") == 5
    everybody = {person["id"] for person in here.world["people"]}
    for channel in here.world["channels"]:
        assert set(channel["seers"]) == everybody if channel["kind"] == "text" else len(channel["seers"]) == 1
    assert {command["path"] for command in here.world["commands"]["en"]} >= {"table open", "hand", "me", "help"}


async def test_no_secret_of_the_wire_reaches_the_page(here: Page) -> None:
    """Neither interaction tokens nor anything else that the page does not need."""
    await here.open_table()
    await here.until(lambda: here.with_button("Join"))
    for message in here.messages.values():
        assert set(message) == {
            *("id", "channel", "author", "owner", "at", "edited"),
            *("thinking", "silent", "content", "parts", "files", "mentions", "used"),
        }
    assert "aW50ZXJhY3Rpb246" not in str(here.messages) + str(here.world)


async def test_what_one_page_does_the_others_hear(here: Page, address: str) -> None:
    async with page(address) as other:
        await here.open_table()
        message, _ = await other.until(lambda: other.with_button("Join"))
        assert message["owner"] is None
        private = await other.until(lambda: [m for m in other.messages.values() if m["owner"]])
        assert private[0]["owner"] == here.world["people"][0]["id"]


async def test_five_people_have_the_rights_of_anybody(here: Page) -> None:
    """None of them owns the server, so only the host of a table starts it."""
    await here.open_table()
    await here.press("Add steward")
    await here.press("Start", person=1)
    told = await here.until(lambda: [m for m in here.messages.values() if m["owner"] == here.world["people"][1]["id"]])
    assert "host" in str(told[0]["parts"])


async def test_everybodys_language_turns_at_once(here: Page) -> None:
    await here.ask("speak", locale="ru", everybody=True)
    assert here.world["guild"] == {**here.world["guild"], "name": "Гостиная", "locale": "ru"}
    assert {person["locale"] for person in here.world["people"]} == {"ru"}
    assert here.world["people"][0]["name"] == "Аня"
    await here.ask("speak", person=1, locale="bg", everybody=False)
    assert [person["locale"] for person in here.world["people"]] == ["ru", "bg", "ru", "ru", "ru"]
    await here.open_table()
    assert await here.until(lambda: here.with_button("Сесть"))
    await here.ask("speak", locale="en", everybody=True)
    assert here.world["people"][0]["name"] == "Аня", "the bot knows them by their names now"


async def test_suggestions_come_with_what_else_is_typed(here: Page) -> None:
    await _begun(here)
    await here.until(lambda: "Waiting for 🟥 Ann" in json.dumps(list(here.messages.values()), ensure_ascii=False))
    request: dict[str, Any] = {
        "channel": here.table,
        "command": "court bid",
        "options": {},
        "focused": "coins",
        "typed": "",
    }
    reply = await here.ask("complete", **request)
    assert [choice["label"] for choice in reply["choices"]][:2] == ["1", "2"]
    narrowed = await here.ask("complete", **{**request, "typed": "1"})
    assert [choice["label"] for choice in narrowed["choices"]] == ["1"]


async def test_a_person_is_an_option_like_any_other(here: Page) -> None:
    await _begun(here)
    ben = here.world["people"][1]["id"]
    options = {"seat": 1, "player": {"person": ben}}
    reply = await here.ask("slash", channel=here.table, command="table replace", options=options)
    assert "why" not in reply
    assert await here.until(
        lambda: "Waiting for 🟥 Ben" in json.dumps(list(here.messages.values()), ensure_ascii=False)
    )


async def test_only_whoever_sees_a_message_can_dismiss_it(here: Page) -> None:
    await here.open_table()
    private = (await here.until(lambda: [m for m in here.messages.values() if m["owner"]]))[0]
    where: dict[str, Any] = {"channel": private["channel"], "message": private["id"]}
    assert (await here.ask("dismiss", person=1, **where))["why"] == "impossible"
    assert "why" not in await here.ask("dismiss", **where)
    assert private["id"] not in here.messages
    public, _ = await here.until(lambda: here.with_button("Join"))
    assert (await here.ask("dismiss", channel=public["channel"], message=public["id"]))["why"] == "impossible"


async def test_old_private_answers_are_forgotten(here: Page) -> None:
    """Each person's own, and not those of others."""
    for _ in range(3):
        await here.ask("slash", person=1, channel=here.table, command="me", options={})
    for number in range(KEPT + 5):
        await here.ask("slash", channel=here.table, command="help" if number % 2 else "me", options={})
    owners = [message["owner"] for message in here.messages.values()]
    ann, ben = (person["id"] for person in here.world["people"][:2])
    assert (owners.count(ann), owners.count(ben)) == (KEPT, 3)


async def test_a_private_thread_is_seen_by_its_person_alone(here: Page) -> None:
    await here.ask("slash", channel=here.table, command="me", options={})
    (settings,) = here.messages.values()
    where: dict[str, Any] = {"channel": here.table, "message": settings["id"]}
    await here.ask("choose", control="1:ms:me:delivery", values=["thread"], **where)
    await _begun(here)
    thread = await here.until(lambda: next((c for c in here.world["channels"] if c["kind"] == "thread"), None))
    await here.until(lambda: [m for m in here.messages.values() if m["channel"] == thread["id"] and m["parts"]])
    (thread,) = (channel for channel in here.world["channels"] if channel["kind"] == "thread")
    assert thread["seers"] == [here.world["people"][0]["id"]]


async def test_a_finished_match_is_a_file_to_save(here: Page, address: str) -> None:
    await _begun(here, steward_only=True)
    await here.until(lambda: here.with_button("Export"))
    await here.press("Export")
    message = await here.until(lambda: next((m for m in here.messages.values() if m["files"]), None))
    (file,) = message["files"]
    assert any(part["type"] == 13 for part in parts(message["parts"]))
    async with aiohttp.ClientSession() as session, session.get(address + file["path"]) as answer:
        assert answer.status == 200
        assert answer.headers["Content-Disposition"] == "attachment"
        assert TOY in await answer.text()
        assert len(await answer.read()) == file["size"]


async def _begun(here: Page, *, steward_only: bool = False) -> None:
    """Ann's match against two stewards, or one of stewards alone."""
    await here.open_table()
    await here.press("Add steward")
    await here.press("Add steward")
    await here.press("Start")
    await here.until(lambda: here.with_button("Choose"))  # a press is answered before the match is there
    if steward_only:
        await here.ask("slash", channel=here.table, command="table resign", options={})
        await here.press("Yes, leave")
