"""What somebody meets on the page on their way: welcomes, words that come, keys, clocks, long cards."""

import pytest
from playwright.sync_api import Page, expect

from bot.languages import SHIPPED
from tests.contract.games import by_turns
from tests.parlour.page.conftest import Visit
from tests.parlour.page.newcomer import Newcomer

pytestmark = [pytest.mark.browser, pytest.mark.thorough]


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


def test_a_moment_a_day_and_a_half_off_is_not_called_tomorrow(address: str, visit: Visit) -> None:
    """It is the day after, as the date beside it says."""
    page = visit(address)
    said = "hours => import('/page/texts.js').then(({ moment }) => moment(Date.now() / 1000 + hours * 3600, 'R'))"
    assert [page.evaluate(said, hours) for hours in (35, -35, 60)] == ["in 1 day", "1 day ago", "in 3 days"]
