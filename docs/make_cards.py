"""Writes docs/cards: for each language a page a box, with texts and rulings; `make docs` runs it."""

import shutil
from pathlib import Path

from fiefdom import catalog
from fiefdom.engine.card import Kind
from fiefdom.locale.speaker import Speaker, languages, speaker
from fiefdom.locale.wording import card_lines, rulings, type_line

FOLDER = Path(__file__).parent / "cards"


def pages() -> dict[str, str]:
    """Every page by its path in the folder."""
    found = {}
    for language in languages():
        say = speaker(language)
        found[f"{language}.md"] = contents(say)
        found |= {f"{language}/{box}.md": page(say, box) for box in boxes()}
    return found


def boxes() -> list[str]:
    return ["basic", *catalog.boxes]


def kinds(say: Speaker, box: str) -> list[Kind]:
    return sorted((kind for kind in catalog.kinds if kind.box == box), key=lambda kind: say.sort_key(kind.name))


def contents(say: Speaker) -> str:
    parts = [f"# {say.say('docs-cards')}", say.say("docs-own-words")]
    for box in boxes():
        parts.append(f"## [{say.say(f'box-{box}')}]({say.language}/{box}.md)")
        parts.append(" · ".join(say.card(kind.name) for kind in kinds(say, box)))
    return "\n\n".join(parts) + "\n"


def page(say: Speaker, box: str) -> str:
    """The cards of a box, sorted by name."""
    parts = [f"# {say.say(f'box-{box}')}", *(entry(say, kind) for kind in kinds(say, box))]
    return "\n\n".join(parts) + "\n"


def entry(say: Speaker, kind: Kind) -> str:
    others = [speaker(language).card(kind.name) for language in languages() if language != say.language]
    lines = [f"## {say.card(kind.name)}", f"${kind.cost} · {type_line(say, kind)} · *{', '.join(others)}*"]
    lines.append("  \n".join(card_lines(say, kind)))
    lines.append("\n".join(f"- {ruling}" for ruling in rulings(say, kind)))
    return "\n\n".join(lines)


def main() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    for path, text in pages().items():
        (FOLDER / path).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
