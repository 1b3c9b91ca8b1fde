# The command line.

cli-about = Play, study and extend the deck-building game Dominion. An unofficial fan project.
cli-not-compiled = The engine was not compiled when Fiefdom was installed, so games run more slowly: { $reason ->
    [compiler] there was no C compiler ({ $detail }). Install one, then Fiefdom again
    [headers] Python’s C headers were missing. Install them (on Debian, python3-dev), then Fiefdom again
    [tool] { $detail } was not installed. Install it, then Fiefdom again
   *[failed] the compiler failed
}.
cli-version = Fiefdom { $version }, { $build ->
    [compiled] engine compiled
   *[pure] engine in plain Python (slower; to compile it, install a C compiler and then reinstall Fiefdom)
}
cli-commands = commands
cli-help = show this help and exit
cli-help-version = show the version and which build of the engine this is
cli-help-cards-file = add the cards in this Python file or folder (can be given more than once)
cli-error = fiefdom: { $problem }
cli-own-card = { $problem } If it is a card of your own, add --cards FILE.py

cli-play = play a game in the browser, or in the terminal against bots or with people at one keyboard
cli-play-plain = play in the terminal; otherwise, without other options, in the browser
cli-play-players = the people who play, separated by commas (default: one person, Player 1)
cli-play-bots = the bots that play, separated by commas: easy, fair, strong, master, random, any name from fiefdom strategies, a strategy file (.toml) or a Python file with your own bot (.py) (default: fair if one person plays); with --resume, the Python files of the bots in that game
cli-play-kingdom = the name of a recommended kingdom, or up to ten cards separated by commas; if you name fewer, the cards that a strategy in --bots needs are added, then random ones (default: First Game for your first game, then a random kingdom)
cli-play-random = play with a random kingdom, even in your first game
cli-play-draft = choose the kingdom in turn, one card each, until there are ten; bots choose too
cli-play-seed = a whole number; the same seed deals the same game (default: a new one)
cli-play-first = the seat that goes first (default: a random one)
cli-play-all-treasures = use the Copper, Silver and Gold of two boxes, so that these piles hardly ever run out (with five or six players, always)
cli-play-resume = resume a game: its number or name in fiefdom games, or a file that you saved; without GAME, your last unfinished game
cli-play-position = play on from the position in this file: one saved with the command position, or any file with one scenario; you take the first seat, unless --players and --bots say otherwise
cli-play-port = the port of the page in the browser (default: { $port })

cli-games = list your saved games, finished or not, the most recent first
cli-games-game = the number or name of a game: print its record, so that you can save or share it
cli-games-all = list all games (default: the last { $n })
cli-games-none = No saved games yet: start one with fiefdom play.
cli-games-more = And { $n ->
    [one] 1 older game
   *[other] { $n } older games
}: fiefdom games --all
cli-games-turn = { $player }, turn { $turn }

cli-replay = print a saved game as a readable log
cli-replay-file = the number or name of a game in fiefdom games, or a file that you saved
cli-replay-heading = { $players } · { $kingdom } · seed { $seed }

cli-scenario = run scenario files and print one line per scenario; the exit status is 1 if any failed, 2 if a file could not be read
cli-scenario-file = scenario files (TOML)
cli-scenario-show = also show the table and the question that each scenario leads to; a position saved with the command position is always shown
cli-player = Player { $n }
cli-scenario-passed = ok    { $title }
cli-scenario-failed = FAIL  { $title }   [{ $where }]
cli-scenario-difference = { "      " }{ $difference }
cli-scenario-total = { $passed } passed, { $failed } failed

cli-cards = show all cards, or one card with its rulings
cli-cards-name = the name of a card
cli-kingdoms = show the recommended kingdoms, or one kingdom as a line that you can share
cli-kingdoms-kingdom = the name of a kingdom, or up to ten cards, as a list or as a link from a kingdom randomizer; if you name fewer, the rest are random
cli-kingdoms-random = make a random kingdom
cli-kingdoms-seed = a whole number; the same seed gives the same random kingdom
cli-kingdoms-card = { "  " }{ $cost } { $card } ({ $types })
cli-kingdoms-search = show only kingdoms with this in their name, in the name of one of their cards or landscapes, or of a box that they need
cli-kingdoms-none = There is no recommended kingdom with “{ $text }”.
cli-kingdoms-needs = needs { $boxes }
cli-kingdoms-later = { $n } more need boxes that Fiefdom does not have yet. Read one with fiefdom kingdoms NAME, or find them with fiefdom kingdoms --search TEXT:

