"""One REST request, as the handlers see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from ..cdn import Upload
from ..errors import ApiError, invalid_form
from ..protocol import Payload

if TYPE_CHECKING:
    from ..answers import Answers
    from ..simulation import Simulation


@dataclass(frozen=True, kw_only=True)
class Call:
    """A request of the bot, and what it acts on."""

    simulation: Simulation
    answers: Answers
    parameters: Mapping[str, str]
    """The parts of the path, by the names of the route."""
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload]

    @property
    def form(self) -> Payload:
        """The body where it must be an object; an absent one counts as empty."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise ApiError(400, 50035, "Invalid Form Body")
        return self.body

    def number(self, name: str, default: int) -> int:
        """A number of the query, or the default."""
        value = self.query.get(name, str(default))
        if not value.isdecimal():
            raise invalid_form(name, "NUMBER_TYPE_COERCE", f"Value {value!r} is not an int.")
        return int(value)

    def text(self, name: str) -> str:
        """A text that the body must have."""
        value = self.form.get(name)
        if not isinstance(value, str):
            raise invalid_form(name, "BASE_TYPE_REQUIRED", "This field is required")
        return value

    def channel(self) -> Payload:
        """The channel of the path."""
        return self.simulation.world.channel(self.parameters["channel"])

    def message(self) -> Payload:
        """The message of the path."""
        return self.simulation.world.message(self.parameters["channel"], self.parameters["message"])


Reply: TypeAlias = Payload | list[Payload] | tuple[int, Payload] | None
"""The answer's body; with its status where that is neither 200 nor (without a body) 204."""

Handler = Callable[[Call], Reply]


class Route(NamedTuple):
    """A method, a path with {names}, and what answers it."""

    method: str
    path: str
    handler: Handler

    @property
    def template(self) -> str:
        """Method and path, by which rates and logs know it."""
        return f"{self.method} {self.path}"

    @property
    def anonymous(self) -> bool:
        """Whether the token in the path is all the authentication there is."""
        return self.path.startswith(("/interactions/", "/webhooks/"))
