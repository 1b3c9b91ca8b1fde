"""Imports strategies of other simulators: Geronimoo's XML files and Provincial's one-line menus."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from fiefdom.bots.conditions import Misread
from fiefdom.bots.plan import Line, Plan, read_rule, written
from fiefdom.cards.catalog import catalog
from fiefdom.engine.card import TYPE_NAMES
from fiefdom.errors import Complaint
from fiefdom.files import read_text
from fiefdom.locale.names import LONGEST_NAME, harmless

OPERATORS = {
    "greaterThan": ">",
    "smallerThan": "<",
    "greaterOrEqualThan": ">=",
    "smallerOrEqualThan": "<=",
    "equalTo": "==",
}
EXTRAS = {"plus": "+", "minus": "-", "multiplyWith": "*", "multiplyBy": "*", "divideBy": "/"}
FUNCTIONS = {
    "getTotalMoney": "money",
    "countAvailableMoney": "coins",
    "gainsNeededToEndGame": "gains_to_end",
    "countVP": "score",
    "countMAXOpponentVP": "(score - lead)",
    "countTurns": "turn",
    "countBuysLeft": "buys",
    "countEmptyPiles": "empty_piles",
    "isActionPhase": "action_phase",
}
COUNTERS = {
    "countCardsInDeck": "count",
    "countCardTypeInDeck": "count",
    "countCardsInSupply": "left",
    "countCardsInHand": "in_hand",
    "countCardsInPlay": "in_play",
}
# A file with more unknown parts than this is not a strategy file.
MOST_SKIPPED = 100
# The thresholds at the head of a menu: buy this card once at most so many Provinces are left.
THRESHOLDS = {"e": "Estate", "d": "Duchy", "p": "Province"}


def import_plans(path: str) -> tuple[list[Plan], list[Complaint]]:
    """The strategies in a file of either format, and complaints about the parts that could not be read."""
    text = read_text(path)
    is_xml = text.lstrip("\ufeff \t\r\n").startswith("<")
    plans, skipped = plans_in_xml(text, path) if is_xml else plans_in_menus(text, path)
    if not plans:
        raise (
            Complaint("import-junk", file=path, problem=skipped[0])
            if skipped
            else Complaint("import-nothing", file=path)
        )
    return plans, skipped


def skip(skipped: list[Complaint], problem: Complaint, file: str) -> None:
    """Note a part that cannot be imported; too many of them mean that this is not a strategy file."""
    skipped.append(problem)
    if len(skipped) > MOST_SKIPPED:
        raise Complaint("import-junk", file=file, problem=skipped[0])


def plans_in_xml(text: str, file: str) -> tuple[list[Plan], list[Complaint]]:
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise Complaint("import-doctype", file=file)
    try:
        root = ElementTree.fromstring(text.lstrip("\ufeff \t\r\n"))
    except (ElementTree.ParseError, ValueError, LookupError) as problem:
        # The other errors mean an unusable encoding, which is declared at the beginning of the file.
        line, column = problem.position if isinstance(problem, ElementTree.ParseError) else (1, 0)
        raise Complaint("import-xml", file=file, line=line, column=column + 1) from problem
    skipped: list[Complaint] = []
    plans: list[Plan] = []
    for player in root.iter("player"):
        name = called(player.get("name", "")) or called(Path(file).stem)
        lines = list(lines_of_player(player, file, name, skipped))
        if not lines:
            skip(skipped, Complaint("import-empty", file=file, strategy=name), file)
            continue
        description = " ".join((player.get("description") or "").split())
        plans.append(Plan(name, tuple(lines), called(player.get("author", "")), harmless(description)))
    return plans, skipped


def called(name: str) -> str:
    """A name made fit for a strategy file: printable, on one line, not too long."""
    return harmless(" ".join(name.split()))[:LONGEST_NAME]


def lines_of_player(player: ElementTree.Element, file: str, name: str, skipped: list[Complaint]) -> Iterator[Line]:
    """A line for each `buy` that can be read; everything else is reported in `skipped`."""

    def skip_part(part: str, problem: Complaint) -> None:
        skip(skipped, Complaint("import-skipped", file=file, strategy=name, part=part, problem=problem), file)

    for entry in player:
        if entry.tag == "type":
            continue  # it only sorts the strategies in lists
        if entry.tag != "buy":
            skip_part(f"<{entry.tag}>", Complaint("import-word", word=str(entry.tag)))
            continue
        part = f"<buy name={entry.get('name', '')!r}>"
        try:
            yield line_of_buy(entry)
        except Complaint as complaint:
            skip_part(part, complaint)
            continue
        for word, value in entry.items():
            if word != "name":
                skip_part(f"{part}, {word}={value!r}", Complaint("import-word", word=word))


def line_of_buy(buy: ElementTree.Element) -> Line:
    """A `buy` with its conditions, all of which must hold."""
    for entry in buy:
        if entry.tag != "condition":
            raise Complaint("import-word", word=str(entry.tag))
    conditions = [condition_text(condition) for condition in buy]
    if not buy.get("name"):
        raise Complaint("import-missing", word="name")
    return checked(catalog.find(spaced(buy.get("name", ""))).name, " and ".join(conditions))


def checked(card: str, condition: str) -> Line:
    try:
        return read_rule(Line(card, condition).text())
    except Misread as misread:
        raise misread.complaint from misread


def condition_text(condition: ElementTree.Element) -> str:
    parts: dict[str, ElementTree.Element] = {}
    for part in condition:
        if part.tag not in ("left", "operator", "right", "extra_operation"):
            raise Complaint("import-word", word=part.tag)
        parts[part.tag] = part
    for tag in ("left", "operator", "right"):
        if tag not in parts:
            raise Complaint("import-missing", word=tag)
    right = value_text(parts["right"])
    if "extra_operation" in parts:
        extra = parts["extra_operation"]
        number = number_in(extra.get("attribute", "0"))
        # Leave out adding or subtracting 0.
        if (extra.get("type"), number) not in (("plus", 0.0), ("minus", 0.0)):
            right = f"{right} {known(EXTRAS, extra)} {written(number)}"
    return f"{value_text(parts['left'])} {known(OPERATORS, parts['operator'])} {right}"


def value_text(part: ElementTree.Element) -> str:
    kind = part.get("type", "")
    attribute = part.get("attribute", "")
    if kind == "constant":
        return written(number_in(attribute))
    if kind == "countCardTypeInDeck" and spaced(attribute).capitalize() not in TYPE_NAMES.values():
        raise Complaint("import-word", word=attribute)
    if kind in COUNTERS:
        return f"{COUNTERS[kind]}({spaced(attribute)})"
    return known(FUNCTIONS, part)


def number_in(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise Complaint("import-word", word=text) from None


def known(words: dict[str, str], part: ElementTree.Element) -> str:
    word = part.get("type", "")
    if word not in words:
        raise Complaint("import-word", word=word or part.tag)
    return words[word]


def spaced(name: str) -> str:
    return name.replace("_", " ").strip()


def plans_in_menus(text: str, file: str) -> tuple[list[Plan], list[Complaint]]:
    skipped: list[Complaint] = []
    plans: list[Plan] = []
    for number, line in enumerate(text.splitlines(), start=1):
        menu = line.strip()
        if menu and not menu.startswith("#"):
            name = f"{called(Path(file).stem)[: LONGEST_NAME - 10]}-{number}"
            lines = list(lines_of_menu(menu, file, name, skipped))
            if lines:
                plans.append(Plan(name, tuple(lines), description=harmless(menu)))
            else:
                skip(skipped, Complaint("import-empty", file=file, strategy=name), file)
    return plans, skipped


def lines_of_menu(menu: str, file: str, name: str, skipped: list[Complaint]) -> Iterator[Line]:
    """The thresholds for Victory cards, Provinces first, then each card up to as many as the menu names so far."""
    *heads, entries = menu.split("-")
    thresholds: dict[str, str] = {}
    for head in heads:
        found = re.fullmatch(r"([edp])([0-9]{1,3})", head.strip().lower())
        if found is None:
            problem = Complaint("import-word", word=head)
            skip(skipped, Complaint("import-skipped", file=file, strategy=name, part=head, problem=problem), file)
        else:
            thresholds[THRESHOLDS[found[1]]] = found[2]
    for card in ("Province", "Duchy", "Estate"):
        if card in thresholds:
            # Two players start with eight Provinces, so a threshold of 8 means always, also with more players.
            always = card == "Province" and int(thresholds[card]) >= 8
            yield Line(card, "" if always else f"left(Province) <= {thresholds[card]}")
    so_far: dict[str, int] = {}
    for entry in filter(None, (part.strip() for part in entries.split("|"))):
        found = re.fullmatch(r"(.+)@([0-9]{1,3})", entry)
        try:
            if found is None:
                raise Complaint("import-word", word=entry)
            card = catalog.find(spaced(found[1])).name
        except Complaint as complaint:
            skip(skipped, Complaint("import-skipped", file=file, strategy=name, part=entry, problem=complaint), file)
            continue
        so_far[card] = so_far.get(card, 0) + int(found[2])
        yield Line(card, f"count({card}) < {so_far[card]}")
