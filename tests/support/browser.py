"""A real browser for the tests of the pages, and a server for it.

Playwright drives Debian's Chromium. A page that logs an error, or asks for something it does not get, fails its test.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from folders import ROOT
from patience import ENOUGH
from serving import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

PROGRAMS = ("chromium-headless-shell", "chromium", "google-chrome")
MISSING = "Chromium is not installed; on Debian, install the package chromium-headless-shell"
NOT_BUILT = "the browser client is not built; run make web"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What Chromium says where a test wants no service worker.
BLOCKED = "Service Worker registration blocked by Playwright"

# Nobody is new: whoever is, is asked before they end a phase with something left to do.
WARNED = ["action", "treasure", "buy"]

DESKTOP = {"width": 1440, "height": 900}
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}


def installed_browser() -> str:
    """Where there is none, the test is skipped; with FIEFDOM_BROWSER=required, it fails."""
    found = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if found is None:
        if os.environ.get("FIEFDOM_BROWSER") == "required":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return found


# While Playwright runs, no other test in this process can use asyncio: the tests that want a browser come last.
@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = installed_browser()
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=1000 * ENOUGH)
    with sync_playwright() as playwright:
        # Without hints of the system's own, letters are as wide on every machine.
        options = ["--no-sandbox", "--font-render-hinting=none"]
        found = playwright.chromium.launch(executable_path=program, args=options)
        yield found
        found.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the built client and a database of its own."""
    if not (ROOT / "src" / "fiefdom" / "web" / "index.html").exists():
        pytest.fail(NOT_BUILT)
    with Served(tmp_path_factory.mktemp("site"), "--unlimited") as served:
        yield served


class Visitor:
    """Opens pages of a site, each in a browser of its own, and notices what goes wrong in them."""

    def __init__(self, browser: Browser, site: Served) -> None:
        self.browser = browser
        self.site = site
        self.contexts: list[BrowserContext] = []
        self.problems: list[str] = []
        # What a test does on purpose: parts of the texts of problems that are no problems.
        self.expected: list[str] = []

    def context(
        self,
        size: dict[str, int] = DESKTOP,
        *,
        language: str = "en",
        theme: str = "dark",
        still: bool = True,
        offline: bool = False,
        settings: dict[str, object] | None = None,
    ) -> BrowserContext:
        """A browser that has never been here: a phone if it is held upright. Nothing moves, unless `still` is off."""
        is_phone = size["width"] < size["height"]
        options: dict[str, Any] = {
            "viewport": size,
            "locale": language,
            "color_scheme": theme,
            "reduced_motion": "reduce" if still else "no-preference",
            "has_touch": is_phone,
            "is_mobile": is_phone,
            "service_workers": "allow" if offline else "block",
            "base_url": self.site.address,
        }
        found = self.browser.new_context(**options)
        found.set_default_timeout(1000 * ENOUGH)
        kept = json.dumps(json.dumps({"warned": WARNED} | (settings or {})))
        found.add_init_script(
            # An empty page has no storage.
            "if (location.protocol !== 'about:') "
            f"localStorage.getItem('fiefdom-settings') ?? localStorage.setItem('fiefdom-settings', {kept})"
        )
        found.on("page", self.watch)
        self.contexts.append(found)
        return found

    def open(self, path: str = "/", size: dict[str, int] = DESKTOP, **options: Any) -> Page:
        page = self.context(size, **options).new_page()
        page.goto(path)
        return page

    def watch(self, page: Page) -> None:
        page.on("console", self.hear)
        page.on("pageerror", lambda problem: self.problems.append(f"error: {problem}"))
        page.on("requestfailed", self.miss)
        page.on("response", self.look)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self.problems.append(f"console: {message.text} ({message.location.get('url', '')})")

    def miss(self, request: Request) -> None:
        # Chromium says so of requests that were still under way when a page was left.
        if request.failure != "net::ERR_ABORTED":
            self.problems.append(f"request: {request.url}: {request.failure}")

    def look(self, response: Response) -> None:
        if not response.url.startswith(self.site.address):
            self.problems.append(f"request to elsewhere: {response.url}")
        elif response.status >= 400:
            self.problems.append(f"response {response.status}: {response.url}")

    def close(self) -> None:
        from playwright.sync_api import Error

        for context in self.contexts:
            with suppress(Error):
                context.close()
        unexpected = [each for each in self.problems if not any(part in each for part in self.expected)]
        assert unexpected == []


@pytest.fixture
def visitor(browser: Browser, site: Served) -> Iterator[Visitor]:
    found = Visitor(browser, site)
    yield found
    found.close()


def check_accessible(page: Page) -> None:
    """axe-core finds nothing wrong with the page as it is now."""
    if not AXE.exists():
        pytest.fail("axe-core is not installed; run make web-check once")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    problems = [
        f"{rule['id']}: {node['html'][:200]} ({(node['any'] or node['all'] or node['none'] or [{}])[0].get('message')})"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]
    assert problems == []


def check_accessible_in_both_themes(page: Page) -> None:
    """The page has been opened in light, and follows what the system wants."""
    from playwright.sync_api import expect

    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        check_accessible(page)


def check_fits(page: Page) -> None:
    """Nothing sticks out at the sides."""
    width = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert width[0] <= width[1], f"the page is {width[0]} wide on a screen of {width[1]}"
