"""Cards, questions and events as sentences of a language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from fiefdom.engine.card import Kind
from fiefdom.engine.card_type import TREASURE, VICTORY
from fiefdom.engine.decision import CardOptions, Decision, LabelOptions, NumberOptions, PileOptions
from fiefdom.engine.price import coin_part, parts_of
from fiefdom.locale.layout import wrapped
from fiefdom.locale.names import key_of
from fiefdom.locale.speaker import Speaker, speakers
from fiefdom.views.picture import SeenEvent
from fiefdom.views.sentences import how_many, question_keys


def card_lines(speaker: Speaker, kind: Kind) -> list[str]:
    """What a card says: its value and bonuses, made from its fields, and the rest of its text."""
    worth = kind.coins if kind.types & TREASURE else 0
    lines = [
        speaker.say("worth-coins", n=worth) if worth else "",
        bonus_text(speaker, kind.cards, kind.actions, kind.buys, kind.coins - worth),
        speaker.say("worth-points", n=kind.points) if kind.points else "",
    ]
    return [line for line in (*lines, *text_lines(speaker, kind)) if line]


def text_lines(speaker: Speaker, kind: Kind) -> list[str]:
    """What a card says besides its value, bonuses and points."""
    next_turn = bonus_text(speaker, *kind.next_bonus)
    lines = [
        speaker.say("bonus-next-turn", bonuses=next_turn) if next_turn else "",
        speaker.card_text(kind.name, kind.text),
    ]
    return [line for line in lines if line]


def bonus_text(speaker: Speaker, cards: int, actions: int, buys: int, coins: int) -> str:
    numbers = {"cards": cards, "actions": actions, "buys": buys, "coins": coins}
    return ", ".join(speaker.bonus(name, n) for name, n in numbers.items() if n)


def rulings(speaker: Speaker, kind: Kind) -> list[str]:
    """The rulings on a card, a sentence or two each: its own, and what is so for all cards of its types."""
    key = f"rulings-{key_of(kind.name)}"
    found = speaker.say(key).splitlines() if speaker.knows(key) else []
    if kind.types & VICTORY and kind.box != "basic":
        found.append(speaker.say("ruling-victory-pile"))
    return found


def type_line(speaker: Speaker, kind: Kind) -> str:
    return " – ".join(speaker.card_type(name) for name in kind.type_names())


def prompt(speaker: Speaker, decision: Decision, names: Sequence[str]) -> str:
    """The question, made of purpose, source and numbers."""
    options = decision.options
    question = speaker.say_best(question_keys(decision), how=how_many(decision), most=decision.most)
    if decision.source is None:
        return question
    card = speaker.card(decision.source.name)
    if isinstance(options, CardOptions | PileOptions) and options.owner not in (-1, decision.seat):
        return speaker.say("ask-about", card=card, player=names[options.owner], question=question)
    return speaker.say("ask-by", card=card, question=question)


def option(speaker: Speaker, decision: Decision, index: int) -> str:
    name = decision.options.name(index)
    if isinstance(decision.options, LabelOptions | NumberOptions):
        return speaker.label(name, decision.source.name if decision.source else "")
    return speaker.card(name)


def log(speaker: Speaker, events: Iterable[SeenEvent], names: Sequence[str], brief: bool = False) -> list[str]:
    """Events as lines. `brief` leaves out new hands and the end."""
    lines: list[list[SeenEvent]] = []
    for event in events:
        if brief and (event.is_next_hand or event.name == "over"):
            continue
        if event.joins and lines:
            lines[-1].append(event)
        else:
            lines.append([event])
    return [sentence(speaker, line, names) for line in lines]


def sentence(speaker: Speaker, line: Sequence[SeenEvent], names: Sequence[str]) -> str:
    """What happened, as one line, which some events share."""
    event = line[0]
    cards = gathered([card for each in line for card in each.cards or ()])
    return speaker.say_best(
        event.keys,
        player=names[event.seat],
        cards=speaker.listed(cards),
        count=event.count,
        top=speaker.card(event.top) if event.top else "",
        turn=event.turn,
        bonus=speaker.bonus(*event.bonus) if event.bonus else "",
        label=speaker.label(event.label, event.cards[0]) if event.label and event.cards else "",
        named=speaker.card(event.named) if event.named else "",
        token=speaker.card(event.token) if event.token else "",
        amount=event.amount,
        covered=event.covered,
        mat=speaker.zone(event.target),
        other=names[event.other] if event.other is not None else "",
    )


def gathered(names: Sequence[str]) -> list[str]:
    """The names, with equal ones next to each other."""
    return sorted(names, key=names.index)


def price_text(speaker: Speaker, price: int) -> str:
    """A price, part by part: `$3`, `$3 + 1 Potion`, `8 debt`."""
    coins, parts = int(coin_part(price)), parts_of(price)
    texts = [f"${coins}"] if coins or not parts else []
    return " + ".join([*texts, *[speaker.say(f"price-{part}", n=n) for part, n in parts.items()]])


def card_page(speaker: Speaker, kind: Kind) -> list[str]:
    """A card: its heading and its text."""
    price = price_text(speaker, kind.cost)
    heading = f"{speaker.card(kind.name)} · {price} · {type_line(speaker, kind)} · {origin(speaker, kind)}"
    return [heading, *(part for line in card_lines(speaker, kind) for part in wrapped(line, "  "))]


def card_in_full(speaker: Speaker, kind: Kind) -> list[str]:
    """A card with its rulings and its names in all languages."""
    lines = card_page(speaker, kind)
    lines += [part for ruling in rulings(speaker, kind) for part in wrapped(f"– {ruling}", "  ")]
    names = [f"{each.language}: {each.card(kind.name)}" for each in speakers()]
    return [*lines, *wrapped(" · ".join(names), "  ")]


def origin(speaker: Speaker, kind: Kind) -> str:
    """The box a card comes from, and the edition if it is only in one."""
    box = speaker.name("box", kind.box)
    if len(kind.editions) == 1:
        return speaker.say("box-edition", box=box, edition=kind.editions[0])
    return box


def in_shelf_order(say: Speaker, kinds: Iterable[Kind]) -> list[Kind]:
    """The basic cards first, then by box, cost and name."""
    return sorted(kinds, key=lambda kind: (kind.box != "basic", kind.box, kind.cost, say.sort_key(kind.name)))
