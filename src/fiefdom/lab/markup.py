"""Elements of a page, put together so that nothing in them needs to be escaped by hand."""

from __future__ import annotations

from typing import TypeAlias
from xml.etree.ElementTree import Element, tostring

Content: TypeAlias = Element | str


def tag(name: str, /, *content: Content, **attributes: str | float) -> Element:
    """An element; an underscore in the name of an attribute stands for a hyphen, and one at its end for nothing."""
    element = Element(name)
    for key, value in attributes.items():
        element.set(key.rstrip("_").replace("_", "-"), value if isinstance(value, str) else f"{value:.4g}")
    last: Element | None = None
    for part in content:
        if isinstance(part, Element):
            element.append(part)
            last = part
        elif last is None:
            element.text = (element.text or "") + part
        else:
            last.tail = (last.tail or "") + part
    return element


def document(language: str, title: str, style: str, *content: Content) -> str:
    """A page that needs nothing else."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", style),
    )
    page = tag("html", head, tag("body", *content), lang=language)
    return f"<!DOCTYPE html>\n{tostring(page, encoding='unicode', method='html')}\n"
