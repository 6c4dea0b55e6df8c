"""Whole journeys of somebody who has never been here: pressing, switching, playing, coming back."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from bot.languages import SHIPPED
from tests.contract.games import ALL_GAMES, MANY, SOAK_GAMES, by_turns
from tests.parlour.page.conftest import Visit
from tests.parlour.page.host import parlour, process
from tests.parlour.page.threads import in_thread

pytestmark = pytest.mark.browser

BUDGET = 120
"""Presses for a whole game of three with two stewards."""
ENOUGH = BUDGET if SOAK_GAMES >= MANY else 12
"""So many are looked at of a game in which a press is dear, since every card of it is drawn."""
ANSWERS = re.compile(r"^\d+:1:[ansf]!?:\w+:[^:]+")
"""Controls of a menu, by their key: message, version, verb, table, mark. What has none offers ready-made orders."""


@pytest.fixture(name="address")
def _address(tmp_path: Path) -> Iterator[str]:
    with in_thread(parlour(tmp_path)) as address:
        yield address


class Newcomer:
    """Presses what is in view, and counts."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.presses = 0

    def press(self, control: Locator) -> None:
        self.presses += 1
        control.click()

    def button(self, name: str) -> None:
        """The newest button of that name in the messages."""
        self.press(self.page.locator("#messages button:enabled", has_text=name).last)
        self.settle()

    def settle(self) -> None:
        """Until the press was answered; that it waits for an answer is drawn with the next frame."""
        self.page.evaluate("new Promise(requestAnimationFrame)")
        expect(self.page.locator("[aria-busy]")).to_have_count(0)

    def become(self, name: str) -> None:
        self.press(self.page.locator(".face", has_text=name))
        expect(self.page.locator(".face[aria-pressed=true]")).to_contain_text(name)

    def open_table(self, game: str = "Petty Court") -> None:
        self.press(self.page.get_by_role("button", name=f"Open a table of {game}"))
        expect(self.page.locator("#messages button", has_text="Join")).to_be_visible()

    def answers(self) -> list[str]:
        """The keys of the controls of a menu that is open."""
        return list(self.offered())

    def offered(self) -> dict[str, str]:
        """The same with their labels."""
        pairs = self.page.locator("#messages [data-key]:enabled").evaluate_all(
            "all => all.map(each => [each.dataset.key, each.innerText])"
        )
        return {key: label for key, label in pairs if ANSWERS.match(key)}

    def asked(self, end: Locator) -> dict[str, str]:
        """Wait until there is something to answer, and return the controls; none if the end has come. Whoever is out
        early watches the stewards finish it, which takes a while."""
        for _ in range(1200):
            if end.count():
                return {}
            if keys := self.offered():
                return keys
            self.page.wait_for_timeout(50)
        raise AssertionError("nobody asks and nothing ends")

    def answer(self, key: str) -> None:
        """Use one of them, whatever it opens; nothing if a newer card has just taken its place.

        A locator would wait for the control to come back; an element that is gone says so at once."""
        control = self.page.query_selector(f'[data-key="{key}"]')
        if control is None:
            return
        try:
            control.click()
        except Error as gone:
            if "not attached" not in str(gone):
                raise
            return
        self.presses += 1
        picker = self.page.locator("#picker[open]")
        if picker.count():
            self._pick(picker)
        self.settle()
        form = self.page.locator("#form[open]")
        if form.count():
            form.locator("input").first.fill("To all: be merry")
            self.press(form.locator("[type=submit]"))
            expect(form).to_be_hidden()
        self.settle()

    def _pick(self, picker: Locator) -> None:
        ticks, confirm = picker.locator("input"), picker.locator("[type=submit]")
        if ticks.count():
            for at in range(ticks.count()):
                self.press(ticks.nth(at))
                if confirm.is_enabled():
                    break
            self.press(confirm)
        else:
            self.press(picker.locator(".entry").first)


