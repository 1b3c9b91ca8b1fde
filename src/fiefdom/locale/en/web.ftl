# The browser client.

web-home = Home
web-settings = Settings
web-new-table = New table
web-open-tables = Open tables
web-my-games = My games
web-replay = Replay a game
web-learn = Learn to play
web-rules = Rules
web-cards = Cards
web-table = Table
web-game-over = The game is over
web-not-found = There is nothing here
web-costs = costs
web-left = left
web-sold-out = sold out

# Connection and versions.
web-offline = No connection to the server. Games continue when it is back.
web-try-now = Try now
web-new-version = A new version is available.
web-reload = Reload

# The end of a game, and looking back at it.
web-end-wins = { $player } wins
web-end-share = { $players } share the victory
web-end-empty = Empty piles: { $piles }
web-end-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-end-points = { $n ->
    [one] point
   *[other] points
}
web-end-round = Turn
web-end-record = Save the record
web-end-kingdom = Copy the kingdom
web-both-tables = Both tables
web-place-here = place { $n } here
web-place-there = place { $n } at the other table
web-other-table-plays = The other table is still playing. Once it has finished, you can see here how everybody did.
web-other-table = Look at the other table
web-end-look-back = Look back
web-end-again = Play again
web-end-again-first = Play again, { $player } starts
web-end-again-you = Play again, you start
web-end-resigned = { $players } resigned
web-end-fewer-turns = Equal points: { $player } had fewer turns
web-end-chart-points = Points
web-end-chart-money = Money
web-end-by-turn = by turn
web-end-money-by-turn = coins from all Treasures, by turn
web-replay-choose = Choose a record
web-replay-file = A file saved at the end of a game, or with “save” in the terminal.
web-replay-drop = or drop it here
web-replay-view = See it as
web-replay-open = All cards visible
web-replay-step = Step
web-replay-back = One step back
web-replay-on = One step forward
web-replay-turn-back = One turn back
web-replay-turn-on = One turn forward
web-replay-where = { $player }, turn { $turn }
web-replay-of = step { $step } of { $steps }
web-replay-what-if = Play on from here
web-replay-run = Play back
web-replay-result = How it went
