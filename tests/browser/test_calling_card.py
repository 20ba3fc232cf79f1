"""What a page tells of itself to whoever lists, shares or installs it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests import patient
from tests.browser.guests import Guests
from tests.browser.house import House


def test_links_are_shown_with_words_and_a_picture(house: House) -> None:
    with patient.Client(base_url=house.address) as http:
        for address in (house.address, house.address.replace("127.0.0.1", "localhost")):
            page = http.get("/", headers={"host": address.removeprefix("http://")}).text
            assert '<meta name="description" content="Card games' in page
            assert f'property="og:image" content="{address}/preview.jpg"' in page
        assert "><script>" not in http.get("/", headers={"host": 'x"><script>'}).text
        picture = http.get("/preview.jpg")
        assert picture.headers["content-type"] == "image/jpeg"
        assert 10_000 < len(picture.content) < 150_000


def test_the_house_can_be_put_on_a_home_screen(house: House) -> None:
    with patient.Client(base_url=house.address) as http:
        answer = http.get("/manifest.webmanifest")
        assert answer.headers["content-type"] == "application/manifest+json"
        manifest = answer.json()
        assert manifest["name"] == "Elysium"
        sizes = {icon["sizes"] for icon in manifest["icons"]}
        assert {"192x192", "512x512"} <= sizes
        for icon in manifest["icons"]:
            assert http.get(icon["src"]).headers["content-type"] == icon["type"]


def test_every_room_has_a_title_of_its_own(guests: Guests) -> None:
    ana = guests.come()
    titles = {
        "/seat": "page-seat-title",
        "/replay": "replay-open-title",
        "/new/mascarade/nothing": "page-nowhere-title",
    }
    for path, message in titles.items():
        ana.go(path)
        expect(ana.page).to_have_title(f"{ana.say(message)} · Elysium")
    for path, message in {"/cards/mascarade": "page-cards", "/rules/mascarade": "page-rules"}.items():
        ana.go(path)
        expect(ana.page).to_have_title(f"{ana.say('game-name')} · {ana.say(message)} · Elysium")
