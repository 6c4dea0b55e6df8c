"""Printed matter as data: what the files of all games have alike. Each game says in its ``components.py`` what else
stands in its own."""

from importlib.resources import files
from typing import Generic, Literal, TypeVar, Union

from pydantic import AliasChoices, BaseModel, ConfigDict, Field

from engines.core.meta import Setting

T = TypeVar("T")
P = TypeVar("P", bound="Printed")


class Printed(BaseModel):
    """Remarks and provenance notes of the file are for its readers; everything else must be what is expected."""

    model_config = ConfigDict(frozen=True, extra="ignore", strict=True)


class Items(Printed, Generic[T]):
    """A list that has remarks of its own."""

    items: tuple[T, ...] = Field(validation_alias=AliasChoices("items", "list"))


class Seats(Printed):
    """The fewest and the most."""

    min: int
    max: int

    @property
    def counts(self) -> range:
        """Every number of seats that a match may have."""
        return range(self.min, self.max + 1)


Choice = Union[bool, int, str, None]


class OptionItem(Printed):
    """An option as the file has it; ``"seat"`` among its values stands for the number of a seat."""

    id: str
    values: Union[tuple[Choice, ...], str]
    """In words, where no list says it."""
    default: Choice
    min: int = 0
    max: int = 0
    scope: Literal["campaign", "game"] = "game"

    def setting(self) -> Setting:
        """What a table chooses from."""
        choices = tuple(said(value) for value in self.values if value != "seat")
        seat, founding = "seat" in self.values, self.scope == "campaign"
        return Setting(key=self.id, choices=choices, default=said(self.default), names_seat=seat, founding=founding)


def said(value: Choice) -> str:
    """A choice as tables store it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def read(kind: type[P], package: str, name: str = "components.json") -> P:
    """The file of that name in *package*. :raises ValidationError: it is not as *kind* says."""
    return kind.model_validate_json(files(package).joinpath(name).read_bytes())
