"""How large the browser client is, how soon its pages are there, and how fast the table is.

Needs Chromium; run it on a quiet machine.

.venv/bin/python benchmarks/pages_speed.py
"""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "support"))

from browser import DESKTOP, Visitor, installed_browser
from feed import Feed, long_game
from folders import ROOT
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from seating import open_table, own, ready, sit
from serving import Served

CLIENT = ROOT / "src" / "fiefdom" / "web"
TIMES = 9
ANSWERS = 60
LONG = 60
# From a click until the next question is drawn: the first task after the frame in which it was.
ANSWER = """async () => {
    const table = document.querySelector('.table');
    const piles = ['Gold', 'Silver'].map((card) => `.supply [data-slot="can"][data-card="${card}"]`);
    const treasures = [...document.querySelectorAll('.ribbon .act')].find((act) => act.textContent.includes('$'));
    const target = treasures ?? document.querySelector(piles.join(', ')) ?? document.querySelector('.act.grow');
    const began = performance.now();
    const changed = new Promise((done) => new MutationObserver(done).observe(table, {attributeFilter: ['data-step']}));
    target.click();
    await changed;
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - began;
}"""
# The longest time between two frames while somebody scrolls from the end of the log to its beginning.
SCROLL = """async () => {
    const log = document.querySelector('.log');
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const step = log.scrollHeight / 60;
    let longest = 0;
    let last = await frame();
    while (log.scrollTop > 0) {
        log.scrollTop -= step;
        const now = await frame();
        longest = Math.max(longest, now - last);
        last = now;
    }
    return longest;
}"""


def main() -> None:
    print(f"All files, compressed: {size() / 1000:.0f} kB")
    with Served(Path(tempfile.mkdtemp()), "--unlimited") as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=["--no-sandbox"])
        ready = [milliseconds_to_start(browser, site.address) for _ in range(TIMES)]
        print(f"Start page ready, cold cache: {statistics.median(ready):.0f} ms (at most {max(ready):.0f})")
        table = [milliseconds_to_table(browser, site.address) for _ in range(TIMES)]
        print(f"From Play now to the first question: {statistics.median(table):.0f} ms (at most {max(table):.0f})")
        visitor = Visitor(browser, site)
        for still, motion in ((True, "nothing moves"), (False, "cards move")):
            drawn, work = milliseconds_to_pictures(visitor, still)
            print(f"From an answer to the next picture, if {motion}: {statistics.median(drawn):.0f} ms (median)")
            print(f"  of which the page works {work:.0f} ms")
        longest = [longest_frame_of_scrolling(visitor) for _ in range(3)]
        print(f"Scrolling a log of {LONG} turns of six players, longest frame: {statistics.median(longest):.0f} ms")


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


def milliseconds_to_pictures(visitor: Visitor, still: bool) -> tuple[list[float], float]:
    """For each of many answers; and how long the processor worked on the page for one, on average."""
    page = sit(visitor, own(open_table(visitor.site)), still=still)
    meter = page.context.new_cdp_session(page)
    meter.send("Performance.enable", {"timeDomain": "threadTicks"})
    times: list[float] = []
    ready(page)
    began = seconds_worked(meter)
    while len(times) < ANSWERS:
        page.wait_for_selector(".ribbon.mine, main.in")
        if not page.locator(".ribbon.mine").count():
            break
        times.append(float(page.evaluate(ANSWER)))
    work = 1000 * (seconds_worked(meter) - began) / len(times)
    page.context.close()
    return times, work


def seconds_worked(meter: CDPSession) -> float:
    metrics = {each["name"]: each["value"] for each in meter.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def longest_frame_of_scrolling(visitor: Visitor) -> float:
    table = long_game(LONG)
    feed = Feed(visitor)
    page = feed.show(table, table.onlooker().turn)
    page.wait_for_timeout(500)
    milliseconds = float(page.evaluate(SCROLL))
    page.context.close()
    return milliseconds


if __name__ == "__main__":
    main()
