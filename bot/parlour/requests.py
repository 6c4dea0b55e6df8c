"""What the page asks for. Anything else that arrives on its socket is refused."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter


class _Request(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)

    seq: int
    """Comes back with the reply."""
    person: str
    """Who acts, by id."""


class Someone(BaseModel):
    """A person as the value of an option."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    person: str


Options = dict[str, bool | int | float | str | Someone]
"""Values by the name of the option."""


class Slash(_Request):
    """Send a slash command."""

    do: Literal["slash"]
    channel: str
    command: str
    options: Options


class Complete(_Request):
    """Complete what is being typed into one option."""

    do: Literal["complete"]
    channel: str
    command: str
    options: Options
    focused: str
    typed: str


class Press(_Request):
    """Press a button."""

    do: Literal["press"]
    channel: str
    message: str
    control: str


class Choose(_Request):
    """Choose in a select."""

    do: Literal["choose"]
    channel: str
    message: str
    control: str
    values: list[str]


class Fill(_Request):
    """Send a form that was opened."""

    do: Literal["fill"]
    interaction: str
    values: dict[str, str | list[str]]


class Say(_Request):
    """Write a message."""

    do: Literal["say"]
    channel: str
    content: str


class Dismiss(_Request):
    """Take away a message that only oneself sees."""

    do: Literal["dismiss"]
    channel: str
    message: str


class Speak(_Request):
    """Change the language: everybody's, or that of ``person`` alone."""

    do: Literal["speak"]
    locale: str
    everybody: bool


class Pass(_Request):
    """Let time pass: an hour, a day, or until the next thing is due."""

    do: Literal["pass"]
    span: Literal["hour", "day", "due"]


Request = Slash | Complete | Press | Choose | Fill | Say | Dismiss | Speak | Pass
REQUEST: TypeAdapter[Request] = TypeAdapter(Annotated[Request, Field(discriminator="do")])
