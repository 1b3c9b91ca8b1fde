"""Colours of the terminal: cards by type, where there are colours and somebody wants them."""

from __future__ import annotations

import io
import re

import pytest
from screens import SAY, Screen, with_bot

from fiefdom.cards.catalog import catalog
from fiefdom.locale.speaker import languages, speaker
from fiefdom.tui.colours import RICH, SIMPLE, colours_of, painter
from fiefdom.tui.plain import PlainClient, Quit


class Tty(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environ", "colours"),
    [
        ({"TERM": "xterm-256color"}, RICH),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, RICH),
        ({"TERM": "vt100"}, SIMPLE),
        ({"TERM": "dumb"}, {}),
        ({}, {}),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, {}),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, RICH),
    ],
)
def test_only_terminals_with_colours_get_them(
    environ: dict[str, str], colours: dict[int, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("TERM", "COLORTERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert colours_of(Tty()) == colours
    assert colours_of(io.StringIO()) == {}


def luminance(index: int) -> float:
    """How bright one of the 216 colours of the cube is, as WCAG measures it."""
    levels = [(index - 16) // 36, (index - 16) // 6 % 6, (index - 16) % 6]
    parts = [(55 + 40 * level) / 255 if level else 0.0 for level in levels]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_colours_can_be_read_on_black_and_on_white() -> None:
    for code in RICH.values():
        bright = luminance(int(code.removeprefix("38;5;")))
        assert (bright + 0.05) / 0.05 >= 3.3
        assert 1.05 / (bright + 0.05) >= 3.3


@pytest.mark.parametrize("language", languages())
def test_cards_have_the_colours_of_their_types(language: str) -> None:
    say = speaker(language)
    names = ["Gold", "Province", "Curse", "Militia", "Moat", "Village", "Fishing Village", "Wharf"]
    paint = painter(say, [catalog.find(name) for name in names], SIMPLE)
    codes = [33, 32, 35, 31, 34, None, 36, 36]
    for name, code in zip(names, codes, strict=True):
        called = say.card(name)
        expected = called if code is None else f"\033[{code}m{called}\033[39m"
        assert paint(f"3 {called}, x") == f"3 {expected}, x"
    assert paint(f"{say.card('Gold')}x") == f"{say.card('Gold')}x"


def test_a_name_that_goes_on_in_the_next_line_is_one_name() -> None:
    paint = painter(SAY, [catalog.find("Fishing Village"), catalog.find("Village")], SIMPLE)
    assert paint("a Fishing\n  Village") == "a \033[36mFishing\033[39m\n  \033[36mVillage\033[39m"


def played(colours: dict[int, str]) -> str:
    screen = Screen(["help Moat", "", "Silver"])
    screen.terminal.colours = colours
    with pytest.raises((EOFError, Quit)):
        PlainClient(with_bot(), SAY, screen.terminal).run()
    return screen.text


def test_colours_change_nothing_else_on_the_screen() -> None:
    coloured, plain = played(RICH), played({})
    assert "\033" not in plain
    assert re.sub(r"\033\[[0-9;]*m", "", coloured) == plain
    # One's own turn and question stand out; the turns of others do not.
    assert "\033[1m── Ann, turn 1 ──\033[22m" in coloured
    assert "\033[1mWhich Treasures" in coloured
    assert "\n── Bot, turn 1 ──\n" in coloured
