"""What a loader of printed matter refuses: one thing is spoilt, and that is what it complains of."""

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

Spoil = Callable[[dict[str, Any]], Any]


def put(*path: Any) -> Spoil:
    """Sets what *path* leads to; its last part is the new value."""
    *keys, last, value = path

    def spoil(data: dict[str, Any]) -> None:
        place: Any = data
        for key in keys:
            place = place[key]
        place[last] = value

    return spoil


def complaints(box: type[BaseModel], data: dict[str, Any], spoil: Spoil) -> list[Any]:
    """Where it looks, or what it calls it; as it is printed all is well."""
    data = copy.deepcopy(data)
    box.model_validate_json(json.dumps(data))
    spoil(data)
    with pytest.raises(ValidationError) as refused:
        box.model_validate_json(json.dumps(data))
    (error,) = refused.value.errors()
    return list(error["loc"]) or error["msg"].rpartition(": ")[2].split(", ")
