"""Plays a game against a bot on a server: python network_player.py http://127.0.0.1:8770"""

import sys

from fiefdom.client import open_table

with open_table(sys.argv[1], "Ann", kingdom="First Game", pace=0) as seat:
    for state in seat.questions():
        question = state.question
        good = [name for name in ("Province", "Gold", "Silver") if name in question["options"]]
        n = question["most"] if question["purpose"] == "play" else question["least"]
        seat.answer(good[:1] if question["purpose"] == "buy" else question["options"][:n])
    print([(standing.seat, standing.score) for standing in seat.state.standings])
