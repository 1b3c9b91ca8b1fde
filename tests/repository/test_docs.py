"""Everything that the documentation shows really works."""

import pkgutil
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from folders import ROOT

import fiefdom
from fiefdom.bots.plan import read_plan
from fiefdom.cards.loading import load_file
from fiefdom.locale.speaker import languages
from fiefdom.records.record import Record
from fiefdom.records.running import run_scenario
from fiefdom.records.scenario import read_scenarios
from fiefdom.roster import recorded_bots
from fiefdom.table import Table

PAGES = [
    ROOT / "README.md",
    *(page for folder in (".", "design", "notebooks") for page in sorted((ROOT / "docs" / folder).glob("*.md"))),
]


def blocks(language: str) -> list[tuple[str, str]]:
    return [
        (path.name, block)
        for path in PAGES
        for block in re.findall(rf"^```{language}\n(.*?)^```", path.read_text(encoding="utf-8"), flags=re.M | re.S)
    ]


@pytest.mark.parametrize(("page", "code"), blocks("python"))
def test_a_snippet_runs(page: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(shutil.copytree(ROOT / "docs" / "examples", tmp_path / "examples"))
    exec(compile(code, page, "exec"), {"__name__": "snippet"})


@pytest.mark.parametrize(("page", "text"), blocks("toml"))
def test_a_scenario_or_strategy_is_right(page: str, text: str) -> None:
    if text.startswith("name"):
        assert read_plan(text, page).strategy().rules
        return
    for scenario in read_scenarios(text, page):
        assert run_scenario(scenario).differences == []


def test_the_pages_of_cards_are_those_of_the_locale() -> None:
    """`make docs` writes them."""
    made: Any = load_file(str(ROOT / "docs" / "make_cards.py"))
    folder = ROOT / "docs" / "cards"
    written = {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in folder.rglob("*.md")}
    assert written == made.pages()


def test_the_tables_of_agents_are_those_of_the_code() -> None:
    """`make docs` writes them."""
    made: Any = load_file(str(ROOT / "docs" / "make_agents.py"))
    page = (ROOT / "docs" / "agents.md").read_text(encoding="utf-8")
    assert page == made.written(page)
    assert "| Wharf |" in page


def test_the_ranks_of_cards_are_those_of_the_code() -> None:
    """`make docs` writes them."""
    made: Any = load_file(str(ROOT / "docs" / "make_ranks.py"))
    assert (ROOT / "docs" / "notebooks" / "ranks.md").read_text(encoding="utf-8") == made.page()


def test_the_words_of_own_cards_are_those_of_the_code() -> None:
    """`make docs` writes them."""
    made: Any = load_file(str(ROOT / "docs" / "make_words.py"))
    page = (ROOT / "docs" / "own-cards.md").read_text(encoding="utf-8")
    assert page == made.written(page)
    for word in ("name.when(moment: int, *, where: str=HAND", "name.price(", "me.draw(n: int)", "zone.count_of("):
        assert f"\n- `{word}" in page, word


@pytest.mark.parametrize(
    ("page", "file", "part"),
    [("own-cards.md", "gatekeeper.py", "gatekeeper = card("), ("library.md", "patient.py", "class Patient:")],
)
def test_an_example_is_the_file_beside_it(page: str, file: str, part: str) -> None:
    """`tests/cards/test_own_cards.py` and `tests/bots/test_own_bots.py` play them."""
    example = (ROOT / "docs" / "examples" / file).read_text(encoding="utf-8")
    [shown] = [code for place, code in blocks("python") if place == page and part in code]
    assert example.endswith(shown)
    assert example.startswith('"""')


def test_the_pages_with_examples_are_run() -> None:
    assert {page for page, _ in blocks("python")} == {"README.md", "agents.md", "lab.md", "library.md", "own-cards.md"}
    assert {page for page, _ in blocks("toml")} == {"lab.md", "scenarios.md"}


@pytest.mark.parametrize("path", [*PAGES, *sorted(ROOT.glob("*.md"))], ids=lambda path: path.name)
def test_links_between_pages_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"(?:\]\(|<img src=\")([^)#:\"]+)[)\"]", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


def test_the_site_has_every_page() -> None:
    """`make site` builds it, and finds links that lead nowhere."""
    made: Any = load_file(str(ROOT / "docs" / "make_site.py"))
    nav = re.findall(r'= "(\S+\.md)"', (ROOT / "docs" / "site.toml").read_text(encoding="utf-8"))
    cards = {f"cards/{language}.md" for language in languages()}
    pages = {made.address(page) for page in [*PAGES, *ROOT.glob("*.md")]}
    assert sorted(nav) == sorted(pages | cards | {f"reference/{name}.md" for name in made.REFERENCE})
    for _, modules in made.REFERENCE.values():
        for name in modules:
            assert pkgutil.resolve_name(name), name


def test_nobody_is_told_to_install_fiefdom_from_a_package_index() -> None:
    """It is not there: what is missing is installed from the clone."""
    sources = [path for path in (ROOT / "src" / "fiefdom").rglob("*") if path.suffix in (".py", ".ftl", ".toml")]
    pages = [*PAGES, *ROOT.glob("*.md"), *(ROOT / "docs" / "examples").glob("*.py"), *sources]
    found = [path for path in pages if re.search(r"pip install [^\n]*\bfiefdom\b", path.read_text(encoding="utf-8"))]
    assert found == []


def test_the_design_pages_name_every_module_and_no_other() -> None:
    """A module is named with its folder, or just by its file next to one that is; those of the engine have a table."""
    source = ROOT / "src" / "fiefdom"
    pages = [ROOT / "ARCHITECTURE.md", *sorted((ROOT / "docs" / "design").glob("*.md"))]
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    table = text.partition("## The engine, module by module\n")[2].partition("\n## ")[0]
    named = {source / "engine" / f"{name}.py" for name in re.findall(r"^\| `(\w+)` \|", table, flags=re.M)}
    for line in text.splitlines():
        room = source
        for name in re.findall(r"`([a-z_/0-9]+\.py)`", line):
            module = next((place / name for place in (source, room, ROOT) if (place / name).exists()), None)
            assert module is not None, name
            named.add(module)
            room = module.parent
    # Folders that are named as a whole, and what starts a package.
    parts = {"boxes", "migrations", "__init__.py", "__main__.py"}
    modules = {path for path in source.rglob("*.py") if not parts.intersection(path.parts)}
    assert modules - named == set()


@pytest.mark.parametrize(
    ("file", "says"),
    [
        ("views/view.py", "the only thing that players, bots and agents are given"),
        ("engine/player.py", "Let this player choose from named options"),
    ],
)
def test_help_of_a_file_has_what_the_compiler_drops(file: str, says: str) -> None:
    """docs/library.md says so."""
    words = [sys.executable, "-m", "pydoc", str(Path(fiefdom.__path__[0]) / file)]
    done = subprocess.run(words, capture_output=True, encoding="utf-8", check=True)
    assert says in done.stdout


def test_every_picture_is_made_by_the_script_and_shown() -> None:
    """`make pictures` draws them."""
    made = set(re.findall(r'"([\w-]+\.(?:png|webp))"', (ROOT / "docs" / "make_pictures.py").read_text("utf-8")))
    shown = {
        Path(name).name
        for path in PAGES
        for name in re.findall(r"(?:!\[[^]]*\]\(|<img src=\")([^)\"]+\.(?:png|webp))", path.read_text("utf-8"))
    }
    assert made == shown == {path.name for kind in ("png", "webp") for path in (ROOT / "docs").glob(f"*.{kind}")}


def test_the_badges_are_true_and_shown() -> None:
    """`make docs` writes them."""
    made: Any = load_file(str(ROOT / "docs" / "make_badges.py"))
    written = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "badges").iterdir()}
    assert written == made.badges()
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name, drawing in written.items():
        [shown] = re.findall(rf"!\[([^]]*)\]\(docs/badges/{name}\)", readme)
        if name != "languages.svg":
            assert set(re.findall(r"[\d.%]+", shown)) == set(
                re.findall(r"[\d.%]+", drawing.partition("aria-label")[2].split('"')[1])
            )


@pytest.mark.parametrize("name", ["turn-9.txt", "turn-20.txt"])
def test_the_games_of_the_pictures_are_records(name: str) -> None:
    file = ROOT / "docs" / "examples" / name
    record = Record.read(str(file))
    assert Table.from_record(record, {}, name).pending is not None


def test_the_game_of_the_picture_can_be_resumed() -> None:
    file = ROOT / "docs" / "examples" / "turn-9.txt"
    record = Record.read(str(file))
    table = Table.from_record(record, recorded_bots(record), file.name)
    assert table.pending is not None
    assert table.pending.options.names() == ["Militia", "Smithy", "Village"]
