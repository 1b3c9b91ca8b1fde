"""The lab: which strategy wins, over hundreds of thousands of games."""

from fiefdom.lab.find import Found as Found
from fiefdom.lab.find import find as find
from fiefdom.lab.improve import Improvement as Improvement
from fiefdom.lab.improve import improve as improve
from fiefdom.lab.match import Outcome as Outcome
from fiefdom.lab.match import match as match
from fiefdom.lab.tournament import Tournament as Tournament
from fiefdom.lab.tournament import tournament as tournament
