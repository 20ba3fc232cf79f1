"""One server and one Chromium for all browser tests; every guest has a browser profile of their own."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.guests import Guests
from tests.browser.house import House, build_page
from tests.server.running import ROOT

CHROMIUM_FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage", "--force-color-profile=srgb",
]  # fmt: skip


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Closed when the tests leave this folder: while Playwright runs, others cannot have an event loop."""
    path = subprocess.run(
        [ROOT / "scripts" / "find-chromium"], check=True, stdout=subprocess.PIPE, text=True
    ).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def page_is_built() -> None:
    build_page()


@pytest.fixture(scope="package")
def house(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def frail_house(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One whose plug a test may pull."""
    house = House(tmp_path_factory.mktemp("frail"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def guests(chromium: Browser, house: House) -> Iterator[Guests]:
    """They come and go; none may have seen an error in the browser's console."""
    coming = Guests(chromium, house.address)
    yield coming
    coming.all_leave()
