"""The lab: which strategy wins, over hundreds of thousands of games."""

from fiefdom.lab.match import Outcome as Outcome
from fiefdom.lab.match import match as match
