"""Strategies of Geronimoo's simulator: XML files with a list of what each player buys, and when."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

from fiefdom.bots.conditions import Misread
from fiefdom.bots.foreign_plan import ForeignPlan, card_called, name_of, readable, spaced
from fiefdom.bots.plan import Line, read_rule, written
from fiefdom.cards.basic import copper, gold, silver
from fiefdom.cards.pasted import names_in
from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import ACTION, TREASURE, TYPE_NAMES
from fiefdom.errors import Complaint

OPERATORS = {
    "greaterThan": ">",
    "smallerThan": "<",
    "greaterOrEqualThan": ">=",
    "smallerOrEqualThan": "<=",
    "equalTo": "==",
}
EXTRAS = {"plus": "+", "minus": "-", "multiplyWith": "*", "multiplyBy": "*", "divideBy": "/"}
FUNCTIONS = {
    "countAllCardsInDeck": "cards",
    "countAvailableMoney": "coins",
    "gainsNeededToEndGame": "gains_to_end",
    "countVP": "score",
    "countMAXOpponentVP": "score - lead",
    "countTurns": "turn",
    "countBuysLeft": "buys",
    "countEmptyPiles": "empty_piles",
    "isActionPhase": "action_phase",
}
COUNTERS = {
    "countCardsInDeck": "count",
    "countCardsInSupply": "left",
    "countCardsInHand": "in_hand",
    "countCardsInPlay": "in_play",
}
ALL_MONEY = "getTotalMoney"
MONEY_IN_DECK = ("getTotalMoneyExcludingMats", "getTotalMoneyExcludingNativeVillage")
# What the simulator counts for an Action whose +$ is not printed as such, or is more than that.
COINS = {"Baron": 4, "Bridge": 2, "Courtier": 3, "Minion": 2, "Moneylender": 1, "Pawn": 1, "Steward": 2}
# Its own types: our group, the cards that it counts beyond that, and those that it does not count.
TYPES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "Terminal": ("Terminals", (), ("Courtier", "Ironworks", "Pawn", "Throne Room")),
    "Village": ("Villages", (), ("Diplomat",)),
    "Cycler": ("Cantrips", ("Cellar", "Pawn", "Scout"), ()),
}
# A way of playing a card that says nothing.
STANDARD = "standard"
# How much of a rule that is left out is shown in its comment.
LONGEST_PART = 200


def players_in(text: str, file: str) -> Iterator[ForeignPlan]:
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise Complaint("import-doctype", file=file)
    try:
        root = ElementTree.fromstring(text)
    except (ElementTree.ParseError, ValueError, LookupError) as problem:
        # The other errors mean an unusable encoding, which is declared at the beginning of the file.
        line, column = problem.position if isinstance(problem, ElementTree.ParseError) else (1, 0)
        raise Complaint("import-xml", file=file, line=line, column=column + 1) from problem
    for player in root.iter("player"):
        yield read_player(player, name_of(player.get("name", "")) or name_of(Path(file).stem))


def read_player(player: ElementTree.Element, name: str) -> ForeignPlan:
    author, description = (readable(player.get(key, "")) for key in ("author", "description"))
    foreign = ForeignPlan(name, author, description)
    named = list(named_cards(player))
    for entry in player:
        if entry.tag == "board":
            foreign.need(names_in(entry.get("contents", "")))
        elif entry.tag == "buy":
            read_buy(foreign, entry, named)
        elif entry.tag != "type":  # a type only sorts the strategies in lists
            foreign.leave_out(f"<{entry.tag}>", Complaint("import-word", word=str(entry.tag)))
    return foreign


def named_cards(player: ElementTree.Element) -> Iterator[Kind]:
    """The cards that the player buys, as far as they are known: it rarely owns others that matter."""
    for name in dict.fromkeys(buy.get("name", "") for buy in player.iter("buy")):
        try:
            yield card_called(name)
        except Complaint:
            continue  # the rule itself is left out, with this complaint


def read_buy(foreign: ForeignPlan, buy: ElementTree.Element, named: list[Kind]) -> None:
    """Add the line for a `buy`, or leave it out; remark on what else it says."""
    part = spaced(buy.get("name", "")) or "<buy>"
    try:
        line = line_of(buy, named)
    except Complaint as complaint:
        foreign.leave_out(as_written(part, buy)[:LONGEST_PART], complaint)
        return
    for word, value in buy.items():
        if (word == "strategy" and value != STANDARD) or (word != "name" and word != "strategy" and value):
            foreign.remark(f"{part}, {word} {value}", Complaint("import-way"))
    foreign.lines.append(line)


def as_written(card: str, buy: ElementTree.Element) -> str:
    """A `buy` in the words of the simulator, on one line."""
    conditions = [" ".join(word_of(part) for part in condition) for condition in buy]
    return f"{card} if {' and '.join(conditions)}" if conditions else card


def word_of(part: ElementTree.Element) -> str:
    word, attribute = part.get("type", part.tag), part.get("attribute", "")
    if word == "constant" or part.tag == "extra_operation":
        return f"{EXTRAS.get(word, '')} {attribute.removesuffix('.0')}".strip()
    return OPERATORS.get(word, f"{word}({attribute})" if attribute else word)


def line_of(buy: ElementTree.Element, named: list[Kind]) -> Line:
    """A `buy` with its conditions, all of which must hold."""
    for entry in buy:
        if entry.tag != "condition":
            raise Complaint("import-word", word=str(entry.tag))
    if not buy.get("name"):
        raise Complaint("import-missing", word="name")
    card = card_called(buy.get("name", "")).name
    condition = " and ".join(condition_text(condition, named) for condition in buy)
    try:
        return read_rule(Line(card, condition).text())
    except Misread as misread:
        raise misread.complaint from misread


def condition_text(condition: ElementTree.Element, named: list[Kind]) -> str:
    parts: dict[str, ElementTree.Element] = {}
    for part in condition:
        if part.tag not in ("left", "operator", "right", "extra_operation"):
            raise Complaint("import-word", word=part.tag)
        parts[part.tag] = part
    for tag in ("left", "operator", "right"):
        if tag not in parts:
            raise Complaint("import-missing", word=tag)
    right = value_text(parts["right"], named)
    if "extra_operation" in parts:
        extra = parts["extra_operation"]
        number = number_in(extra.get("attribute", "0"))
        # Leave out adding or subtracting 0.
        if (extra.get("type"), number) not in (("plus", 0.0), ("minus", 0.0)):
            whole = f"({right})" if " + " in right or " - " in right else right
            right = f"{whole} {known(EXTRAS, extra)} {written(number)}"
    return f"{value_text(parts['left'], named)} {known(OPERATORS, parts['operator'])} {right}"


def value_text(part: ElementTree.Element, named: list[Kind]) -> str:
    kind = part.get("type", "")
    attribute = part.get("attribute", "")
    if kind == "constant":
        return written(number_in(attribute))
    if kind == "countCardTypeInDeck":
        return type_text(attribute.strip().capitalize(), named)
    if kind in COUNTERS:
        return f"{COUNTERS[kind]}({card_called(attribute).name})"
    if kind == ALL_MONEY or kind in MONEY_IN_DECK:
        return money_text(named, with_mats=kind == ALL_MONEY)
    return known(FUNCTIONS, part)


def type_text(name: str, named: list[Kind]) -> str:
    """How many cards of a type the player owns, as the simulator counts them."""
    if name in TYPE_NAMES.values():
        return f"count({name})"
    if name not in TYPES:
        raise Complaint("import-word", word=name)
    group, more, less = TYPES[name]
    names = [kind.name for kind in named]
    terms = [f" + count({card})" for card in more if card in names]
    terms += [f" - count({card})" for card in less if card in names]
    return f"count({group}){''.join(terms)}"


def money_text(named: list[Kind], with_mats: bool) -> str:
    """What all cards of the player give, Actions included; without mats, only those that it can draw."""
    actions = [(kind, COINS.get(kind.name, kind.coins)) for kind in named if kind.types & ACTION]
    text = "money" + "".join(f" + {times(coins, f'count({kind.name})')}" for kind, coins in actions if coins)
    if with_mats:
        return text
    treasures = dict.fromkeys([copper, silver, gold, *(kind for kind in named if kind.types & TREASURE)])
    away = [*((kind, kind.coins) for kind in treasures), *actions]
    return text + "".join(f" - {times(coins, f'set_aside({kind.name})')}" for kind, coins in away if coins)


def times(factor: int, text: str) -> str:
    return text if factor == 1 else f"{factor} * {text}"


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
