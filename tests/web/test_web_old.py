"""A table whose rules have changed since: the page says so in one sentence, and gives the record."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from browser import PHONE, Visitor, check_accessible, check_fits
from playwright.sync_api import expect
from seating import by_mouse, open_table, own, play_out, sit
from serving import Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser

OLD = "0.1.0"


def make_old(folder: Path) -> None:
    """As if an older version had opened all tables."""
    with closing(sqlite3.connect(folder / "fiefdom.db")) as database, database:
        (rules,) = database.execute("select json_extract(what, '$.rules') from entries where number = 1").fetchone()
        old = "update entries set what = cast(replace(cast(what as text), ?, ?) as blob) where number = 1"
        database.execute(old, (f'"rules":"{rules}"', f'"rules":"{OLD}"'))


def test_an_old_table_says_why_and_gives_its_record(browser: Browser, tmp_path: Path) -> None:
    with Served(tmp_path, "--unlimited") as site:
        visitor = Visitor(browser, site)
        visitor.expected = ["WebSocket", "ERR_CONNECTION_REFUSED", "Failed to load"]
        page = sit(visitor, own(open_table(site)), PHONE)
        play_out(page, by_mouse, 2)
        site.kill()
        make_old(tmp_path)
        site.start()
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_have_text("This table is read-only")
        expect(page.locator(".about")).to_contain_text(f"it was opened with Fiefdom {OLD}")
        check_accessible(page)
        check_fits(page)
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save the record").click()
        text = Path(saved.value.path()).read_text(encoding="utf-8")
        assert f"\nversion: {OLD}\n" in text
        assert "\n1 play" in text or "\n2 play" in text
        page.goto(f"{site.address}/games")
        expect(page.get_by_text("This table is read-only").first).to_be_visible()
        visitor.close()
