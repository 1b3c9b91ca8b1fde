"""Compares how a page looks with how it looked when somebody last said that it was right.

A picture is kept at half its size, and compared by the mean colours of small squares: letters may be smoothed a little
differently by another Chromium, but what moves, vanishes or changes its colour is noticed. Chromium itself reads and
writes the pictures, so that no library is needed.

`make looks` keeps the pictures as they are now.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path

from folders import ROOT
from playwright.sync_api import Page

KEPT = ROOT / "tests" / "web" / "pictures"
NEW = ROOT / "build" / "looks"
# Keep pictures instead of comparing them.
ACCEPT = os.environ.get("FIEFDOM_LOOKS") == "accept"

# So much may the mean colour of a square change, of 255, and so many squares may change more.
MOST_CHANGE = 14
MOST_SQUARES = 3

SMALL = """async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width / 2, picture.height / 2);
    const pen = canvas.getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
    const reader = new FileReader();
    reader.readAsDataURL(blob);
    await new Promise((done) => (reader.onload = done));
    return reader.result;
}"""

# The squares that differ, by their place in the page.
CHANGED = """async ([one, other, most]) => {
    const SQUARE = 8;
    async function squares(address) {
        const picture = new Image();
        picture.src = address;
        await picture.decode();
        const [width, height] = [Math.floor(picture.width / SQUARE), Math.floor(picture.height / SQUARE)];
        const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
        pen.drawImage(picture, 0, 0);
        const means = [];
        for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
            const { data } = pen.getImageData(x * SQUARE, y * SQUARE, SQUARE, SQUARE);
            const sum = [0, 0, 0];
            for (let i = 0; i < data.length; i++) if (i % 4 < 3) sum[i % 4] += data[i];
            means.push(sum.map((each) => each / SQUARE ** 2));
        }
        return { width, height, means };
    }
    const [old, now] = [await squares(one), await squares(other)];
    if (old.width !== now.width || old.height !== now.height) return null;
    return old.means.flatMap((mean, n) => {
        const change = Math.max(...mean.map((each, channel) => Math.abs(each - now.means[n][channel])));
        return change > most ? [[2 * SQUARE * (n % old.width), 2 * SQUARE * Math.floor(n / old.width)]] : [];
    });
}"""


def check_looks(page: Page, name: str) -> None:
    """The page looks as it did, apart from what nobody could see."""
    # What the mouse points at may light up or open a card.
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    # A page of its own, without a content security policy.
    desk = page.context.browser.new_page()  # type: ignore[union-attr]
    shot = "data:image/png;base64," + base64.b64encode(page.screenshot(animations="disabled")).decode()
    small = desk.evaluate(SMALL, shot)
    file = f"{name}.webp"
    try:
        if ACCEPT:
            write(KEPT / file, small)
            return
        assert (KEPT / file).exists(), (
            f"nobody has kept a picture of this page yet: look at it, then make looks ({file})"
        )
        old = "data:image/webp;base64," + base64.b64encode((KEPT / file).read_bytes()).decode()
        changed = desk.evaluate(CHANGED, [old, small, MOST_CHANGE])
    finally:
        desk.close()
    if changed is None or len(changed) > MOST_SQUARES:
        write(NEW / file, small)
        where = "its size" if changed is None else f"{len(changed)} squares, at first {changed[:5]}"
        raise AssertionError(
            f"{name} looks different ({where}): compare {KEPT.relative_to(ROOT)}/{file} with "
            f"{NEW.relative_to(ROOT)}/{file}; if that was meant, make looks"
        )


def write(file: Path, address: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(base64.b64decode(address.partition(",")[2]))
