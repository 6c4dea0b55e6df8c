"""Filling in a form (modal), with the checks that the client makes before it sends it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .errors import SetupError
from .protocol import SELECTS, ComponentKind, Payload
from .slash_options import Resolved

_LISTS = SELECTS | {ComponentKind.CHECKBOX_GROUP, ComponentKind.FILE_UPLOAD}
_CHOOSERS = {ComponentKind.STRING_SELECT, ComponentKind.RADIO_GROUP, ComponentKind.CHECKBOX_GROUP}
_MAX_TEXT = 4000


def fill(modal: Payload, values: Mapping[str, Any], resolved: Resolved) -> list[Payload]:
    """The components of a submitted form. ``values`` maps custom ids to texts, lists of values or booleans.

    A field left out keeps what the bot has filled in, if anything. What the client would not send raises SetupError.
    """
    left = dict(values)
    filled = [_fill(component, left, resolved) for component in modal["components"]]
    if left:
        raise SetupError(f"the form has no fields {sorted(left)}")
    return filled


def _fill(component: Payload, left: dict[str, Any], resolved: Resolved) -> Payload:
    kind = component["type"]
    base: Payload = {"type": kind, "id": component["id"]}
    if kind == ComponentKind.LABEL:
        return base | {"component": _fill(component["component"], left, resolved)}
    if kind == ComponentKind.ACTION_ROW:
        return base | {"components": [_fill(inner, left, resolved) for inner in component["components"]]}
    if kind == ComponentKind.TEXT_DISPLAY:
        return base
    custom_id = component["custom_id"]
    value = left.pop(custom_id) if custom_id in left else _prefilled(component)
    _check(component, value)
    if kind in SELECTS and kind != ComponentKind.STRING_SELECT:
        value = [resolved.add(thing) for thing in value]
    return base | {"custom_id": custom_id, "values" if kind in _LISTS else "value": value}


def _prefilled(component: Payload) -> Any:
    kind = component["type"]
    chosen = [option["value"] for option in component.get("options") or [] if option.get("default")]
    if kind in _LISTS:
        return chosen
    if kind == ComponentKind.RADIO_GROUP:
        return chosen[0] if chosen else None
    if kind == ComponentKind.CHECKBOX:
        return bool(component.get("default"))
    return component.get("value") or ""


def _check(component: Payload, value: Any) -> None:
    custom_id, kind = component["custom_id"], component["type"]
    required = component.get("required", True) and kind != ComponentKind.CHECKBOX
    if required and not value:
        raise SetupError(f"field {custom_id!r} must be filled in")
    if kind == ComponentKind.TEXT_INPUT and value:
        shortest, longest = component.get("min_length") or 0, component.get("max_length") or _MAX_TEXT
        if not shortest <= len(value) <= longest:
            raise SetupError(f"field {custom_id!r}: {len(value)} characters are too few or too many")
    if kind in _CHOOSERS:
        offered = {option["value"] for option in component["options"]}
        chosen = set(value) if kind in _LISTS else {value} - {None}
        if chosen - offered:
            raise SetupError(f"{sorted(chosen - offered)} is not offered by {custom_id!r}")
    if kind in _LISTS and value:
        check_count(component, value)


def check_count(component: Payload, values: list[Any]) -> None:
    """As many values as a select takes."""
    fewest = component.get("min_values", 1)
    most = component.get("max_values", 1)
    if not fewest <= len(values) <= most:
        raise SetupError(f"{len(values)} values for {component['custom_id']!r}, which takes {fewest} to {most}")
