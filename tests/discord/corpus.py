"""Requests that Discord refuses and requests that it takes: the judge of requests is judged by them."""

from dataclasses import dataclass, field
from typing import Any

Payload = dict[str, Any]

MESSAGES = "POST /channels/1/messages"
COMMANDS = "PUT /applications/1/commands"
CALLBACK = "POST /interactions/1/token/callback"
DATES = "POST /guilds/1/scheduled-events"
V2 = 1 << 15
DATE: Payload = {
    "name": "x",
    "scheduled_start_time": "2026-01-01T19:00:00+00:00",
    "scheduled_end_time": "2026-01-01T20:00:00+00:00",
    "privacy_level": 2,
    "entity_type": 3,
    "entity_metadata": {"location": "x"},
}
"""A scheduled event."""


@dataclass(frozen=True)
class Case:
    """One request: a name, method and path, its body, the files that come with it."""

    name: str
    request: str
    body: Any
    files: list[str] = field(default_factory=list)


def button(number: int = 0, **changes: Any) -> Payload:
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"c{number}", **changes}


def row(*components: Payload) -> Payload:
    return {"type": 1, "components": list(components)}


def select(count: int = 1, **changes: Any) -> Payload:
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "s", "options": options, **changes}


def text(content: str = "x") -> Payload:
    return {"type": 10, "content": content}


def command(**changes: Any) -> Payload:
    return {"name": "play", "description": "d", "type": 1, **changes}


def option(**changes: Any) -> Payload:
    return {"type": 3, "name": "o", "description": "d", **changes}


def label(custom_id: str = "t", **changes: Any) -> Payload:
    return {"type": 18, "label": "l", "component": {"type": 4, "custom_id": custom_id, "style": 1}, **changes}


def modal(*components: Payload, title: str = "x") -> Payload:
    return {"type": 9, "data": {"custom_id": "m", "title": title, "components": list(components)}}


def _message(name: str, **body: Any) -> Case:
    return Case(name, MESSAGES, body)


def _with(name: str, *components: Payload) -> Case:
    return Case(name, MESSAGES, {"components": list(components)})


def _layout(name: str, *components: Payload, **body: Any) -> Case:
    return Case(name, MESSAGES, {"flags": V2, "components": list(components), **body})


def _commands(name: str, *commands: Payload) -> Case:
    return Case(name, COMMANDS, list(commands))


def _callback(name: str, body: Payload) -> Case:
    return Case(name, CALLBACK, body)


def _choices(*choices: Payload) -> Payload:
    return {"type": 8, "data": {"choices": list(choices)}}


FIELD = {"name": "a", "value": "b"}
GALLERY_ITEM = {"media": {"url": "attachment://a.png"}}
EMPTY_GROUP = {"type": 2, "name": "h", "description": "d", "options": []}
LONG_CHOICES = [{"name": "x" * 90 + str(n), "value": "y" * 90 + str(n)} for n in range(25)]

