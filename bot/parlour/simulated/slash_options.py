"""The options of a slash command, as the client checks them and puts them into the interaction."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import SetupError
from .permissions import channel_permissions, guild_permissions
from .protocol import OptionKind, Payload
from .world import World

_NESTED = {OptionKind.SUB_COMMAND, OptionKind.SUB_COMMAND_GROUP}
_INFINITE = float("inf")
_MAX_STRING = 6000
_PYTHON_TYPES: dict[int, tuple[type, ...]] = {
    OptionKind.STRING: (str,),
    OptionKind.INTEGER: (int,),
    OptionKind.BOOLEAN: (bool,),
    OptionKind.NUMBER: (int, float),
    OptionKind.USER: (dict,),
    OptionKind.CHANNEL: (dict,),
    OptionKind.ROLE: (dict,),
    OptionKind.MENTIONABLE: (dict,),
}


class Resolved:
    """The objects to which ids in an interaction refer, collected as the client sends them."""

    def __init__(self, world: World, guild_id: str | None, asker: str) -> None:
        self._world = world
        self._guild_id = guild_id
        self._asker = asker
        self.payload: dict[str, dict[str, Payload]] = {}

    def add(self, thing: Payload) -> str:
        """Remember a person, role or channel; the result is its id."""
        identifier = str(thing["id"])
        if identifier in self._world.users:
            self._put("users", identifier, thing)
            self._add_member(identifier)
        elif identifier in self._world.channels:
            allowed = channel_permissions(self._world, self._asker, thing)
            self._put("channels", identifier, {**thing, "permissions": str(int(allowed))})
        else:
            self._put("roles", identifier, thing)
        return identifier

    def _add_member(self, user_id: str) -> None:
        member = self._world.members.get(self._guild_id or "", {}).get(user_id)
        if member is not None and self._guild_id is not None:
            allowed = guild_permissions(self._world, user_id, self._guild_id)
            partial = {key: value for key, value in member.items() if key not in {"user", "deaf", "mute"}}
            self._put("members", user_id, {**partial, "permissions": str(int(allowed))})

    def _put(self, table: str, identifier: str, thing: Payload) -> None:
        self.payload.setdefault(table, {})[identifier] = thing


def descend(command: Payload, path: list[str]) -> list[Payload]:
    """The options of a command, or of the sub-command that ``path`` names."""
    options: list[Payload] = command.get("options") or []
    for name in path:
        inner = next((o for o in options if o["name"] == name and o["type"] in _NESTED), None)
        if inner is None:
            raise SetupError(f"no sub-command {name!r} in /{command['name']}")
        options = inner.get("options") or []
    if any(option["type"] in _NESTED for option in options):
        raise SetupError(f"/{' '.join([command['name'], *path])} needs a sub-command")
    return options


def fill(
    options: list[Payload], values: Mapping[str, Any], resolved: Resolved, *, focused: str | None
) -> list[Payload]:
    """The options with the values typed in. With ``focused`` the command is still being typed: less is checked."""
    unknown = set(values) - {option["name"] for option in options}
    if unknown:
        raise SetupError(f"the command has no option {sorted(unknown)}")
    filled: list[Payload] = []
    for option in options:
        name = option["name"]
        if name not in values:
            if option.get("required") and focused is None:
                raise SetupError(f"option {name!r} is required")
            continue
        value = values[name]
        if name == focused:
            filled.append({"name": name, "type": option["type"], "value": value, "focused": True})
            continue
        _check(option, value)
        filled.append({"name": name, "type": option["type"], "value": _wire(value, resolved)})
    return filled


def nest(command: Payload, path: list[str], filled: list[Payload]) -> list[Payload]:
    """Wrap filled options in the sub-commands of ``path``."""
    kinds: list[int] = []
    options: list[Payload] = command.get("options") or []
    for name in path:
        inner = next(option for option in options if option["name"] == name)
        kinds.append(inner["type"])
        options = inner.get("options") or []
    for kind, name in zip(reversed(kinds), reversed(path), strict=True):
        filled = [{"name": name, "type": kind, "options": filled}]
    return filled


def _wire(value: Any, resolved: Resolved) -> Any:
    return resolved.add(value) if isinstance(value, dict) else value


def _check(option: Payload, value: Any) -> None:
    """What the client's own input fields would not take."""
    name, kind = option["name"], option["type"]
    if kind not in _PYTHON_TYPES:
        raise SetupError(f"{name!r}: options of type {kind} are not simulated")
    if not isinstance(value, _PYTHON_TYPES[kind]) or (isinstance(value, bool) and kind != OptionKind.BOOLEAN):
        raise SetupError(f"{name!r} takes no {type(value).__name__}")
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise SetupError(f"{value!r} is not a choice of {name!r}")
    if isinstance(value, str):
        _check_range(name, len(value), option.get("min_length") or 0, option.get("max_length") or _MAX_STRING)
    elif isinstance(value, int | float):
        _check_range(name, value, option.get("min_value", -_INFINITE), option.get("max_value", _INFINITE))


def _check_range(name: str, size: float, low: float, high: float) -> None:
    if not low <= size <= high:
        raise SetupError(f"{name!r}: {size} is not within {low} to {high}")
