"""Sending the widget bot's command from the page."""

from playwright.sync_api import Page, expect


def show(page: Page, what: str, **more: str) -> None:
    """Send ``/show``, typed as in Discord."""
    answers = page.locator(".message.private .text", has_text="shown")
    before = answers.count()
    page.fill("#words", "/show ")
    page.fill("#option-what", what)
    for name, value in more.items():
        add = page.locator(".add", has_text=name)
        if add.count():
            add.click()
        page.fill(f"#option-{name}", value)
    page.click(".send")
    expect(answers).to_have_count(before + 1)
