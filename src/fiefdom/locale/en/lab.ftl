# The lab: matches, tournaments, improvements.

lab-heading = { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $kingdom }
lab-wins = wins
lab-certain = 95%
lab-percent = { $n }%
lab-shared = shared
lab-losses = losses
lab-points = points
lab-seat = seat { $seat }
lab-lengths = { $turns } turns on average; { $provinces } ended by Provinces, { $piles } by piles.
lab-stopped = { $n ->
    [one] One game was
   *[other] { $n } games were
} stopped: nobody ended { $n ->
    [one] it
   *[other] them
}.
lab-turn = turn
lab-score = score
lab-money = money
lab-provinces = Provinces
lab-bought = Bought in a game, and at which turn on average:
lab-bought-card = { $card } { $n } (turn { $turn })
lab-alone = Province { $n }: turn { $turn }
lab-speed = { $n } games a second
lab-matrix = Points of the row against the column, in percent:
lab-improved = { $name }: { $before } ({ $before_between }) before, { $after } ({ $after_between }) after; { $games } fresh games, { $tried } variations tried
lab-unchanged = No variation was found that is better.
lab-so-far = Stopped. What is known so far:
lab-lacks = { $name } is made for cards that this kingdom lacks: { $cards }.
lab-written = Written: { $file }
strategy-line = { $name }: { $description }
strategy-needs = { $name } ({ $cards }): { $description }

report-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
report-seed = seed { $seed }
report-rotated = every seed in all seat orders
report-begins = { $name } always begins
report-wins = Who won
report-wins-note = The share of games won, with its 95% interval. The dashed line marks an equal share for everybody.
report-alone = When the Provinces came
report-strategies = The strategies
report-chance = Buys and plays by chance.
report-own-bot = A bot written in Python, without written rules.
report-plan-made = It made this plan when it saw the kingdom:
report-play = Plays its Actions in this order: { $cards }.
report-rules-alone = Buys by its rules alone, even if that ends a game it is losing.
report-kingdom = The kingdom
report-growth = How the games went
report-growth-note = Averages over the games that were still going on. A line fades where fewer than half of them were, and stops where fewer than one in a hundred were: averages over a few long games mislead. The numbers below the turns say how many games are left.
report-score = Score by turn
report-money = Money by turn
report-provinces = Provinces by turn
report-hint = Turn { $turn }, games left: { $games }. { $told }
report-count = games
report-endings = How the games ended
report-scores = Final scores
report-leads = Difference in points
report-lead-of = { $name } ahead of { $other } by
report-lead = ahead of the best other by
report-lengths = Length of the games
report-openings = Openings
report-openings-note = What was bought in the first two turns, in either order, and how often the game was then won, with the 95% interval.
report-openings-alone = What was bought in the first two turns, in either order, and in which share of games, with the 95% interval.
report-opened = How { $name } opened
report-nothing = nothing
report-purchases = What was bought
report-purchases-note = Cards bought in a game, by turn. Each card has the same colour everywhere on this page.
report-bought = What { $name } bought, by turn
report-sample = A sample game
report-sample-note = The first game of the match, and the decks at its end.
report-deck = The deck of { $name }
report-log = The whole game, step by step
report-numbers = The numbers
report-share = share of games
report-cards = cards a game
