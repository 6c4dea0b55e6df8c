"""A booklet: its pages, what their entries are and what a stroke of the pen makes of the orders.

The orders themselves are a record of the game, and all that the rules read. It has ``page``, where its seat is leafing,
and for every pen the record that is being written, or nothing."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, Generic, TypeVar

from engines.core.booklet.fields import Field, Reading, Records
from engines.core.booklet.strokes import Edit, Leaf, Preset
from engines.core.menu import Option, Pick
from engines.core.move import Move
from engines.core.record import evolve
from engines.core.shown import hyphened
from engines.core.text import Text, text

O = TypeVar("O")  # noqa: E741  (orders)
SAVE, DROP = "save", "drop"
"""What the pen of a page does in the end."""
BACK, BACK_UNSAVED = text("core-booklet-back"), text("core-booklet-back-unsaved")
RESUME = Edit(field="resting", value=False)
"""What takes resting orders up again."""
MOST_DRY = 4
"""Lines of what they would do now."""


@dataclass(frozen=True, kw_only=True)
class Pen:
    """Writes one more record for a list. It counts when it is saved, and not before."""

    name: str
    """The attribute of the orders that holds what is being written."""
    blank: Any
    into: Records
    kept: bool = False
    """Stays in hand on its page when it has saved, with what it has written, and is not thrown away."""
    good: Callable[[Reading], bool] = lambda _: True
    """Whether what it has written may be saved."""
    say: Callable[[Any], Text] | None = None
    hint: str = ""
    """How saving is said, if it says the record, and the key of its small print."""


@dataclass(frozen=True, kw_only=True)
class Page:
    """Fields, and by their names the pages to which it leads. With a *pen* its fields are those of the record that is
    being written."""

    name: str
    entries: tuple[Field | str, ...]
    above: str = ""
    """The page to which it leads back."""
    pen: Pen | None = None
    usable: Callable[[Reading], bool] = lambda _: True
    """Whether it is there at all; one that is no longer shows the first page instead."""
    prompt: Text = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "prompt", text("prompt-orders", page=hyphened(self.name)))

    @cached_property
    def savers(self) -> tuple[Field, ...]:
        """The fields before the way back."""
        return tuple(entry for entry in self.entries if isinstance(entry, Field) and entry.saves)

    @cached_property
    def others(self) -> tuple[Field | str, ...]:
        """Fields and pages, as declared."""
        return tuple(entry for entry in self.entries if entry not in self.savers)

    def record(self, orders: Any) -> Any:
        """What its fields are attributes of: the orders, or what its pen is writing."""
        return orders if self.pen is None else getattr(orders, self.pen.name) or self.pen.blank


@dataclass(frozen=True, kw_only=True)
class Booklet(Generic[O]):
    """All that a seat may order beforehand. The first page lies open at the beginning; *templates* stand on it, as
    ``template-<name>`` with ``hint-template-<name>``. A question is ``prompt-orders`` with ``$page``, a page in a menu
    is ``move-leaf`` with the same."""

    blank: O
    pages: tuple[Page, ...]
    templates: Mapping[str, O] = field(default_factory=dict)
    keeps: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Template → the attributes that it leaves as they are written."""
    desk: str = ""
    """The attribute of the orders that has ``page`` and whatever does not count yet; none: the orders themselves."""
    unsaved: Callable[[O], bool] = lambda _: False
    """Whether what was written on the open page is not saved by going back."""
    told: Callable[[Reading, Any], tuple[Text, ...]] | None = None
    """What is said above the options of the page of that name; if nothing else: ``note-orders`` and the lines of the
    fields."""
    dry: Callable[[Reading], tuple[Text, ...]] = lambda _: ()
    """What the orders would do if it came to it now, line by line, in the words of the game and by what their seat
    knows; said above all else once something is written."""

    @cached_property
    def by_name(self) -> Mapping[str, Page]:
        """Its pages."""
        return {page.name: page for page in self.pages}

    @cached_property
    def fields(self) -> Mapping[str, tuple[Page, Field]]:
        """Every field with a page on which it stands."""
        found: dict[str, tuple[Page, Field]] = {}
        for page in self.pages:
            for entry in page.entries:
                if isinstance(entry, Field):
                    found.setdefault(entry.name, (page, entry))
        return found

    def page(self, at: Reading) -> Page:
        """The one that lies open in the orders, if there is one of that name."""
        page = self.by_name.get(self._desk(at.record).page)
        return page if page and page.usable(at) else self.pages[0]

    def _desk(self, orders: Any) -> Any:
        return getattr(orders, self.desk) if self.desk else orders

    def _laid(self, orders: O, **changes: Any) -> O:
        """*orders* with something else on the desk."""
        if not self.desk:
            return evolve(orders, **changes)
        return evolve(orders, **{self.desk: evolve(self._desk(orders), **changes)})

    # ---- what is offered

    def menu(self, state: Any, seat: int, orders: O) -> Pick[Move]:
        """The open page, for *seat* to write on; what is offered may depend on what it can see."""
        at = Reading(state, seat, orders)
        page = self.page(at)
        return Pick(prompt=page.prompt, options=tuple(self._options(at, page)), notes=lambda: self.notes(at))

    def _options(self, at: Reading, page: Page) -> Iterator[Option[Move]]:
        """What resting orders need, the way back and the pen come first, so that they never stand behind the end of a
        long list."""
        if at.record.resting:
            yield Option(move=RESUME, say=lambda _: text("core-booklet-resume"), stands=True)
        for saving in page.savers:
            yield from _edits(saving, _penned(at, page))
        if page.above:
            back = BACK_UNSAVED if self.unsaved(at.record) else BACK
            yield Option(move=Leaf(page=page.above), say=lambda _: back)
        if page.pen:
            yield from _put_away(page.pen, at, page.record(at.record))
        for entry in page.others:
            if isinstance(entry, Field):
                yield from _edits(entry, at if isinstance(entry, Records) else _penned(at, page))
            elif self._room(entry, at.record) and self.by_name[entry].usable(at):
                yield Option(move=Leaf(page=entry), say=turning)
        if page is self.pages[0]:
            yield from self._presets(at.record)

    def _room(self, name: str, orders: O) -> bool:
        """Whether what would be written on that page can still be added."""
        pen = self.by_name[name].pen
        return pen is None or pen.kept or _fits(pen, orders)

    def _presets(self, orders: O) -> Iterator[Option[Move]]:
        for name in self.templates:
            if self._ready_made(orders, name) != orders:
                yield Option(move=Preset(name=name), say=_by_name("template"), tell=_by_name("hint-template"))
        if self.adopted(orders, self.blank) != orders:
            yield Option(move=Preset(), say=lambda _: text("core-booklet-clear"))

    # ---- what is written

    def written(self, orders: O, stroke: Move) -> O:
        """The orders after one stroke, which was offered."""
        match stroke:
            case Edit(field="resting", value=resting):
                return evolve(orders, resting=resting)
            case Edit(field=name, value="save" | "drop" as done):
                return self._put_away(orders, name, save=done == SAVE)
            case Edit(field=name, value=value):
                page, found = self.fields[name]
                whole = _write(page, found, orders, value)
                return self._laid(whole, page=found.leads) if found.leads else whole
            case Leaf(page=name):
                pen = self.by_name[name].pen
                begun = {pen.name: self.by_name[name].record(orders)} if pen else {}
                return self._laid(orders, page=name, **begun)
            case Preset(name=name):
                return self._ready_made(orders, name) if name else self.adopted(orders, self.blank)
        raise AssertionError(stroke)

    def _put_away(self, orders: O, name: str, *, save: bool) -> O:
        """The pen of the list called *name* is laid down, with or without what it has written."""
        page = next(page for page in self.pages if page.pen and page.pen.into.name == name)
        assert page.pen is not None
        into = page.pen.into
        saved = {into.attribute: (*into.now(orders), page.record(orders))} if save else {}
        laid = {} if page.pen.kept else {page.pen.name: None, "page": self.pages[0].name}
        return evolve(orders, **laid, **saved)

    def _ready_made(self, orders: O, name: str) -> O:
        """*orders* as the template has them."""
        kept = {attribute: getattr(orders, attribute) for attribute in self.keeps.get(name, ())}
        return self.adopted(orders, evolve(self.templates[name], **kept))

    def adopted(self, orders: Any, others: Any) -> O:
        """*others* in the place of *orders*, with the same page open: a template, or what was ordered elsewhere."""
        kept = {self.desk: self._desk(orders)} if self.desk else {"page": orders.page}
        adopted: O = evolve(others, **kept)
        return adopted

    def handed_over(self, board: Any, seat: int, _person: str | None) -> None:
        """``Game.handed_over`` where a seat's ``orders`` are all that was the former player's own."""
        board.put(seat, orders=self.blank)

    # ---- what is said

    def notes(self, at: Reading) -> tuple[Text, ...]:
        """What is said above the options."""
        told = self.told(at, self.page(at).name) if self.told else (text("note-orders"), *self.lines(at.record))
        if at.record.resting:
            return text("core-booklet-resting"), *told
        dry = self.dry(at)[:MOST_DRY] if self.adopted(at.record, self.blank) != at.record else ()
        return (*told, text("core-booklet-dry"), *dry) if dry else told

    def lines(self, orders: O) -> tuple[Text, ...]:
        """The orders as sentences: field by field, then what is being written."""
        fields = self.fields.values()
        orderly = (each.lines(orders, self.blank) for page, each in fields if page.pen is None)
        pens = {page.pen.name: page.pen for page in self.pages if page.pen}.values()
        writing = ((pen, getattr(orders, pen.name)) for pen in pens)
        begun = (text("order-writing", value=pen.into.show(record)) for pen, record in writing if record is not None)
        return (*(line for lines in orderly for line in lines), *begun)


