"""What stands in a message, as somebody reads it or presses it."""

import re
from collections.abc import Iterable, Iterator

from bot.parlour.simulated import Interaction, Payload, SimulatedDiscord
from engines.core.emblem import EMBLEMS

BUTTON, SELECT, TEXT, GALLERY = 2, 3, 10, 12


def parts(message: Payload) -> Iterator[Payload]:
    """All components of a message or form, nested ones too."""

    def walk(components: Iterable[Payload]) -> Iterator[Payload]:
        for each in components:
            yield each
            yield from walk(each.get("components", []))
            yield from walk(each[key] for key in ("accessory", "component") if key in each)

    yield from walk(message["components"])


def controls(message: Payload) -> list[Payload]:
    """Everything that can be used now and tells the bot so: a link does not."""
    usable = [part for part in parts(message) if part["type"] in (BUTTON, SELECT) and not part.get("disabled")]
    return [part for part in usable if "custom_id" in part]


def labels(message: Payload) -> list[str]:
    return [part["label"] for part in parts(message) if part["type"] == BUTTON]


def custom_id(message: Payload, verb: str) -> str:
    """The first control of *message* that does *verb*."""
    found = [part["custom_id"] for part in controls(message) if part["custom_id"].split(":")[1] == verb]
    assert found, f"nothing does {verb!r} in {text(message)}"
    return str(found[0])


def own_setting(page: Payload, name: str) -> str:
    """The control of somebody's own page that sets *name*."""
    return custom_id(page, "ms").rsplit(":", 1)[0] + f":{name}"


def does(message: Payload, verb: str) -> bool:
    return any(part["custom_id"].split(":")[1] == verb for part in controls(message))


def text(message: Payload) -> str:
    """Everything that can be read in a message or form."""
    words = [message.get("content", ""), message.get("title", "")]
    for part in parts(message):
        words += [str(part.get(key, "")) for key in ("content", "label", "description", "placeholder")]
        words += [f"{o['label']}\n{o.get('description', '')}" for o in part.get("options", [])]
    return "\n".join(filter(None, words))


def said(done: Interaction) -> str:
    """What the bot answered."""
    assert done.message is not None, "no message answers"
    return text(done.message)


def whispered(done: Interaction) -> str:
    """What the bot answered beside the message that was pressed, and not in its place."""
    return "\n".join(text(each) for each in done.messages if done.source is None or each["id"] != done.source["id"])


def unsigned(words: str) -> str:
    """Without the signs of seats before their names: ``test_signs.py`` is about those."""
    return re.sub(rf"({'|'.join(emblem.sign for emblem in EMBLEMS)}) ", "", words)


def happens(line: str, message: str) -> bool:
    """Whether *line* of the log ("Ann passes.") stands in the text of a message: in full, or within its turn; signs
    apart."""
    message = unsigned(message)
    who, _, deed = line.removesuffix(".").partition(" ")
    within = rf"^(❗ )?\*\*{re.escape(who)}( 🤖)?\*\* — (.*; )?{re.escape(deed)}"
    return line in message or re.search(within, message, re.MULTILINE) is not None


def answer(done: Interaction) -> Payload:
    """The message that answers."""
    assert done.message is not None, "no message answers"
    return done.message


def attached(discord: SimulatedDiscord, done: Interaction, name: str = "") -> bytes:
    """The one file that came with an answer; if it matters, of that *name*."""
    (attachment,) = answer(done)["attachments"]
    assert name in ("", attachment["filename"])
    stored = discord.file(attachment["url"])
    assert stored is not None
    return stored.data


def lines(messages: Iterable[Payload]) -> list[str]:
    return [line for message in messages for line in text(message).split("\n")]
