"""Installed like an app: opens without a connection and says so, and notices a new version."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from browser import PHONE, Visitor
from folders import ROOT
from playwright.sync_api import Browser, Page, expect
from serving import Served

BUILT = ROOT / "src" / "fiefdom" / "web"
NO_SERVER = ["ERR_CONNECTION_REFUSED", "WebSocket", "Failed to load resource"]
NOTICE = "No connection to the server."


@pytest.fixture
def alone(browser: Browser, tmp_path: Path) -> Iterator[Visitor]:
    """A visitor of a server that a test may kill."""
    with Served(tmp_path, "--unlimited") as site:
        visitor = Visitor(browser, site)
        visitor.expected += NO_SERVER
        yield visitor
        visitor.close()


def is_saved(page: Page) -> None:
    """Wait until the service worker has kept the pages."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.evaluate("new Promise(done => navigator.serviceWorker.controller ? done() : setTimeout(done, 1000))")
    assert page.evaluate("navigator.serviceWorker.controller !== null")


def test_it_can_be_installed(visitor: Visitor) -> None:
    page = visitor.open("/", PHONE, offline=True)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    is_saved(page)
    browser = page.context.new_cdp_session(page)
    found = browser.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["name"], manifest["display"]) == ("Fiefdom", "standalone")
    for icon in manifest["icons"]:
        response = page.request.get(icon["src"])
        assert (response.status, response.headers["content-type"]) == (200, icon["type"])
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_pages_open_without_a_connection_and_say_so(alone: Visitor) -> None:
    page = alone.open("/", offline=True)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    is_saved(page)
    page.goto("/rules", wait_until="networkidle")
    expect(page.get_by_text(NOTICE)).not_to_be_visible()
    alone.site.kill()
    page.reload()
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    expect(page.get_by_text(NOTICE)).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    alone.site.start()
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_text(NOTICE)).not_to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")


def test_a_new_version_is_told_after_a_restart_and_waits_until_one_wants_it(alone: Visitor) -> None:
    page = alone.open("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".table")).to_be_visible()
    page.route("**/api/health", lambda route: route.fulfill(json={"protocol": 2, "client": "assets/index-newer.js"}))
    alone.site.kill()
    alone.site.start()
    expect(page.get_by_text("A new version is available.")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_text("A new version is available.")).not_to_be_visible()
    expect(page.locator(".table")).to_be_visible()


class Handler(SimpleHTTPRequestHandler):
    """The files of a folder; whatever has no file is a page of the client."""

    def do_GET(self) -> None:
        if self.path.startswith("/api/"):
            self.send_error(404)
            return
        if "." not in self.path:
            self.path = "/index.html"
        super().do_GET()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def test_after_an_update_only_the_new_pages_are_kept(browser: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "web"
    shutil.copytree(BUILT, folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    context = browser.new_context(base_url=f"http://127.0.0.1:{server.server_port}")
    page = context.new_page()
    page.goto("/")
    is_saved(page)
    index = folder / "index.html"
    [old] = page.evaluate("caches.keys()")
    script = old.removeprefix("fiefdom /")
    new = script.replace("assets/index-", "assets/index-2-")
    shutil.copy(folder / script, folder / new)
    index.write_text(index.read_text(encoding="utf-8").replace(script, new), encoding="utf-8")
    page.reload()
    assert page.evaluate("caches.keys()") == [f"fiefdom /{new}"]
    server.shutdown()
    server.server_close()
    page.goto("/cards")
    assert page.locator("script[src]").get_attribute("src") == f"/{new}"
    context.close()