def _write(page: Page, entry: Field, orders: O, value: Any) -> O:
    if page.pen is None or isinstance(entry, Records):
        whole: O = entry.write(orders, value)
        return whole
    return evolve(orders, **{page.pen.name: entry.write(page.record(orders), value)})


def _penned(at: Reading, page: Page) -> Reading:
    return at._replace(record=page.record(at.record)) if page.pen else at


def _fits(pen: Pen, orders: Any) -> bool:
    return len(pen.into.now(orders)) < pen.into.most


# ---- options. Their texts are built when somebody reads them


def _edits(entry: Field, at: Reading) -> Iterator[Option[Move]]:
    say = _valued(partial(entry.label, at))
    head = _valued(partial(entry.head, at)) if entry.head else None
    tell = _valued(partial(entry.hint, at)) if entry.hint else None
    for value in entry.offered(at):
        move = Edit(field=entry.name, value=value)
        yield Option(move=move, say=say, head=head, tell=tell, stands=entry.stands)


def _put_away(pen: Pen, at: Reading, record: Any) -> Iterator[Option[Move]]:
    name = pen.into.name
    if _fits(pen, at.record) and pen.good(at._replace(record=record)):
        told = pen.say
        say = (lambda _: told(record)) if told else _done
        yield Option(move=Edit(field=name, value=SAVE), say=say, tell=(lambda _: text(pen.hint)) if pen.hint else None)
    if not pen.kept:
        yield Option(move=Edit(field=name, value=DROP), say=_done)


def _valued(function: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """*function* of a value as one of the edit that gives it."""
    return lambda edit: function(edit.value)


def _done(move: Any) -> Text:
    return text(f"move-order-{hyphened(move.field)}-{move.value}")


def turning(move: Any) -> Text:
    """How it is said that a page is opened."""
    return text("move-leaf", page=hyphened(move.page))


def _by_name(key: str) -> Callable[[Any], Text]:
    return lambda move: text(f"{key}-{move.name}")