REFUSED: tuple[Case, ...] = (
    # Contents and embeds.
    _message("content of 4001", content="x" * 4001),
    _message("content of 2001", content="x" * 2001),
    _message("empty", content=""),
    _message("content is a number", content=5),
    _message("embed title of 257", embeds=[{"title": "x" * 257}]),
    _message("embed description of 4097", embeds=[{"description": "x" * 4097}]),
    _message("26 fields", embeds=[{"fields": [FIELD] * 26}]),
    _message("field name of 257", embeds=[{"fields": [FIELD | {"name": "a" * 257}]}]),
    _message("field value of 1025", embeds=[{"fields": [FIELD | {"value": "b" * 1025}]}]),
    _message("empty field value", embeds=[{"fields": [FIELD | {"value": ""}]}]),
    _message("footer of 2049", embeds=[{"footer": {"text": "x" * 2049}}]),
    _message("author of 257", embeds=[{"author": {"name": "x" * 257}}]),
    _message("11 embeds", embeds=[{"title": "x"}] * 11),
    _message("embeds of 6001 in all", embeds=[{"description": "x" * 4000}, {"description": "x" * 2001}]),
    _message("colour below 0", embeds=[{"title": "x", "color": -1}]),
    _message("colour above white", embeds=[{"title": "x", "color": 0x1000000}]),
    _message("embed url that is none", embeds=[{"title": "x", "url": "not a url"}]),
    _message("embed time that is none", embeds=[{"title": "x", "timestamp": "yesterday"}]),
    _message("missing attachment", embeds=[{"title": "x", "image": {"url": "attachment://none.png"}}]),
    _message("11 attachments", content="x", attachments=[{"id": n, "filename": "a"} for n in range(11)]),
    _message("nonce of 26", content="x", nonce="1" * 26),
    _message("poll of 11", poll={"question": {"text": "q"}, "answers": [{"poll_media": {"text": "a"}}] * 11}),
    # Buttons and selects.
    _with("6 buttons in a row", row(*(button(n) for n in range(6)))),
    _with("6 rows", *(row(button(n)) for n in range(6))),
    _with("empty row", row()),
    _with("custom id of 101", row(button(custom_id="x" * 101))),
    _with("custom id twice", row(button(), button())),
    _with("label of 81", row(button(label="x" * 81))),
    _with("button without custom id", row({"type": 2, "style": 1, "label": "x"})),
    _with("link with custom id", row({"type": 2, "style": 5, "label": "x", "custom_id": "a"})),
    _with("button of style 9", row(button(style=9))),
    _with("button outside of a row", button()),
    _with("button without label and emoji", row({"type": 2, "style": 1, "custom_id": "a"})),
    _with("26 options", row(select(26))),
    _with("no options", row(select(0))),
    _with("option values twice", row(select(options=[{"label": "a", "value": "a"}] * 2))),
    _with("option label of 101", row(select(options=[{"label": "a" * 101, "value": "a"}]))),
    _with("select beside a button", row(select(), button(1))),
    _with("placeholder of 151", row(select(placeholder="x" * 151))),
    _with("more values than options", row(select(max_values=3))),
    # Layouts.
    _with("text display without the flag", text()),
    _layout("content with the flag", text(), content="x"),
    _layout("41 components", *[text()] * 41),
    _layout("41 nested components", {"type": 17, "components": [text()] * 40}),
    _layout("text of 4001", text("x" * 4001)),
    _layout("texts of 4002 in all", *[text("x" * 2001)] * 2),
    _layout("gallery of 11", {"type": 12, "items": [GALLERY_ITEM] * 11}),
    _layout("section without accessory", {"type": 9, "components": [text()]}),
    _layout("section of 4", {"type": 9, "accessory": button(), "components": [text()] * 4}),
    _layout("container in container", {"type": 17, "components": [{"type": 17, "components": [text()]}]}),
    _layout("10171 bytes", text("日" * 3386 + "x")),
    # Commands
    _commands("upper-case name", command(name="Play")),
    _commands("name with a space", command(name="play now")),
    _commands("name of 33", command(name="a" * 33)),
    _commands("description of 101", command(description="x" * 101)),
    _commands("no description", {"name": "a", "type": 1}),
    _commands("26 options of a command", command(options=[option(name=f"o{n}") for n in range(26)])),
    _commands("26 choices", command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])),
    _commands("choice name of 101", command(options=[option(choices=[{"name": "x" * 101, "value": "a"}])])),
    _commands("choice value of 101", command(options=[option(choices=[{"name": "x", "value": "a" * 101}])])),
    _commands("text as integer choice", command(options=[option(type=4, choices=[{"name": "x", "value": "a"}])])),
    _commands("required after optional", command(options=[option(name="a"), option(name="b", required=True)])),
    _commands("command twice", command(), command()),
    _commands("upper-case option", command(options=[option(name="Abc")])),
    _commands(
        "autocomplete with choices", command(options=[option(autocomplete=True, choices=[{"name": "x", "value": "a"}])])
    ),
    _commands("101 commands", *(command(name=f"c{n}") for n in range(101))),
    _commands(
        "more than 8000 characters",
        command(options=[option(name=f"o{n}", description="x" * 100, choices=LONG_CHOICES) for n in range(2)]),
    ),
    _commands("unknown locale", command(name_localizations={"xx": "a"})),
    _commands(
        "groups too deep", command(options=[{"type": 2, "name": "g", "description": "d", "options": [EMPTY_GROUP]}])
    ),
    # Callbacks
    _callback("26 suggestions", _choices(*({"name": str(n), "value": str(n)} for n in range(26)))),
    _callback("suggestion name of 101", _choices({"name": "x" * 101, "value": "a"})),
    _callback("suggestion value of 101", _choices({"name": "x", "value": "a" * 101})),
    _callback("form title of 46", modal(label(), title="x" * 46)),
    _callback("form of 6", modal(*(label(f"t{n}") for n in range(6)))),
    _callback("form label of 46", modal(label(label="l" * 46))),
    _callback("button in a form", modal(row(button()))),
    _callback("answer of 2001", {"type": 4, "data": {"content": "x" * 2001}}),
    _callback("type 99", {"type": 99}),
    _callback("no type", {"data": {"content": "x"}}),
    _callback("flags as text", {"type": 4, "data": {"content": "x", "flags": "64"}}),
    # Others
    Case("thread name of 101", "POST /channels/1/threads", {"name": "x" * 101, "type": 12}),
    Case("thread without name", "POST /channels/1/messages/2/threads", {}),
    Case("archiving after an hour and a half", "PATCH /channels/1", {"auto_archive_duration": 90}),
    Case("edit to 2001", "PATCH /channels/1/messages/2", {"content": "x" * 2001}),
    Case("follow-up with 6 buttons", "POST /webhooks/1/token", {"components": [row(*map(button, range(6)))]}),
    Case("edit of an answer", "PATCH /webhooks/1/token/messages/@original", {"embeds": [{"title": "x" * 257}]}),
    Case("a date without a place", DATES, {**DATE, "entity_metadata": {}}),
    Case("a date with 101 characters of a name", DATES, {**DATE, "name": "x" * 101}),
    Case("a date that is in no state", f"{DATES}/2".replace("POST", "PATCH"), {"status": 5}),
    Case("unknown request", "POST /channels/1/messages/2/boost", {}),
)

