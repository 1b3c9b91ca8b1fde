"""Builds the elements of a page, so that nothing has to be escaped by hand."""

from __future__ import annotations

import re
from typing import TypeAlias
from xml.etree.ElementTree import Element, tostring

Content: TypeAlias = Element | str

# In these languages, a word of one letter does not stand at the end of a line.
BINDING_LANGUAGES = ("cs", "pl")
ONE_LETTER = re.compile(r"(?<!\w)([^\W\d_]) ")
# These hold no sentences.
UNBOUND = ("code", "style")


def tag(name: str, /, *content: Content, **attributes: str | float) -> Element:
    """An element; in attribute names, underscores become hyphens, and underscores at the end are dropped."""
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
    """A whole page, with its style in it."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title),
        tag("style", style),
    )
    page = tag("html", head, tag("body", *content), lang=language)
    if language in BINDING_LANGUAGES:
        bind_words(page)
    return f"<!DOCTYPE html>\n{tostring(page, encoding='unicode', method='html')}\n"


def bind_words(page: Element) -> None:
    """Keep words of one letter on the line of the word after them."""
    for element in page.iter():
        if element.text and element.tag not in UNBOUND:
            element.text = bound(element.text)
        if element.tail:
            element.tail = bound(element.tail)


def bound(text: str) -> str:
    return ONE_LETTER.sub("\\1\N{NO-BREAK SPACE}", text)
