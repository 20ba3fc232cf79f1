"""What people write is shown as text, whatever it is; and the page runs nothing but its own scripts."""

from __future__ import annotations

from playwright.sync_api import expect

from elysium.server.wire import LONGEST_CHAT, LONGEST_NAME
from tests.browser.guests import PHONE, Guests

IMAGE = "<img src=x onerror=a()>"
NASTY = (
    "<script>window.ran = true</script>",
    "<img src=x onerror='window.ran = true'>",
    "{{ran}} ${window.ran = true} \x01" + "0\x02",
    "\u202eterces\u202c \u05e9\u05dc\u05d5\u05dd",
    "javascript:window.ran=true",
    "W" * LONGEST_CHAT,
)


def test_a_hostile_name_and_chat_are_only_text(guests: Guests) -> None:
    assert len(IMAGE) <= LONGEST_NAME
    ana, bea = guests.come(size=PHONE), guests.come()
    table = ana.table("me bot bot bot", name=IMAGE, public=True)
    ana.sit_at(table)
    bea.sit_at(table)
    expect(bea.page.get_by_text(IMAGE).first).to_be_visible()
    for guest in (ana, bea):
        guest.open_chat()
    field = ana.find("textbox", "table-ui-chat-write")
    for text in NASTY:
        field.fill(text)
        field.press("Enter")
    lines = bea.find("log", "table-ui-chat").get_by_role("paragraph")
    expect(lines).to_have_count(len(NASTY))
    shown = "\n".join(lines.all_inner_texts())
    for text in (NASTY[0], NASTY[1], NASTY[4], NASTY[5]):
        assert text in shown
    for guest in (ana, bea):
        assert guest.page.evaluate("window.ran") is None
        assert guest.page.locator("img[src=x], main script").count() == 0
        assert not guest.scrolls_sideways()
    bea.go("/mine")
    ana.go("/")
    expect(ana.page.get_by_text(IMAGE).first).to_be_visible()
    assert not ana.scrolls_sideways()


def test_nothing_runs_that_is_not_the_pages_own(guests: Guests) -> None:
    """The policy is there, and it works: a script that somebody smuggles into the page does nothing."""
    ana = guests.come()
    response = ana.page.goto(ana.address)
    assert response is not None
    policy = response.header_value("content-security-policy") or ""
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    ana.find("heading", "page-welcome").wait_for()
    with ana.expecting_trouble("Content Security Policy"):
        ana.page.evaluate(
            """() => {
                const script = document.createElement("script");
                script.textContent = "window.ran = true";
                document.body.append(script);
                const button = document.createElement("button");
                button.setAttribute("onclick", "window.ran = true");
                document.body.append(button);
                button.click();
            }"""
        )
        assert ana.page.evaluate("window.ran") is None
