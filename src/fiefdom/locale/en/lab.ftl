# The lab: matches, tournaments, improvements.

lab-heading = { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $kingdom }
lab-wins = wins
lab-certain = 95%
lab-percent = { $n }%
lab-shared = ties
lab-losses = losses
lab-points = points
lab-seat = seat { $seat }
lab-lengths = { $turns } turns on average; { $provinces } ended by Provinces, { $piles } by piles.
lab-stopped = { $n ->
    [one] One game was
   *[other] { $n } games were
} stopped because nobody ended { $n ->
    [one] it
   *[other] them
}.
lab-turn = turn
lab-score = score
lab-money = money
lab-provinces = Provinces
lab-bought = Bought per game, and on which turn on average:
lab-bought-card = { $card } { $n } (turn { $turn })
lab-alone = Province { $n }: turn { $turn }
lab-speed = { $n } games per second
lab-matrix = Points that the row won against the column, in percent:
lab-improved = { $name }: { $before } ({ $before_between }) before, { $after } ({ $after_between }) after; { $games } fresh games, { $tried } variations tried
lab-unchanged = No better variation was found.
find-plan-money = money with { $cards }
find-plan-engine = engine of { $cards }
find-plan-rush = rush for points with { $cards }
find-plan-nothing = money alone
find-searched = { $tried } strategies tried in { $games } games, with { $kingdom }.
find-best = Best: { $name }. On fresh seeds it wins
find-against = { $share } ({ $between }) against { $name }, in { $games } games
find-circle = No strategy here beats all others; there is a circle: { $beats }.
find-beats = { $one } beats { $other }
find-even = With { $players } players, { $share } is an even share.
find-no-better = Nothing that clearly beats { $name } was found.
find-without = { $share } without this rule
find-whole = { $share } with all rules, against { $names }
find-matter = Cards that matter: { $cards }.
find-card-without = { $card } ({ $share } without it)
find-leave = Cards to skip: { $cards }.
find-name = The best strategy: { $name }
findings-title = How to win this kingdom
findings-title-named = How to win { $kingdom }
findings-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
findings-best-note = With all its rules, it wins { $share } of the points against { $names }. Next to each rule is what it wins without that rule: if that is about as much, you can do without the rule.
findings-without = without it
findings-matrix = How the best strategies beat each other
findings-matrix-note = The share of the points that each wins against the one in the column, on fresh seeds, with the 95% interval. Clear wins are bold, clear losses pale.
findings-even-share = All other players follow the strategy in the column, so with { $n } players, an even share is { $share }.
findings-cards = Cards that matter, and cards to skip
findings-cards-note = What the best strategy wins without a card that it uses, and with up to two of a card that it leaves. The dashed line is what it wins as it is.
findings-used = Without a card that it uses
findings-left = With a card that it leaves
findings-points = share of points
findings-others = The other strategies
lab-so-far = Stopped. The result so far:
lab-written = Written: { $file }
strategy-line = { $name }: { $description }
strategy-needs = { $name } ({ $cards }): { $description }

report-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
report-seed = seed { $seed }
report-rotated = every seed in every seat order
report-begins = { $name } always goes first
report-wins = Who won
report-wins-note = The share of games won, with its 95% interval. The dashed line marks an equal share for everybody.
report-alone = When it got its Provinces
report-strategies = The strategies
report-chance = Buys and plays at random.
report-own-bot = A bot written in Python, without a list of rules.
report-plan-made = When it saw the kingdom, it made this plan:
report-play = Plays its Actions in this order: { $cards }.
report-rules-alone = Buys strictly by its rules, even if that ends a game it is losing.
report-kingdom = The kingdom
report-growth = How the games went
report-growth-note = Averages over the games that were still being played. A line fades where fewer than half of them were, and stops where fewer than one in a hundred were, because averages over a few long games are misleading. The numbers below the turns say how many games are left.
report-score = Score by turn
report-money = Money by turn
report-provinces = Provinces by turn
report-hint = Turn { $turn }, games left: { $games }. { $values }
report-count = games
report-endings = How the games ended
report-scores = Final scores
report-leads = Difference in points
report-lead-of = { $name } ahead of { $other } by
report-lead = ahead of the best opponent by
report-lengths = Length of the games
report-openings = Openings
report-openings-note = What was bought on the first two turns, by how their money was split, and how often that won the game, with the 95% interval.
report-openings-alone = What was bought on the first two turns, by how their money was split, and in what share of the games, with the 95% interval.
report-opened = How { $name } opened with ${ $high } and ${ $low }
report-nothing = nothing
report-purchases = What was bought
report-purchases-note = Cards bought per game, by turn. Each card has the same colour everywhere on this page.
report-bought = What { $name } bought, by turn
report-sample = A sample game
report-sample-note = The first game of the match, and the decks at its end.
report-deck = { $name }'s deck
report-log = The whole game, step by step
report-numbers = The numbers
report-share = share of games
report-cards = cards per game
