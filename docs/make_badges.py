"""Writes docs/badges: what the project promises in short, read from where it is decided; `make docs` runs it."""

import tomllib
from pathlib import Path

from fiefdom.locale.speaker import languages

DOCS = Path(__file__).parent
PROJECT = tomllib.loads((DOCS.parent / "pyproject.toml").read_text(encoding="utf-8"))
# The width of a letter, roughly, and the space around a word.
LETTER, SPACE = 6.6, 12


def badges() -> dict[str, str]:
    """The badges by the names of their files."""
    prefix = "Programming Language :: Python :: 3."
    minors = sorted(int(each.removeprefix(prefix)) for each in PROJECT["project"]["classifiers"] if prefix in each)
    tested = PROJECT["tool"]["coverage"]["report"]["fail_under"]
    return {
        "python.svg": badge("Python", f"3.{minors[0]} to 3.{minors[-1]}"),
        "licence.svg": badge("licence", PROJECT["project"]["license"]),
        "tested.svg": badge("covered by tests", f"at least {tested}%"),
        "languages.svg": badge("languages", " · ".join(languages())),
    }


def badge(word: str, value: str) -> str:
    left, right = (round(len(text) * LETTER) + SPACE for text in (word, value))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="20" role="img"'
        f' aria-label="{word}: {value}" font-family="Verdana, DejaVu Sans, sans-serif" font-size="11" fill="#fff"'
        f' text-anchor="middle"><rect width="{left}" height="20" fill="#3b3b3b"/>'
        f'<rect x="{left}" width="{right}" height="20" fill="#1d6b5a"/>'
        f'<text x="{left / 2}" y="14">{word}</text><text x="{left + right / 2}" y="14">{value}</text></svg>\n'
    )


def main() -> None:
    (DOCS / "badges").mkdir(exist_ok=True)
    for name, drawing in badges().items():
        (DOCS / "badges" / name).write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