def test_a_whole_game_within_the_budget(address: str, visit: Visit) -> None:
    """With two stewards, played in the direct messages: the page asks for no press of its own."""
    page = visit(address)
    me = Newcomer(page)
    me.open_table()
    me.press(page.locator(".message.private .select").first)
    me.press(page.locator("#picker .entry", has_text="4"))
    expect(page.locator(".message.private .select").first).to_have_text("4▾")
    me.button("Add steward")
    me.button("Add steward")
    me.button("Start")
    direct = page.locator("#places .place", has_text="Castellan")
    expect(direct.locator(".badge")).to_have_text("1")
    me.press(direct)
    over = page.locator("#messages", has_text="The match is over")
    while me.presses < BUDGET and (offered := me.asked(over)):
        me.answer(next(iter(offered)))
    expect(over).to_be_visible()
    assert me.presses <= BUDGET
    page.locator("#places .place").first.click()
    expect(page.get_by_role("button", name="Export")).to_be_visible()


@pytest.mark.thorough
def test_take_the_kingdom_within_the_budget(address: str, visit: Visit) -> None:
    """Three seats, two stewards, one play a turn: whatever is offered first, never back, then the turn ends."""
    page = visit(address)
    me = Newcomer(page)
    me.open_table("Take the Kingdom")
    me.button("Add steward")
    me.button("Add steward")
    me.button("Start")
    me.press(page.locator("#places .place", has_text="Castellan"))
    over = page.locator("#messages", has_text="The match is over")
    played = False
    while me.presses < ENOUGH and (offered := me.asked(over)):
        end = next((key for key, label in offered.items() if label == "End the turn"), None)
        forward = [key for key, label in offered.items() if label != "Cancel" and key != end]
        if end and (played or not forward):
            me.answer(end)
            played = False
        else:
            me.answer(forward[0])
            played = True
    if ENOUGH == BUDGET:
        expect(over).to_be_visible()
    assert me.presses <= BUDGET


@pytest.mark.thorough
def test_one_person_plays_several(address: str, visit: Visit) -> None:
    """A press switches; each sees their own private answers and direct messages, and a number says who is called."""
    page = visit(address)
    me = Newcomer(page)
    me.open_table()
    private = page.locator(".message.private")
    expect(private).not_to_have_count(0)
    me.become("Ben")
    expect(private).to_have_count(0)
    me.button("Join")
    expect(private.last).to_contain_text("You have seat 2")
    me.become("Ann")
    me.button("Start")
    for name in ("Ann", "Ben"):
        expect(page.locator(".face", has_text=name)).to_have_attribute("aria-label", re.compile("calls|move"))
    expect(page.locator(".face", has_text="Eva")).to_have_attribute("aria-label", "Eva")
    me.become("Ben")
    me.press(page.locator("#places .place", has_text="Castellan"))
    expect(page.locator("#messages .message")).to_have_count(1)
    me.answer(me.answers()[0])
    me.become("Ann")
    expect(page.locator("#head")).to_contain_text("table")
    me.button("Choose")
    expect(private.last).to_contain_text("Seal your bid")
    me.answer(me.answers()[-1])
    me.become("Ben")
    expect(page.locator("#head")).to_contain_text("Castellan")
    expect(page.locator(".file")).to_have_count(0)


