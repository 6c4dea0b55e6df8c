"""Judges what a bot sends to Discord: by schemas made from Discord's own specification, then by documented rules.

``judge`` is what ``SimulatedDiscord(judge=...)`` takes.
"""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from tests.discord import rules

HERE = Path(__file__).parent
DRAFT = "https://json-schema.org/draft/2020-12/schema"
CALLBACKS = {
    4: "CreateMessageInteractionCallbackRequest",
    5: "CreateMessageInteractionCallbackRequest",
    6: "UpdateMessageInteractionCallbackRequest",
    7: "UpdateMessageInteractionCallbackRequest",
    8: "ApplicationCommandAutocompleteCallbackRequest",
    9: "ModalInteractionCallbackRequest",
}

Rules = Callable[[Any, list[str]], list[str]]


@dataclass(frozen=True)
class Request:
    """A kind of request: which schemas its body may follow (none: it has no body), and its rules."""

    pattern: re.Pattern[str]
    schemas: tuple[str, ...] = ()
    rules: Rules | None = None
    many: bool = False
    """Whether the body is a list."""


def _request(pattern: str, *schemas: str, rules: Rules | None = None, many: bool = False) -> Request:
    """``pattern`` is a method and a path in which * stands for one part."""
    expression = re.escape(pattern).replace(r"\*", "[^/]+")
    return Request(re.compile(expression + "$"), schemas, rules, many)


def _create(body: Any, files: list[str]) -> list[str]:
    return rules.message_problems(body, files=files)


def _edit(body: Any, files: list[str]) -> list[str]:
    return rules.message_problems(body, files=files, edit=True)


def _command(body: Any, _: list[str]) -> list[str]:
    return rules.command_problems([body])


def _commands(body: Any, _: list[str]) -> list[str]:
    return _of_commands(json.dumps(body))


@cache
def _of_commands(written: str) -> list[str]:
    """Every bot that starts registers the same ones again."""
    return rules.command_problems(json.loads(written))


REQUESTS = (
    _request("POST /users/@me/channels", "CreatePrivateChannelRequest"),
    _request("POST /channels/*/messages", "MessageCreateRequest", rules=_create),
    _request("PATCH /channels/*/messages/*", "MessageEditRequestPartial", rules=_edit),
    _request("DELETE /channels/*/messages/*"),
    _request("POST /channels/*/typing"),
    _request("PATCH /channels/*", "UpdateThreadRequestPartial", "UpdateGuildChannelRequestPartial"),
    _request("DELETE /channels/*"),
    _request("POST /channels/*/threads", "CreateTextThreadWithoutMessageRequest"),
    _request("POST /channels/*/messages/*/threads", "CreateTextThreadWithMessageRequest"),
    _request("PUT /channels/*/thread-members/*"),
    _request("DELETE /channels/*/thread-members/*"),
    _request("POST /guilds/*/scheduled-events", "ExternalScheduledEventCreateRequest"),
    _request("PATCH /guilds/*/scheduled-events/*", "ExternalScheduledEventPatchRequestPartial"),
    _request("DELETE /guilds/*/scheduled-events/*"),
    _request("PUT /applications/*/commands", "ApplicationCommandUpdateRequest", rules=_commands, many=True),
    _request("PUT /applications/*/guilds/*/commands", "ApplicationCommandUpdateRequest", rules=_commands, many=True),
    _request("POST /applications/*/commands", "ApplicationCommandCreateRequest", rules=_command),
    _request("POST /applications/*/guilds/*/commands", "ApplicationCommandCreateRequest", rules=_command),
    _request("POST /webhooks/*/*", "IncomingWebhookRequestPartial", "IncomingWebhookUpdateRequestPartial", rules=_edit),
    _request("PATCH /webhooks/*/*/messages/*", "IncomingWebhookUpdateRequestPartial", rules=_edit),
    _request("DELETE /webhooks/*/*/messages/*"),
)
CALLBACK = re.compile(r"POST /interactions/[^/]+/[^/]+/callback$")


@cache
def _schemas() -> dict[str, Any]:
    schemas: dict[str, Any] = json.loads((HERE / "requests.schema.json").read_text())
    return {name: _relaxed(schema) for name, schema in schemas.items()}


SNOWFLAKE = "^(0|[1-9][0-9]*)$"


def _relaxed(node: Any) -> Any:
    """Three deviations of the API from its schemas, each seen with every client library.

    Snowflakes and permission sets may be numbers or strings, and times may have any offset from UTC, not only Z.
    """
    if isinstance(node, list):
        return [_relaxed(item) for item in node]
    if not isinstance(node, dict):
        return node
    relaxed = {key: _relaxed(value) for key, value in node.items()}
    if relaxed.get("pattern") == SNOWFLAKE:
        relaxed["type"] = ["string", "integer"]
    if relaxed.get("format") == "date-time":
        relaxed.pop("pattern", None)
    permissions = relaxed.get("default_member_permissions")
    if isinstance(permissions, dict):
        permissions["anyOf"] = [*permissions["anyOf"], {"type": "string", "pattern": SNOWFLAKE}]
    return relaxed


@cache
def _validator(name: str) -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(_schemas()[name], validate_formats=True)


def schema_problems(names: tuple[str, ...], body: Any) -> list[str]:
    """What is wrong by the schemas. Of several, those count that know the most of the body's fields; one is enough."""
    if not isinstance(body, dict):
        return ["body: must be an object"]
    known = {name: len(set(body) & set(_schemas()[name]["properties"])) for name in names}
    found: list[list[str]] = []
    for name in [name for name in names if known[name] == max(known.values())]:
        errors = _validator(name).iter_errors(body)
        found.append([f"{'/'.join(map(str, e.instance_path)) or 'body'}: {e.message[:200]}" for e in errors])
    return min(found, key=len, default=[])


def judge(method: str, path: str, body: Any, files: list[str]) -> list[str]:
    """Everything wrong with a request; ``path`` is the one below /api/v10. An unknown request is wrong too."""
    asked = f"{method} {path}"
    if CALLBACK.match(asked):
        return _judge_callback(body, files)
    for request in REQUESTS:
        if request.pattern.match(asked):
            return _judge_body(request, body, files)
    return [f"{asked}: no request that the specification knows"]


def _judge_callback(body: Any, files: list[str]) -> list[str]:
    kind = body.get("type") if isinstance(body, dict) else None
    if kind not in CALLBACKS:
        return [f"type: {kind!r} is no type of callback"]
    return schema_problems((CALLBACKS[kind],), body) or rules.callback_problems(body, files=files)


def _judge_body(request: Request, body: Any, files: list[str]) -> list[str]:
    if not request.schemas:
        return []
    if request.many:
        if not isinstance(body, list):
            return ["body: must be a list"]
        problems = [problem for entry in body for problem in schema_problems(request.schemas, entry)]
    else:
        problems = schema_problems(request.schemas, {} if body is None else body)
    if problems or request.rules is None:
        return problems
    return request.rules(body or {}, files)
