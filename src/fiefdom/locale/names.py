"""Names as people type them: in any language, and without what does not matter in them."""

from __future__ import annotations

import unicodedata
from functools import cache


def plain(name: str) -> str:
    """A name without what does not matter in it: case, accents, spaces, apostrophes, underscores."""
    bare = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    return "".join(letter for letter in bare if letter.isalnum())


@cache
def translations(what: str) -> dict[str, str]:
    """The plain English name of each card or kingdom (`what` it is) by its plain names in all languages."""
    # Imported here, and only when somebody typed a name that is not English: reading the files takes its time.
    from fiefdom.locale.speaker import languages, speaker

    found: dict[str, str] = {}
    for language in languages():
        for key, names in speaker(language).names(f"{what}-").items():
            for name in names:
                found.setdefault(plain(name), plain(key))
    return found
