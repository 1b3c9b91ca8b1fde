# What the server says to people at its tables, and to the person who runs it.

server-number = { $field } must be between { $least } and { $most }.
server-two-tables = { $field } does not go with more than six seats, which are dealt to two tables.
server-bot-file = “{ $bot }” is not a bot of this server: choose a level or a strategy by its name.
server-text = “{ $text }” cannot be the { $field }: it needs 1 to { $most } characters in one line, with no spaces at the ends.
server-key = You need an invitation to this table: use the link that its host sent you.
server-not-started = The game has not started yet.
server-read-only = This table is read-only: this version of Fiefdom plays entry { $number } of its log differently. { $problem }
server-other-rules = This table is read-only: it was opened with Fiefdom { $made }, and Fiefdom { $here }, which runs here, plays by other rules.
server-no-undo = Nobody is waiting for you to agree to an undo.
server-not-away = No bot is playing for you: you are already back.
server-seats-free = { $n ->
        [one] One seat is still free.
       *[other] { $n } seats are still free.
    }
server-request = “{ $request }” is not possible here.
server-watching = You are only watching: take a seat to play.
server-resigned = You have resigned.
server-host = Only the host of the table can do that.
server-is-open = The game has not started yet.
server-is-drafting = The players are choosing the kingdom.
server-not-choosing = It is { $name } who chooses a card now.
server-is-playing = The game is already running.
server-is-paused = The game is paused.
server-is-over = The game is over.
server-is-ended = The host has closed this table.
server-answered = Too late: this question has already been answered.
server-not-asked = This is not your decision.
server-answer = This answer is not allowed: { $problem }
server-undo-off = Nothing can be undone at this table.
server-undo-away = { $name } is away, and everybody has to agree. Wait a little, or ask the host to let a bot play for { $name }: bots always agree.
server-no-person = There is nobody in seat { $seat } for a bot to stand in for.
server-present = { $name } is here: a bot only stands in for somebody who is away.
server-muted = The host has closed the chat for you.
server-removed = The host of this table has sent you away, or somebody else at your address.
server-nobody = That person is not at this table any more.
server-yourself = You cannot send yourself away or close the chat for yourself.
server-sent-away = The host has sent { $name } away.
server-bot-plays-on = The host has sent { $name } away; a bot plays on in that seat.
server-chatty = Those who watch have written a lot in the last minute: wait a little.
server-bot-failed = “{ $failed }” could not answer for { $name }, so “{ $bot }” plays there now.
server-failed = Something went wrong on the server. Nothing has changed. The person who runs the server can look up what it was.
server-card-failed = { $problem } Nothing has changed.
server-no-seat = That seat is taken, or there is none left.
server-protocol = You speak version { $protocol } of the protocol, but this server speaks version { $ours }.
server-record-secret = The record of a running game shows everybody’s cards; you can have it when the game is over.
server-no-table = There is no table “{ $table }”.
server-no-page = There is no page “{ $path }” here.
server-method = This address does not take { $method } requests.
server-no-client = The browser client is not built here: “make web” in a clone builds it. The API works all the same.
server-crowd = If more than six people come, chance deals them to two tables with the same kingdom. At the end, there is one result over both.
server-deal-chosen = The host chose how the cards are dealt, and may know which ones come.
server-hands-open = Everybody who watches this table sees all hands, and so may any player who opens it a second time.
server-closes = The server is shutting down. Your game is saved; come back a little later.
server-many-connections = Too many connections from your address: at most { $most }.
server-full = This server is full. Try again later.
server-too-fast = Slow down: too many messages at once.
server-many-tables = Too many tables were opened from your address: at most { $most } an hour.
server-table-long = So much has happened at this table, { $most } entries in its log, that only its end can follow: you can still resign.
server-many-watchers = Too many people are watching this table: at most { $most }.
server-many-replays = You are looking back at too many games at once: at most { $most } from your address. Try again in a moment.
server-full-of-replays = Too many people are looking back at games right now. Try again in a moment.
server-slow-replay = It takes too long to play this game again: more than { $most } seconds.
server-record-long = This game is too long to look back at or play on here: { $n } steps, and at most { $most }.
server-origin = Pages from { $origin } may not use this server.
server-name = This server is not called “{ $name }”. The person who runs it can add that name: fiefdom serve --name { $name }
server-local = This table can only be used on the computer where the server runs.
server-large = The message is too large: at most { $most } bytes.
server-binary = Messages must be text, but this one is binary.
server-message = This message cannot be understood: { $problem }
message-type = expected { $expected } at { $where }, got { $found }.
message-lacks = { $where } has no { $field }.
message-value = { $where } cannot be { $value }.
message-json = it is not valid JSON.
server-storage = The server cannot save anything right now. Nothing has changed; try again.
server-hello = The first message must be “hello”, within ten seconds.
server-no-language = There is no language “{ $language }”; there are { $languages }.

