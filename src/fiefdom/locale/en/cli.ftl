# The command line.

cli-about = Play, study and extend the deck-building game Dominion. An unofficial fan project.
cli-version = Fiefdom { $version }, { $build ->
    [compiled] engine compiled
   *[pure] engine in plain Python (slower; with a C compiler on the machine, an install compiles it)
}
cli-commands = commands
cli-help = show this help and exit
cli-help-version = show the version and which build of the engine this is
cli-help-cards-file = add the cards of this Python file (may be given more than once)
cli-error = fiefdom: { $problem }

cli-play = play a game in the terminal, against bots or with people at one keyboard
cli-play-players = the people who play, separated by commas (default: one, Player 1)
cli-play-bots = the bots that play, separated by commas: easy, fair, strong, random, any of fiefdom strategies, a strategy file (.toml) or a Python file with a bot of yours (.py) (default: fair if one person plays); with --resume, the Python files of the bots in that game
cli-play-kingdom = the name of a recommended kingdom, or up to ten cards separated by commas; if you name fewer, the rest is random (default: First Game for the first game, then a random kingdom)
cli-play-random = play with a random kingdom, even in your first game
cli-play-seed = a whole number; the same seed deals the same game (default: a new one)
cli-play-first = the seat that begins (default: a random one)
cli-play-resume = go on with a game: its number or name in fiefdom games, or a file that you saved; without GAME, with the one last left
cli-play-you = Player 1

cli-games = list the games that are kept, running and finished, the one last played first
cli-games-game = the number or name of a game: print its record, to save or share it
cli-games-all = list all of them (default: the last { $n })
cli-games-none = No games are kept yet: fiefdom play begins one.
cli-games-more = And { $n ->
    [one] 1 older game
   *[other] { $n } older games
}: fiefdom games --all
cli-games-turn = turn { $turn } of { $player }

cli-replay = tell a recorded game as a readable log
cli-replay-file = the number or name of a game in fiefdom games, or a file that you saved
cli-replay-heading = { $players } · { $kingdom } · seed { $seed }

cli-scenario = run scenario files: a line for each scenario; exit status 1 if any failed, 2 if a file is not understood
cli-scenario-file = scenario files (TOML)
cli-scenario-passed = ok    { $title }
cli-scenario-failed = FAIL  { $title }   [{ $where }]
cli-scenario-difference = { "      " }{ $difference }
cli-scenario-total = { $passed } passed, { $failed } failed

cli-cards = show the cards, or one card
cli-cards-name = the name of a card
cli-kingdoms = show the recommended kingdoms, or one kingdom as a line to be shared
cli-kingdoms-kingdom = the name of a kingdom, or up to ten cards as a list or as a randomizer's address; if you name fewer, the rest is random
cli-kingdoms-random = make up a random kingdom
cli-kingdoms-seed = a whole number; the same seed gives the same random kingdom
cli-kingdoms-card = { "  " }${ $cost } { $card } ({ $types })

cli-random-box = boxes to draw a random kingdom from, separated by commas, each with the number of cards if you like: dominion 5, seaside 5 (default: all)
cli-random-edition = use only cards of this edition in a random kingdom
cli-random-wish = what a random kingdom is to have at least one card for, separated by commas: { $wishes }
cli-random-veto = cards that are not to be in a random kingdom, separated by commas
cli-random-alone = { $option } is for random cards, and all ten cards of the kingdom are given.
cli-json = as JSON
cli-force = write over files that are there already
cli-nothing-kept = There is no game to go on with: none is kept that is not over.
cli-resume-alone = A game that is resumed has its players, kingdom and seed already: { $option } cannot be given with --resume.
cli-whole-number = “{ $text }” is not a whole number.
cli-number = { $option }: “{ $text }” is out of range; it can be { $least } to { $most }.

cli-simulate = let strategies play against each other and tell who wins; one alone is told by itself
cli-tournament = let every two of some strategies play against each other
cli-improve = search for a better variation of a strategy
cli-strategies = list the strategies, show one, or import those of other simulators
cli-lab-strategy = the name of a strategy or bot, a strategy file (.toml), or a Python file with a bot of yours (.py)
cli-lab-games = how many games (default: { $games })
cli-lab-kingdom = the name of a kingdom, or up to ten cards; if you name fewer, what the strategies need is added, then any other cards (default: name none)
cli-lab-seed = the first seed; the same seed gives the same result (default: 0)
cli-lab-jobs = how many processes (default: one for each core)
cli-lab-cluster = work on a Ray cluster: at this address, or on this machine (needs the extra “cluster”)
cli-simulate-seats = rotate: every seed is played in all seat orders (default); fixed: the first strategy always begins
cli-simulate-csv = write score, money and Provinces by turn to this file
cli-simulate-report = write a report with plots and a sample game to this file
cli-improve-opponents = whom to beat; if you name nobody, big-money-ultimate
cli-improve-rounds = how many rounds of variations to try (default: 40)
cli-improve-output = write the strategy that was found to this file
cli-strategies-name = the name of a strategy
cli-strategies-import = a file of Geronimoo's simulator (XML) or of Provincial's menus; the strategies in it are printed as ours
cli-help-lang = the language: { $languages } (default: that of the environment)
cli-kingdoms-source = { $box }, { $edition ->
    [first] first edition
   *[second] second edition
}
cli-usage = usage
cli-arguments = arguments
cli-options = options
cli-required = { $names } must be given.
cli-unrecognized = “{ $text }” is not understood; --help tells what is.
cli-expected = { $option } needs a value.
cli-choice = { $option }: “{ $text }” is not one of { $choices }.

# Words that stand for what is to be given.
word-address = ADDRESS
word-boxes = BOXES
word-cards = CARDS
word-command = COMMAND
word-file = FILE
word-game = GAME
word-kingdom = KINGDOM
word-lang = LANG
word-n = N
word-name = NAME
word-names = NAMES
word-opponent = OPPONENT
word-seat = SEAT
word-strategy = STRATEGY
word-wishes = WISHES

# What a random kingdom may be wished to have.
wish-actions = actions
wish-buys = buys
wish-trashing = trashing
wish-attack = attack
wish-reaction = reaction