@pytest.mark.thorough
def test_the_first_registered_game_opens_with_one_press(address: str, visit: Visit) -> None:
    page = visit(address)
    buttons = page.locator(".welcome .button")
    expect(buttons).to_have_count(min(len(ALL_GAMES), 5))
    buttons.first.click()
    expect(page.locator("#messages button", has_text="Join")).to_be_visible()
    expect(page.locator("#guide")).to_contain_text("Add steward")
    join = page.locator("#messages button", has_text="Join").bounding_box()
    assert join is not None
    assert join["y"] + join["height"] < 800, "the card of the table is in view, however long the options below it"
    for typed in ("/me catchup", "/me show:catch up"):
        page.locator("#words").fill(typed)
        page.locator("#words").press("Enter")
        expect(page.locator(".message.private .text").last).to_contain_text("You do not sit at any table")
        page.get_by_role("button", name="Dismiss message").last.click()
    page.locator("#words").fill("/me nonsense")
    page.locator("#words").press("Enter")
    expect(page.locator("#option-show")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.parametrize("locale", by_turns(1, SHIPPED.tags))
def test_the_welcome_begins_at_its_top_on_a_phone(address: str, visit: Visit, locale: str) -> None:
    """And what is said there first comes into view."""
    page = visit(address, phone=True)
    page.locator(".drawer").click()
    page.locator("#places select").first.select_option(locale)
    page.keyboard.press("Escape")
    castle = page.locator(".welcome img")
    expect(castle).to_be_in_viewport(ratio=1)
    expect(page.locator("#newest")).to_be_hidden()
    page.locator("#log").evaluate("log => (log.scrollTop = log.scrollHeight)")
    page.locator(".welcome .button").first.click()
    expect(page.locator("#messages button[data-key]").first).to_be_in_viewport()


@pytest.mark.thorough
def test_a_word_of_the_bot_hides_no_button_on_a_phone(address: str, visit: Visit) -> None:
    """Where the steward sits is said at the top; another is added without looking for the button again."""
    page = visit(address, phone=True)
    page.locator(".welcome .button").first.click()
    expect(page.locator("#messages")).to_contain_text("Your table is open.")  # the answer comes into view as well
    add = page.get_by_role("button", name="Add steward")
    add.click()
    expect(page.locator("#messages")).to_contain_text("2. Steward 2")
    expect(page.locator("#guide")).to_contain_text("The table is ready.")
    expect(add).to_be_in_viewport(ratio=1)
    button, told = add.bounding_box(), page.locator("#newest.told")
    assert button
    for word in told.all():  # it says where the steward sits, unless the answer is in view already
        above = word.bounding_box()
        assert above is None or above["y"] + above["height"] < button["y"]


@pytest.mark.thorough
def test_with_the_keyboard_alone(address: str, visit: Visit) -> None:
    """From the first key to a sealed bid; a button that was pressed leaves the focus where one can go on."""
    page = visit(address)
    keys = page.keyboard
    keys.press("/")
    expect(page.locator("#words")).to_be_focused()
    keys.type("table op")
    keys.press("Enter")
    keys.type("petty")
    expect(page.locator("#suggestions > *")).to_have_text(["Petty Court"])
    keys.press("Enter")
    keys.press("Enter")
    expect(page.locator("#messages button", has_text="Join")).to_be_visible()
    expect(page.locator("#words")).to_be_focused()
    _tab_to(page, "Add steward", "Shift+Tab")
    keys.press("Enter")
    expect(page.locator("#messages")).to_contain_text("2. Steward 2")
    expect(page.get_by_role("button", name="Add steward")).to_be_focused()
    _tab_to(page, "Start")
    keys.press("Space")
    expect(page.locator("#messages")).to_contain_text("Waiting for 🟥 Ann.")
    _tab_to(page, "Choose")
    keys.press("Enter")
    expect(page.locator(".message.private").last).to_contain_text("Seal your bid")
    _tab_to(page, "1")
    keys.press("Enter")
    expect(page.locator(".message.private").last).to_contain_text("Ann — has sealed a bid")
    expect(page.locator("#messages :focus")).to_have_count(1)
    keys.press("/")
    keys.type("hand")
    keys.press("Escape")
    keys.press("Enter")
    expect(page.locator(".message.private").last).to_contain_text("Ann used /hand")
    page.get_by_label("Language for everybody").select_option("ru")
    expect(page.locator(".message.private .used").last).to_contain_text("Ann использует /рука")


def _tab_to(page: Page, name: str, key: str = "Tab") -> None:
    for _ in range(60):
        if page.evaluate("document.activeElement.innerText") == name:
            return
        page.keyboard.press(key)
    raise AssertionError(f"{name!r} is not reached by {key}")


def test_the_page_goes_on_after_the_bot_was_killed(tmp_path: Path, visit: Visit) -> None:
    with process(tmp_path) as (address, child):
        page = visit(address)
        me = Newcomer(page)
        me.open_table()
        me.become("Eva")
        me.button("Join")
        page.wait_for_timeout(700)
        child.kill()
        expect(page.locator("#notice")).to_contain_text("The bot has stopped")
    with process(tmp_path, int(address.rsplit(":", 1)[1])) as (again, _):
        assert again == address
        expect(page.locator("#notice")).to_be_empty()
        expect(page.locator(".face[aria-pressed=true]")).to_contain_text("Eva")
        me.become("Ann")
        me.button("Start")
        expect(page.locator("#messages")).to_contain_text("The game begins!")


@pytest.mark.thorough
@pytest.mark.parametrize("phone", [True, False])
def test_the_page_counts_from_the_time_that_it_is(address: str, visit: Visit, phone: bool) -> None:
    """What time it is stands in the head, in sight on a phone too. A press there lets a day pass: what the card says
    of the time that is left follows it, and private answers of the day before are gone."""
    there = visit(address, phone=phone)
    there.get_by_role("button", name="Open a table of Petty Court").click()
    there.locator("#messages button", has_text="Add steward").click()
    there.locator("#messages button:enabled", has_text="Start").last.click()
    left = there.locator("#messages time.stamp", has_text="in 3 days")
    expect(left.first).to_be_attached()
    expect(there.locator(".message.private")).not_to_have_count(0)
    clock = there.locator(".passage summary")
    expect(clock).to_be_in_viewport(ratio=1)
    day = there.get_by_role("button", name="A day")
    expect(day).to_be_hidden()
    now = clock.locator("time").inner_text()
    clock.click()
    day.click()
    expect(there.locator("#messages time.stamp", has_text="in 2 days").first).to_be_attached()
    expect(left).to_have_count(0)
    expect(there.locator(".message.private")).to_have_count(0)
    expect(day).to_be_hidden()
    assert clock.locator("time").inner_text() != now


@pytest.mark.thorough
def test_the_choice_of_how_long_shuts_as_any_menu(address: str, visit: Visit) -> None:
    """With Escape, which gives the focus back, and by a press anywhere else."""
    page = visit(address, phone=True)
    clock, choice = page.locator(".passage summary"), page.locator(".passage button").first
    clock.click()
    expect(choice).to_be_visible()
    page.locator("#words").click()
    expect(choice).to_be_hidden()
    clock.click()
    expect(choice).to_be_visible()
    page.keyboard.press("Escape")
    expect(choice).to_be_hidden()
    expect(clock).to_be_focused()


FRAMES = "for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame);"
"""The page has drawn itself anew, if it wanted to."""


@pytest.mark.thorough
def test_a_long_card_is_opened_where_it_asks(address: str, visit: Visit) -> None:
    """Whoever comes back sees in one look what has happened, what is asked, and the first answer, although the card is
    longer than the screen; it is read then, and whoever scrolls on is left where they are."""
    page = visit(address, phone=True)
    me = Newcomer(page)
    me.open_table("Take the Kingdom")
    me.button("Add steward")
    me.button("Start")
    ann = page.locator(".face", has_text="Ann")
    expect(ann.locator(".badge")).to_be_visible()
    ann.click()
    card = page.locator("#messages .message").last
    expect(card.locator(".button").first).to_be_in_viewport(ratio=1)
    assert card.evaluate("card => card.offsetHeight > document.getElementById('log').clientHeight")
    expect(card.get_by_text("Your turn:").last).to_be_in_viewport(ratio=1)
    told = card.locator(".text", has_text="Ann is on turn").last
    assert told.evaluate("told => told.getBoundingClientRect().bottom > document.getElementById('log').offsetTop + 20")
    expect(ann.locator(".badge")).to_have_count(0)
    page.locator("#log").evaluate(f"async log => {{ log.scrollTop = log.scrollHeight; {FRAMES} }}")
    expect(card.locator(".button").last).to_be_in_viewport(ratio=1)
    page.locator("#log").evaluate("log => (log.scrollTop = 0)")
    clock = page.locator(".passage time")
    now = clock.inner_text()
    page.locator(".passage summary").click()
    page.get_by_role("button", name="An hour").click()
    expect(clock).not_to_have_text(now)
    expect(card.locator("a").first).to_be_in_viewport(ratio=1)


@pytest.mark.thorough
def test_a_moment_a_day_and_a_half_off_is_not_called_tomorrow(address: str, visit: Visit) -> None:
    """It is the day after, as the date beside it says."""
    page = visit(address)
    said = "hours => import('/page/texts.js').then(({ moment }) => moment(Date.now() / 1000 + hours * 3600, 'R'))"
    assert [page.evaluate(said, hours) for hours in (35, -35, 60)] == ["in 1 day", "1 day ago", "in 3 days"]