cli-serve = run a server: tables where people and bots meet over a network
cli-serve-host = the address to listen on (default: 127.0.0.1, which only this computer reaches)
cli-serve-port = the port to listen on (default: 8770; 0 picks any free one)
cli-serve-public = allow an address that other computers can reach
cli-serve-name = names by which people reach this server, separated by commas, such as fiefdom.example.org; localhost and addresses made of numbers always work
cli-serve-database = postgresql://… for a PostgreSQL database (default: what FIEFDOM_DATABASE says, else a file in your data folder)
cli-serve-workers = how many processes serve people (default: 1; more need PostgreSQL)
cli-serve-thinkers = how many processes per worker think for bots (default: 2)
cli-serve-keep = delete tables that nobody has touched for this long: 12h, 90d, 8w, 1y (default: 90d)
cli-serve-origin = other sites whose pages may use this server, separated by commas
cli-serve-proxy = addresses of proxies that may say where a request comes from, separated by commas
cli-serve-limit = change a limit, and another one with another --limit. These are all limits, with their usual numbers:
limit-requests-a-second = requests from one address in a second; five times as many at once
limit-pages-a-second = pages and their files for one address in a second; five times as many at once
limit-sockets-per-address = sockets from one address that are not connected to a table
limit-connections-per-address = connections from one address
limit-connections = connections together
limit-tables-an-hour = tables that one address opens in an hour
limit-tables = tables in use
limit-table-entries = things that are done at one table, without its chat; then it can only be brought to its end
limit-thinking-per-table = seconds that the bots of one table think in an hour; then they wait
limit-thinking-per-address = seconds that the bots of all tables of one address think in an hour; then they wait
limit-watchers-per-table = people who watch one table
limit-messages-a-second = messages on one connection in a second; twice as many at once
limit-message-bytes = bytes in a message
limit-lines-a-minute = lines of chat on one connection in a minute; five at once
limit-record-bytes = bytes in the record of a game that somebody sends
limit-record-answers = steps of a game that people look back at or play on
limit-replay-steps = steps of a game that are sent at once to somebody who looks back at it
limit-replay-bytes = bytes of positions, and of what happened, that are sent at once to somebody who looks back at a game
limit-replay-seconds = seconds that it may take to play a game again
limit-replays-per-address = requests to look back at games that wait for one address
limit-replays = requests to look back at games that wait together
limit-watchers-lines-per-table = lines of chat in a minute of all who only watch one table
limit-watchers-lines-per-address = lines of chat in a minute of all from one address who only watch; five at once
cli-serve-unlimited = lift all limits except those on sizes: for measuring, not for strangers
cli-serve-certificate = serve https with this certificate
cli-serve-key = the private key of the certificate
cli-serve-log = log everything from this level up, as lines of JSON on stderr (default: warning)
cli-serve-backup = write all tables to a file, even while a server is running, and stop
cli-serve-restore = read all tables from a backup into an empty database, and stop
cli-alone = Give either { $option } or { $other }, not both.
serve-extra = “fiefdom serve” needs packages that are not installed ({ $package } is missing). To install them: { $command }
serve-ready = Fiefdom is running at { $address } — press Ctrl-C to stop.
serve-own-cards = The cards in { $files } are programs, and may do whatever this server may: use only files that you trust.
serve-backed-up = { $n ->
        [one] Saved the one table of { $database } in { $file }.
       *[other] Saved { $n } tables of { $database } in { $file }.
    }
serve-restored = { $n ->
        [one] Restored the one table of { $file } into { $database }.
       *[other] Restored { $n } tables of { $file } into { $database }.
    }
serve-public = { $host } can be reached by other computers: add --public if that is what you want.
serve-name = “{ $name }” is not the name of a server: write it without http:// and without a port, as in --name fiefdom.example.org
serve-certificate-key = A certificate needs its key: give both --certificate and --key.
serve-certificate = The certificate { $file } cannot be used with this key: { $problem }
serve-certificate-other = this key belongs to another certificate
serve-certificate-form = these files are not a certificate and its key in PEM form, without a password
serve-keep = “{ $text }” is not a length of time: write 12h, 90d, 8w or 1y.
serve-limit-form = “{ $text }” is not a limit: write its name and a number, for example --limit tables=500.
serve-limit-name = There is no limit “{ $name }”. The limits are: { $names }.
serve-port = Cannot listen on { $host }, port { $port }: { $problem }
serve-workers-database = Several workers need PostgreSQL: add --database postgresql://…
word-url = URL
word-urls = URLS
word-addresses = ADDRESSES
word-time = TIME
word-limit = NAME=NUMBER
