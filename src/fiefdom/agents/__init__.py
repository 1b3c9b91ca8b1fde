"""Environments for learning programs; they need the packages of the extra `agents`."""

from fiefdom.agents.answering import DONE, PLAY_ALL, WAIT, IllegalAction
from fiefdom.agents.dealer import Curriculum, Dealer, KingdomSource, OneOf, Sampled
from fiefdom.agents.episode import Rewards
from fiefdom.agents.extras import check_installed
from fiefdom.agents.features import feature_names, kind_feature_names, kind_features, kingdom_actions
from fiefdom.agents.gym_env import DominionEnv, register
from fiefdom.agents.network import Network, NetworkBot, bots_of, dense_layers
from fiefdom.agents.numbering import VERSION, action_names, numbering
from fiefdom.agents.vector import DominionVectorEnv, Games

__all__ = [
    "DONE",
    "PLAY_ALL",
    "VERSION",
    "WAIT",
    "Curriculum",
    "Dealer",
    "DominionEnv",
    "DominionVectorEnv",
    "Games",
    "IllegalAction",
    "KingdomSource",
    "Network",
    "NetworkBot",
    "OneOf",
    "Rewards",
    "Sampled",
    "action_names",
    "bots_of",
    "check_installed",
    "dense_layers",
    "feature_names",
    "kind_feature_names",
    "kind_features",
    "kingdom_actions",
    "numbering",
]

register()
