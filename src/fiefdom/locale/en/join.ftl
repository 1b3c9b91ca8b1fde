# A bot at a table on a server, and what a client says about servers.

cli-join = let a bot play at a table on a server
cli-join-url = the link to the table, as its host sends it; with the address of a server alone, any table in its lobby with a free seat
cli-join-bot = the bot that plays: a level, any name from fiefdom strategies, a strategy file (.toml) or a Python file with your own bot (.py) (default: fair)
cli-join-name = the bot’s name at the table (default: the name of the bot)
cli-join-seat = the seat to take (default: the first free one)
cli-join-seed = a whole number, for bots that decide by chance (default: a new one)
join-extra = “fiefdom join” needs packages that are not installed ({ $package } is missing). To install them: { $command }
join-seated = { $name } is in seat { $seat }. Press Ctrl-C to leave; this link leads back: { $link }
join-over = The game is over: { $scores }
join-ended = The table was closed before the game was over.
join-left = The bot has left the table.
join-cards = This table plays with cards that you do not have: add them with --cards FILE.py. Its kingdom: { $cards }
join-far = A trained network such as { $bot } cannot play on a server yet: it only plays in “fiefdom play” and in the lab.
client-url = “{ $url }” is not a link to a server: expected something like http://127.0.0.1:8770/table/1a2b3c#key
client-unreachable = No server answers at { $server }: { $problem }
client-no-fiefdom = There is no Fiefdom server at { $server }.
client-no-room = No table in the lobby of { $server } has a free seat.
client-refused = { $text }
