"""Every kind of component on the page: pressed, chosen, filled in, refused, and harmless whatever it says."""

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.parlour.page.conftest import Visit
from tests.parlour.page.probes import probe
from tests.parlour.page.showing import show
from tests.parlour.page.threads import in_thread
from tests.parlour.page.widgets import widgets

pytestmark = [pytest.mark.browser, pytest.mark.thorough]


@pytest.fixture(name="here")
def _here(visit: Visit) -> Iterator[Page]:
    with in_thread(widgets()) as address:
        yield visit(address)


def answer(page: Page, text: str) -> None:
    """The bot's latest private answer says what has reached it."""
    expect(page.locator(".message.private .text").last).to_have_text(text)


def test_buttons_tell_the_bot_and_disabled_ones_do_not(here: Page) -> None:
    show(here, "widgets")
    here.get_by_role("button", name="Success").click()
    answer(here, "success pressed")
    expect(here.get_by_role("button", name="Disabled")).to_be_disabled()
    colours = {here.get_by_role("button", name=name).evaluate("b => getComputedStyle(b).backgroundColor")
               for name in ("Primary", "Secondary", "Success", "Danger")}  # fmt: skip
    assert len(colours) == 4
    accent = here.locator(".container").evaluate("c => getComputedStyle(c).borderLeftColor")
    assert accent == "rgb(79, 122, 91)"


def test_a_select_of_one_takes_one_press_more(here: Page) -> None:
    show(here, "widgets")
    here.get_by_role("button", name="Choose a letter").click()
    expect(here.locator("#picker .entry").nth(1)).to_contain_text("Number 2")
    here.locator("#picker .entry", has_text="Letter c").click()
    answer(here, "one ['c']")


def test_a_select_of_several_is_confirmed_within_its_bounds(here: Page) -> None:
    show(here, "widgets")
    here.get_by_role("button", name="Choose two or three").click()
    confirm = here.get_by_role("button", name="Confirm")
    ticks = here.locator("#picker input")
    expect(confirm).to_be_disabled()
    ticks.nth(0).check()
    expect(confirm).to_be_disabled()
    ticks.nth(1).check()
    expect(confirm).to_be_enabled()
    ticks.nth(5).check()
    expect(ticks.nth(2)).to_be_disabled()
    ticks.nth(0).uncheck()
    confirm.click()
    answer(here, "many ['b', 'f']")


@pytest.mark.parametrize("opener", ["Choose a tale", "Choose some tales"])
def test_long_entries_stand_below_each_other_on_a_phone(visit: Visit, opener: str) -> None:
    with in_thread(widgets()) as address:
        here = visit(address, phone=True)
        show(here, "long")
        here.get_by_role("button", name=opener).click()
        entries = here.locator("#picker .entry")
        heights = entries.evaluate_all("all => all.map(e => [e.scrollHeight, e.clientHeight])")
        assert len(heights) == 25
        assert [taken for needed, taken in heights if needed > taken] == [], "nothing runs over into the next one"


def test_leaving_a_select_or_a_form_tells_nothing(here: Page) -> None:
    show(here, "widgets")
    here.get_by_role("button", name="Choose a letter").click()
    here.keyboard.press("Escape")
    here.get_by_role("button", name="Form").click()
    here.get_by_role("button", name="Cancel").click()
    expect(here.locator("dialog[open]")).to_have_count(0)
    answer(here, "shown")


def test_a_form_is_filled_in_and_sent(here: Page) -> None:
    show(here, "widgets")
    here.get_by_role("button", name="Form").click()
    dialog = here.get_by_role("dialog", name="A form with everything")
    dialog.get_by_label("Your word").fill("x")
    dialog.get_by_role("button", name="Submit").click()
    expect(dialog).to_be_visible()
    dialog.get_by_label("Your word").fill("tower")
    expect(dialog.get_by_label("Your story")).to_have_value("Once")
    dialog.get_by_label("One letter").select_option("d")
    dialog.get_by_label("Letter b").check()
    dialog.get_by_label("Letter e").check()
    dialog.get_by_role("button", name="Submit").click()
    expect(dialog).to_be_hidden()
    answer(here, "filled {'text': ['tower'], 'story': ['Once'], 'one': ['d'], 'many': ['b', 'e']}")


