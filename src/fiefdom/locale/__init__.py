"""Sentences for people, by stable keys, in the languages that have a folder here."""

from fiefdom.locale.speaker import Speaker as Speaker
from fiefdom.locale.speaker import languages as languages
from fiefdom.locale.speaker import speaker as speaker
