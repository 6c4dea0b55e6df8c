"""What the bot must know about a game before a match of it exists."""

from collections.abc import Mapping

from engines.core.menu import Refused
from engines.core.record import record
from engines.core.text import Text, text

Options = Mapping[str, str]
"""The settings of one table, complete: every key of ``Meta.options`` with one of its choices. ``Setting.seats`` adds
the numbers of the seats to the choices of a setting that names one."""


@record
class Setting:
    """An option of a table. Its name and choices are said by ``option-<key>`` and ``option-<key>-<choice>``."""

    key: str
    choices: tuple[str, ...]
    default: str
    names_seat: bool = False
    """Also takes a seat: ``"0"`` … ``"n-1"``."""
    each_seat: bool = False
    """Every seat chooses for itself: the value is one choice per seat, in seat order, joined by commas."""
    numbers: range = range(0)
    """Also takes each of these, said by ``option-<key>-number``."""
    offered: bool = True
    """Whether anybody is asked; if not, the default holds. For what is part of the records and has no effect yet."""
    founding: bool = False
    """Chosen for the first match of a campaign and kept by its heirloom: later matches are not asked."""
    later: bool = False
    """Asked by later matches of a campaign and not by the first."""
    about: tuple[Text, ...] = ()
    """What there is to know for choosing, line by line."""

    def allows(self, value: str, seats: int) -> bool:
        """Whether *value* is complete and good for a table of so many seats."""
        if self.each_seat:
            chosen = value.split(",")
            return len(chosen) == seats and all(choice in self.choices for choice in chosen)
        return value in self.choices or value in map(str, range(seats) if self.names_seat else self.numbers)

    def preset(self, seats: int) -> str:
        """The value if nobody chooses."""
        return ",".join((self.default,) * seats) if self.each_seat else self.default


@record
class Step:
    """One menu that a phrase answers: with the value called *name*, among the moves of these *kinds* (none: all)."""

    name: str = ""
    """Empty: it goes without saying, and the first move of that kind is meant."""
    kinds: tuple[str, ...] = ()
    optional: bool = False
    """Left out if it has no value, where another step would make the phrase stop and ask."""
    counts: str | None = None
    """The field of the move that a number says."""


def step(name: str, *kinds: str, optional: bool = False) -> Step:
    """A :class:`Step` in fewer words."""
    return Step(name=name, kinds=kinds, optional=optional)


@record
class Phrase:
    """A slash subcommand that answers several menus at once. Without steps it shows the menu; *aside* means the
    menu of standing orders and the like."""

    name: str
    steps: tuple[Step, ...] = ()
    aside: bool = False


@record
class Meta:
    """A game's name and numbers, and what can be set, typed and upgraded."""

    key: str
    command: str
    seats: range
    options: tuple[Setting, ...] = ()
    schema: int
    """Version of all JSON of the game: state, acts, events, heirloom. A change needs an upcast."""
    rules: str
    """Version of the rules as played; a change makes old logs unreplayable, never old snapshots."""
    phrases: tuple[Phrase, ...] = ()
    minutes: tuple[int, int] = (30, 60)
    """How long a match takes when everybody is present, for the lobby card."""
    turns: int = 20
    """How many times, one after the other, a usual match of three waits for somebody: for when it may be over. What
    ``castellan rehearse GAME --people --absent 0`` counts as calls, all in all."""
    prologue: bool = False
    """The first match of a campaign only founds it; the game proper begins with the next, on its heirloom."""

    def chosen(self, options: Options | None, seats: int) -> Options:
        """*options* with the defaults filled in; refuses an unknown key or choice."""
        asked = dict(options or {})
        full = {setting.key: asked.pop(setting.key, setting.preset(seats)) for setting in self.options}
        if asked or any(not setting.allows(full[setting.key], seats) for setting in self.options):
            raise Refused(text("core-no-such-option"))
        return full