def test_silence_is_said_and_the_button_works_again(here: Page) -> None:
    show(here, "widgets")
    never = here.get_by_role("button", name="Never")
    never.click()
    expect(never).to_be_disabled()
    expect(here.get_by_role("button", name="Primary")).to_be_disabled()
    expect(here.locator(".message .problem")).to_have_text("This interaction failed. Try again.")
    expect(never).to_be_enabled()
    here.get_by_role("button", name="Primary").click()
    expect(here.locator(".problem:not(:empty)")).to_have_count(0)
    here.fill("#words", "/late")
    here.click(".send")
    expect(here.locator(".message.private").last).to_contain_text("Castellan is thinking…")


def test_commands_are_found_filled_in_and_held_to_their_bounds(here: Page) -> None:
    here.fill("#words", "/sh")
    expect(here.locator("#suggestions > *")).to_have_text(["/showShow something"])
    here.fill("#words", "/late")
    expect(here.locator("#suggestions > *")).to_have_text(["/lateAnswer slowly", "/plateAnswer never"])
    here.fill("#words", "/sh")
    here.keyboard.press("Enter")
    expect(here.locator("#option-what")).to_be_focused()
    here.keyboard.type("bo")
    expect(here.locator("#suggestions > *")).to_have_text(["The bomb"])
    here.keyboard.press("Tab")
    expect(here.locator("#option-what")).to_have_value("The bomb")
    here.locator(".add", has_text="count").click()
    here.keyboard.type("1000")
    here.click(".send")
    expect(here.locator("#notice")).to_have_text("This still needs a value from the list: count")
    expect(here.locator("#option-count")).to_be_focused()
    here.fill("#option-count", "2")
    here.locator(".add", has_text="whom").click()
    here.keyboard.type("mi")
    here.locator("#suggestions > *", has_text="Mia").click()
    here.keyboard.press("Enter")
    expect(here.locator(".mention")).to_have_text(["@Mia", "@Mia"])
    expect(here.get_by_role("button", name="Mia, manages the server, calls: 2")).to_be_visible()


def test_files_and_pictures_come_from_this_machine(here: Page) -> None:
    show(here, "file")
    with here.expect_download() as saved:
        here.locator("a.file").click()
    assert saved.value.suggested_filename == "log.json"
    picture = here.get_by_alt_text("A board")
    expect(picture).to_be_visible()
    assert picture.evaluate("i => i.complete && i.naturalWidth") == 300
    assert int(picture.get_attribute("width") or 0) == 300, "its place is kept before it is there"
    expect(here.locator("a.file")).to_have_count(1)  # what is shown is not offered once more
    with here.context.expect_page() as large:
        picture.click()
    assert large.value.url.endswith(str(picture.get_attribute("src")))


def test_hostile_text_stays_text(here: Page) -> None:
    """From the bot and from people: no script, no element of its own, no text turned round beyond its line."""
    requests: list[str] = []
    here.on("request", lambda request: requests.append(urlsplit(request.url).path))
    show(here, "hostile")
    here.fill("#words", "<img src=/x onerror=alert(1)> **bold** \u202e<script>alert(1)</script>")
    here.keyboard.press("Enter")
    expect(here.locator(".message strong")).to_have_text("bold")
    log = here.locator("#messages")
    expect(log.locator("script, img:not(.avatar), iframe, [onerror], [onmouseover], b")).to_have_count(0)
    addresses = log.locator("a").evaluate_all("links => links.map(link => link.protocol)")
    assert set(addresses) <= {"https:"}
    assert [path for path in requests if not path.startswith("/page/")] == []  # faces are the page's own files
    assert here.title() != "owned"
    author = here.locator(".message .name").last
    assert author.evaluate("e => getComputedStyle(e).unicodeBidi") == "isolate"
    texts = log.locator(".text p").evaluate_all("all => all.map(p => getComputedStyle(p).unicodeBidi)")
    assert set(texts) == {"plaintext"}
    assert log.locator(".button bdi").count() == 1


def test_a_bomb_of_marks_does_not_hold_the_page_up(here: Page) -> None:
    show(here, "bomb", count="20")
    marks = ("*", "**a", "__~~||", "[a](", "`", "<t:1", "\\*", "> ", "- ", "||a||**", "*a _b ", "# " * 9)
    assert probe(here, "slowest", list(marks)) < 60, "times as long as an ordinary text"
    assert probe(here, "deepest") < 40
