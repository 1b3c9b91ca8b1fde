"""Gathers every page of the documentation in one folder, with an API reference, and builds a site of it.

Usage: make site [ARGS=serve]

The pages stay what they are in the repository, links included; a link that leads out of the site becomes plain text.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parent
ROOT = DOCS.parent
SITE = ROOT / "build" / "site"
PAGES = SITE / "docs"
ADDRESSES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"} | {
    "ARCHITECTURE.md": "design/index.md"
}
# What programs import: the title of a page, and the modules whose public names it shows.
REFERENCE = {
    "table": ("A game", ["fiefdom.table.Table", "fiefdom.engine.decision.Decision", "fiefdom.records.record.Record"]),
    "views": ("What a seat sees", ["fiefdom.views.view.View", "fiefdom.views.onlooker.Onlooker"]),
    "setup": (
        "Cards, kingdoms and bots",
        ["fiefdom.cards.kingdoms", "fiefdom.cards.catalog.Catalog", "fiefdom.roster"],
    ),
    "cards": (
        "Your own cards",
        ["fiefdom.cards.define", "fiefdom.engine.card.Kind", "fiefdom.engine.player.Player", "fiefdom.engine.zone.Row"],
    ),
    "lab": ("The lab", ["fiefdom.lab.match", "fiefdom.lab.tournament", "fiefdom.lab.improve", "fiefdom.lab.find"]),
    "client": ("The client", ["fiefdom.client.blocking", "fiefdom.client.aio", "fiefdom.client.refusals"]),
    "agents": ("Agents", ["fiefdom.agents.gym_env", "fiefdom.agents.fiefdom_v0", "fiefdom.agents.vector"]),
    "testing": ("Checks", ["fiefdom.testing.conformance", "fiefdom.testing.misbehaviour"]),
}


def gather() -> None:
    """Write all pages into the folder that the site is built from."""
    shutil.rmtree(SITE, ignore_errors=True)
    PAGES.mkdir(parents=True)
    for source in [*map(ROOT.joinpath, ADDRESSES), *DOCS.rglob("*.md")]:
        place = PAGES / address(source)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(linked(source), encoding="utf-8")
    for picture in [*DOCS.glob("*.png"), *DOCS.glob("*.webp")]:
        shutil.copy(picture, PAGES)
    shutil.copytree(DOCS / "badges", PAGES / "badges")
    (PAGES / "reference").mkdir()
    for name, (title, modules) in REFERENCE.items():
        parts = "\n".join(f"::: {module}\n" for module in modules)
        (PAGES / "reference" / f"{name}.md").write_text(f"# {title}\n\n{parts}", encoding="utf-8")
    shutil.copy(DOCS / "site.toml", SITE / "zensical.toml")


def address(source: Path) -> str:
    """Where a page of the repository is in the site."""
    name = source.relative_to(ROOT).as_posix()
    return ADDRESSES.get(name, name.removeprefix("docs/"))


def linked(source: Path) -> str:
    """A page, with its links as they are in the site."""

    def link(found: re.Match[str]) -> str:
        text, target, anchor = found.groups()
        path = (source.parent / target).resolve()
        if path.suffix not in (".md", ".png", ".svg", ".webp"):
            return f"{text.removeprefix('!')[1:-1]}"
        here, there = Path(address(source)).parent, Path(address(path))
        up = [".."] * len(here.parts)
        return f"{text}({'/'.join([*up, there.as_posix()])}{anchor or ''})"

    # What follows the language of a block is for tests.
    page = re.sub(r"^(```\w+) .*$", r"\1", source.read_text(encoding="utf-8"), flags=re.M)
    return re.sub(r"(!?\[[^\]]*\])\(([^)#:\s]+)(#[^)]*)?\)", link, page)


def main(command: str = "build") -> None:
    gather()
    # A link that leads nowhere is a mistake.
    strictly = ["--strict"] if command == "build" else []
    built = subprocess.run([sys.executable, "-m", "zensical", command, *strictly], cwd=SITE)
    if built.returncode == 0 and command == "build":
        print(f"The site is in {(SITE / 'site').relative_to(ROOT)}: open index.html there.")
    sys.exit(built.returncode)


if __name__ == "__main__":
    main(*sys.argv[1:])