cli-random-box = the boxes to draw a random kingdom from, separated by commas, each with a number of cards if you like: dominion 5, seaside 5 (default: all boxes; with --seed dominion, intrigue, seaside)
cli-random-edition = use only cards from this edition in a random kingdom
cli-random-wish = what you want at least one card for in a random kingdom, separated by commas: { $wishes }
cli-random-veto = cards to keep out of a random kingdom, separated by commas
cli-random-alone = { $option } is for random cards, but you named all ten cards of the kingdom.
cli-find-either = Say how long to search with --seconds or with --games, not with both.
cli-json = print JSON
cli-force = overwrite existing files
cli-nothing-saved = There is no game to resume: you have no saved game that is unfinished.
cli-resume-alone = A resumed game already has its players, kingdom and seed: { $option } cannot be used with --resume.
cli-whole-number = { $option }: “{ $text }” is not a whole number.
cli-number = { $option }: “{ $text }” is out of range; it must be { $least } to { $most }.

cli-simulate = play strategies against each other and report who wins; with one, report how it does alone
cli-tournament = round-robin: every strategy plays every other
cli-improve = search for a better version of a strategy
cli-find = search for the strategy that wins a kingdom
cli-strategies = list the strategies, show one, or import strategies from other simulators
cli-lab-strategy = the name of a strategy or bot, a strategy file (.toml), or a Python file with your own bot (.py)
cli-lab-games = how many games to play (default: { $games })
cli-lab-kingdom = the name of a kingdom, or up to ten cards; if you name fewer, or none, the cards that the strategies need are added, then random ones
cli-lab-seed = the first seed; the same seed gives the same result (default: 0)
cli-lab-jobs = how many processes to use (default: one per core)
cli-lab-cluster = use a Ray cluster: at this address, or on this machine (needs the extra “cluster”)
cli-simulate-seats = rotate: every seed is played in every seat order (default); fixed: the first strategy always goes first
cli-simulate-csv = write score, money and Provinces by turn to this file
cli-simulate-report = write a report with plots and a sample game to this file
cli-improve-strategy = the strategy to improve: its name, or a strategy file (.toml)
cli-improve-opponents = the opponents to beat (default: big-money-ultimate)
cli-improve-rounds = how many rounds of variations to try (default: 40)
cli-improve-output = write the best strategy found to this file
cli-find-kingdom = the name of a kingdom, or its cards; if you name fewer than ten, random ones are added
cli-find-seconds = how many seconds to search (default: 60); what was found is measured after that, which takes a while, too
cli-find-games = search for about this many games instead; the result is then the same every time
cli-find-against = strategies that the result should beat above all
cli-find-players = for how many players (default: 2)
cli-find-report = write a report to this file: the best strategies and how they beat each other, cards that matter, openings, and a match of the two best
cli-strategies-name = the name of a strategy, also of one in the file that you import
cli-strategies-import = a strategy file from Geronimoo's simulator (XML) or from Provincial (leaders or menus); prints its strategies in Fiefdom's format, or the one that you name
cli-strategies-output = write each imported strategy to a file of its own in this folder
cli-help-lang = the language: { $languages } (default: the language of your system)
cli-kingdoms-source = { $box }, { $edition ->
    [first] first edition
   *[second] second edition
}
cli-usage = usage
cli-arguments = arguments
cli-options = options
cli-required = missing { $names }; see --help
cli-unrecognized = unknown argument “{ $text }”; see --help
cli-expected = { $option } needs a value.
cli-choice = { $option }: “{ $text }” is not one of { $choices }.

# Words that stand for the values of arguments.
word-address = ADDRESS
word-boxes = BOXES
word-cards = CARDS
word-command = COMMAND
word-file = FILE
word-folder = FOLDER
word-game = GAME
word-kingdom = KINGDOM
word-text = TEXT
word-lang = LANG
word-n = N
word-name = NAME
word-names = NAMES
word-opponent = OPPONENT
word-seat = SEAT
word-strategy = STRATEGY
word-wishes = WISHES

# What people can wish for in a random kingdom.
wish-actions = actions
wish-buys = buys
wish-trashing = trashing
wish-attack = attack
wish-reaction = reaction