TAKEN: tuple[Case, ...] = (
    _message("content of 2000", content="x" * 2000),
    _message("an unknown field is ignored", content="x", contnet="y"),
    _message("everything at its limit", embeds=[{"title": "x" * 256, "fields": [FIELD] * 25}], nonce="1" * 25),
    _message(
        "a number as id, a time with offset",
        embeds=[{"title": "x", "timestamp": "2026-01-01T00:00:00+00:00"}],
        attachments=[{"id": 0, "filename": "a.png"}],
    ),
    Case(
        "a date that comes back every week",
        DATES,
        {
            **DATE,
            "recurrence_rule": {"start": "2026-01-01T19:00:00Z", "frequency": 2, "interval": 1, "by_weekday": [3]},
        },
    ),
    Case("an uploaded picture", MESSAGES, {"embeds": [{"image": {"url": "attachment://a.png"}}]}, ["a.png"]),
    _with("5 rows of 5", *(row(*(button(5 * r + n) for n in range(5))) for r in range(5))),
    _with("a link", row({"type": 2, "style": 5, "label": "x", "url": "https://example.org"})),
    _with("25 options", row(select(25, max_values=25))),
    _layout("4000 characters", text("x" * 4000)),
    _layout("10170 bytes", text("日" * 3386)),
    _layout("40 components", {"type": 17, "components": [text()] * 39}),
    _commands("cyrillic names", command(name="игра", options=[option(name="ход", description="d")])),
    _commands(
        "nulls of discord.py",
        command(contexts=None, integration_types=None, default_member_permissions="32", name_localizations={}),
    ),
    _commands("group with sub-command", command(options=[EMPTY_GROUP | {"options": [option(type=1)]}])),
    _callback("a form of 5", modal(*(label(f"t{n}") for n in range(5)))),
    _callback("a deferred answer", {"type": 5, "data": {"flags": 64}}),
    _callback("an update without components", {"type": 7, "data": {"content": "x", "components": []}}),
    _callback("no suggestions", _choices()),
    Case("a private thread", "POST /channels/1/threads", {"name": "x", "type": 12, "auto_archive_duration": 1440}),
    Case("archive", "PATCH /channels/1", {"archived": True}),
    Case("an edit that only takes buttons away", "PATCH /channels/1/messages/2", {"components": []}),
    Case("a date", DATES, DATE),
    Case("a date that begins", f"{DATES}/2".replace("POST", "PATCH"), {"status": 2}),
    Case("typing", "POST /channels/1/typing", None),
)
