"""Writes docs/cards/LANGUAGE.md: every card with its text and its rulings, in each language; `make docs` runs it."""

from pathlib import Path

from fiefdom import catalog
from fiefdom.engine.card import Kind
from fiefdom.locale.speaker import Speaker, languages, speaker
from fiefdom.locale.wording import card_lines, rulings, type_line

FOLDER = Path(__file__).parent / "cards"


def page(say: Speaker) -> str:
    """The page of a language: all cards, box by box, sorted by name."""
    parts = [f"# {say.say('docs-cards')}", say.say("docs-own-words")]
    for box in ("basic", *catalog.boxes):
        parts.append(f"## {say.say(f'box-{box}')}")
        kinds = [kind for kind in catalog.kinds if kind.box == box]
        parts += [entry(say, kind) for kind in sorted(kinds, key=lambda kind: say.sort_key(kind.name))]
    return "\n\n".join(parts) + "\n"


def entry(say: Speaker, kind: Kind) -> str:
    others = [speaker(language).card(kind.name) for language in languages() if language != say.language]
    lines = [f"### {say.card(kind.name)}", f"${kind.cost} · {type_line(say, kind)} · *{', '.join(others)}*"]
    lines.append("  \n".join(card_lines(say, kind)))
    lines.append("\n".join(f"- {ruling}" for ruling in rulings(say, kind)))
    return "\n\n".join(lines)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for language in languages():
        (FOLDER / f"{language}.md").write_text(page(speaker(language)), encoding="utf-8")


if __name__ == "__main__":
    main()
