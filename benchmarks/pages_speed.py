"""How large the browser client is, and how soon its pages are there. Needs Chromium; run it on a quiet machine.

.venv/bin/python benchmarks/pages_speed.py
"""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from browser import DESKTOP, ROOT, installed_browser
from playwright.sync_api import Browser, Page, sync_playwright
from serving import Served

CLIENT = ROOT / "src" / "fiefdom" / "web"
TIMES = 9


def main() -> None:
    print(f"All files, compressed: {size() / 1000:.0f} kB")
    with Served(Path(tempfile.mkdtemp()), "--unlimited") as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=["--no-sandbox"])
        ready = [milliseconds_to_start(browser, site.address) for _ in range(TIMES)]
        print(f"Start page ready, cold cache: {statistics.median(ready):.0f} ms (at most {max(ready):.0f})")
        table = [milliseconds_to_table(browser, site.address) for _ in range(TIMES)]
        print(f"From Play now to the first question: {statistics.median(table):.0f} ms (at most {max(table):.0f})")


def size() -> int:
    """What a browser would load if it loaded everything: fonts as they are, texts compressed as they are sent."""
    files = [file for file in CLIENT.rglob("*") if file.is_file() and file.suffix not in (".br", ".png")]
    return sum(sent(file) for file in files)


def sent(file: Path) -> int:
    compressed = file.with_name(f"{file.name}.br")
    if compressed.exists():
        return compressed.stat().st_size
    content = file.read_bytes()
    return len(content) if file.suffix == ".woff2" else len(gzip.compress(content))


def visit(browser: Browser, address: str) -> Page:
    page = browser.new_context(base_url=address, viewport=DESKTOP, service_workers="block").new_page()  # type: ignore[arg-type]
    page.goto("/", wait_until="commit")
    return page


def milliseconds_to_start(browser: Browser, address: str) -> float:
    page = visit(browser, address)
    page.get_by_role("button", name="Play now").wait_for()
    milliseconds = float(page.evaluate("performance.now()"))
    page.context.close()
    return milliseconds


def milliseconds_to_table(browser: Browser, address: str) -> float:
    page = visit(browser, address)
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    began = float(page.evaluate("performance.now()"))
    play.click()
    page.locator('[data-zone="hand"] .card').first.wait_for()
    milliseconds = float(page.evaluate("performance.now()")) - began
    page.context.close()
    return milliseconds


if __name__ == "__main__":
    main()
