# The browser client.

web-home = To the start
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
web-offline = No connection to the server. Games go on when it is back.
web-try-now = Try now
web-new-version = A new version is here.
web-reload = Reload
