"""Application commands, global and of one guild."""

from __future__ import annotations

from http import HTTPStatus

from ..changes import Change
from ..errors import invalid_form, missing_access
from ..protocol import Payload
from ..world import GLOBAL
from .call import Call, Reply, Route

_NULLS_KEPT = {"default_member_permissions", "contexts"}
_SCOPES = ("/applications/{application}/commands", "/applications/{application}/guilds/{guild}/commands")


def _scope(call: Call) -> str:
    scope = call.parameters.get("guild", GLOBAL)
    if scope not in call.simulation.world.commands:
        raise missing_access()
    return scope


def _key(command: Payload) -> tuple[int, str]:
    return command.get("type") or 1, command["name"]


def _registered(call: Call, scope: str, request: Payload) -> Payload:
    """A command as it is stored. One of the same type and name keeps its id."""
    world = call.simulation.world
    before = {_key(command): command for command in world.commands[scope]}.get(_key(request))
    given = {key: value for key, value in request.items() if value is not None or key in _NULLS_KEPT}
    needed = given.get("default_member_permissions")
    if needed is not None:
        given["default_member_permissions"] = str(needed)  # taken as a number too, given back as a text
    return {
        "application_id": world.bot["id"],
        "version": world.snowflakes.new(),
        "type": 1,
        "name_localizations": None,
        "description_localizations": None,
        "description": "",
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        "integration_types": [0],
        **({} if scope == GLOBAL else {"guild_id": scope}),
        **given,
        "id": before["id"] if before else world.snowflakes.new(),
    }


def _register(call: Call, scope: str, commands: list[Payload]) -> None:
    call.simulation.world.commands[scope] = commands
    call.simulation.bulletin.publish(Change(name="COMMANDS_REGISTERED", data={"scope": scope}, told=False))


def listing(call: Call) -> Reply:
    """The commands of the scope."""
    return call.simulation.world.commands[_scope(call)]


def overwrite(call: Call) -> Reply:
    """Replace all commands of the scope."""
    scope = _scope(call)
    if not isinstance(call.body, list):
        raise invalid_form("", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    commands = [_registered(call, scope, request) for request in call.body]
    _register(call, scope, commands)
    return commands


def create(call: Call) -> Reply:
    """Add a command to the scope, or replace the one of the same type and name."""
    scope = _scope(call)
    world = call.simulation.world
    command = _registered(call, scope, call.form)
    others = [known for known in world.commands[scope] if _key(known) != _key(command)]
    is_new = len(others) == len(world.commands[scope])
    _register(call, scope, [*others, command])
    return HTTPStatus.CREATED if is_new else HTTPStatus.OK, command


ROUTES = tuple(
    route
    for path in _SCOPES
    for route in (Route("GET", path, listing), Route("PUT", path, overwrite), Route("POST", path, create))
)
