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

report-score = Score by turn
report-money = Money by turn
report-provinces = Provinces by turn
report-scores = Distribution of final scores
report-lengths = Distribution of lengths
report-bought = What { $name } bought, by turn
report-sample = A sample game
report-share = share of games
report-cards = cards a game
