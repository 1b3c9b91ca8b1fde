"""Writes src/protocol.ts: the types of everything that goes between server and client, from the server's structs.

tests/web/test_web_types.py compares, so that the two cannot drift apart. Run it with: make web-types
"""

from __future__ import annotations

import inspect
from pathlib import Path
from typing import Any, get_args

from msgspec import inspect as kinds

from fiefdom.server import catalogue, messages

HEAD = """\
// Made by make_types.py from the server's structs: do not edit, run `make web-types`.

export const PROTOCOL = {protocol};
"""
FILE = Path(__file__).parent / "src" / "protocol.ts"
ROOTS: list[Any] = [
    messages.Hello, messages.Request, messages.State, messages.ChatLine, messages.Error, messages.Moved, messages.Pong,
    messages.Goodbye, messages.OpenTable, messages.NewTable, messages.TakeSeat, messages.Seated, messages.LobbyTable,
    messages.Refusal, messages.ShowRecord, messages.Replay, messages.Slice, messages.PositionSeen,
    catalogue.CardSeen, catalogue.CardInFull, catalogue.KingdomWish, catalogue.KingdomSeen,
    catalogue.KingdomLater, catalogue.BotSeen,
]  # fmt: skip
FROM_CLIENTS = (messages.OpenTable, messages.TakeSeat, catalogue.KingdomWish)
NEWS = (messages.State, messages.ChatLine, messages.Error, messages.Moved, messages.Pong, messages.Goodbye)


def typescript() -> str:
    found: dict[type, str] = {}
    for root in ROOTS:
        for member in get_args(root) or (root,):
            define(kinds.type_info(member), found)
    unions = {"Request": get_args(messages.Request), "News": NEWS}
    parts = [HEAD.format(protocol=messages.PROTOCOL), *found.values()]
    parts += [f"export type {name} = {' | '.join(each.__name__ for each in of)};\n" for name, of in unions.items()]
    return "\n".join(parts)


def define(info: Any, found: dict[type, str]) -> str:
    """The name of a type in TypeScript; structs are defined on the way."""
    match info:
        case kinds.StructType(cls=cls, fields=fields, tag=tag):
            # A field with a default is left out by whoever sends it, unless that is always the server.
            is_always_whole = not (
                issubclass(cls, (messages.Message, *FROM_CLIENTS)) or cls.__struct_config__.omit_defaults
            )
            head = [f'  type: "{tag}";'] if tag is not None else []
            return interface(cls, head, [(each, not is_always_whole and not each.required) for each in fields], found)
        case kinds.TypedDictType(cls=cls, fields=fields) | kinds.DataclassType(cls=cls, fields=fields):
            return interface(cls, [], [(each, not each.required) for each in fields], found)
        case kinds.UnionType(types=types):
            return " | ".join(define(each, found) for each in types)
        case kinds.LiteralType(values=values):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in values)
        case kinds.ListType(item_type=item) | kinds.VarTupleType(item_type=item):
            inside = define(item, found)
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        case kinds.TupleType(item_types=items):
            return f"[{', '.join(define(each, found) for each in items)}]"
        case kinds.DictType(value_type=value):
            return f"Record<string, {define(value, found)}>"
        case kinds.StrType():
            return "string"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.BoolType():
            return "boolean"
        case kinds.NoneType():
            return "null"
    raise TypeError(f"no TypeScript for {info}")


def interface(cls: type, head: list[str], fields: list[tuple[kinds.Field, bool]], found: dict[type, str]) -> str:
    if cls not in found:
        found[cls] = ""  # so that what is inside comes after it
        rows = [f"  {each.encode_name}{'?' * is_optional}: {define(each.type, found)};" for each, is_optional in fields]
        body = "\n".join([*head, *rows])
        found[cls] = f"{documented(cls)}export interface {cls.__name__} {{\n{body}\n}}\n"
    return cls.__name__


def documented(cls: type) -> str:
    about = (inspect.getdoc(cls) or "") if cls.__doc__ else ""
    return f"/** {' '.join(about.split())} */\n" if about and not about.startswith(f"{cls.__name__}(") else ""


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
