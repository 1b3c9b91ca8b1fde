# What is said when something that a person gave cannot be used. One line each: what was wrong, what is allowed.

unknown-card = There is no card called “{ $card }”. Nearest names: { $nearest }.
unknown-card-at-all = There is no card called “{ $card }”; fiefdom cards lists them.
unknown-kingdom = There is no kingdom or card called “{ $kingdom }”. Try: { $nearest }; or name up to ten cards, separated by commas.
unknown-box = There is no box called “{ $box }”. There are: { $boxes }.
unknown-bot = There is no bot called “{ $bot }”. Try: { $bots }; fiefdom strategies lists all, and a strategy file (.toml) or a Python file with a bot (.py) will do too.
unknown-strategy = There is no strategy called “{ $strategy }”. Nearest names: { $nearest }; fiefdom strategies lists all, and a strategy file (.toml) will do too.
kingdom-size = A kingdom has ten cards, and here are { $n }.
kingdom-basic = { $card } is in every game and cannot be one of the ten cards of a kingdom.
kingdom-twice = { $card } is named twice: the ten cards of a kingdom are all different.
too-few-cards = A kingdom has ten cards, and those boxes and editions have only { $n }.
veto-named = { $card } is both named for the kingdom and vetoed: do only one of the two.
box-shares = The boxes are to give { $n ->
    [one] 1 card
   *[other] { $n } cards together
}, and a kingdom has ten.
unknown-wish = There is no wish called “{ $wish }”. There are: { $wishes }.
wishes-too-many = No kingdom of those cards that fulfils all the wishes was found: wish for less, or allow more.
player-number = Two to six can play, not { $n }.
no-such-seat = There is no seat { $seat }: the seats are 1 to { $n }.
name-twice = Two players are called { $name }: give each a name of their own.
name-form = “{ $name }” cannot be a player's name: a name is one line of at most { $most } letters without a space at either end, and has no comma, parenthesis or colon.
bot-name-form = “{ $name }” cannot be the name of a bot: a record needs it in one line.

card-exists = { $file }: there is a card called { $card } already. Give yours another name.
card-name-form = “{ $name }” cannot be the name of a card: a name is a line with letters and without , ; = # ( ) and the word “if”
card-number-form = { $name }: { $field } is { $value }, and must be a whole number{ $least ->
    [zero] {" "}from 0 up.
   *[any] .
}
card-types-form = { $name }: types is { $value }, and must be one or more of { $types }.
card-next-turn = { $name }: next_turn is of a DURATION, and its types have none.
python-syntax = { $file }, line { $line }: this is not Python that can be read.
python-broken = { $file }, line { $line }: { $problem }
card-failed = { $file }, line { $line }: { $name } failed: { $problem }.
card-endless = it did not come to an end in { $n } seconds
card-asks = it asked more than { $n } questions in a row
cards-suspected = The game broke down, most likely by a card of { $files }: { $problem }.
python-wrong = { $file }: { $problem }
cards-package = The installed cards of { $package } cannot be used: { $problem }
python-ending = { $file } is not a Python file (its name ends in .py).
cards-none = { $file } defines no card: make one with card("Name", cost=…, types=…).
bots-none = { $file } has no bot: write a class with answer(self, view, decision), or a function make_bot(seed).
bots-several = { $file } has several bots ({ $bots }): write a function make_bot(seed) that says which one plays.
bots-no-answer = What { $bot } makes is no bot: it has no answer(view, decision).
bots-package = The installed bot { $bot } cannot be used: { $problem }
bot-answer = { $bot } gave an answer that is not allowed: { $answer }. It was asked: { $asked }

game-stopped = { $problem } (The game is kept as it was before.)
file-missing = There is no file { $file }.
file-large = { $file } is too large: at most { $most } letters are read.
file-no-text = { $file } cannot be read: it is not text.
file-other = { $file } is there already and is no saved game: choose another name.
file-exists = { $file } is there already. Choose another name, or add --force to write over it.
file-twice = { $file } is named twice: every file needs a name of its own.
file-unreadable = { $file } cannot be read: { $problem }.
file-unwritable = { $file } cannot be written: { $problem }.
output-failed = The output could not be written: { $problem }.
os-folder = it is a folder
os-forbidden = it is not allowed
os-full = there is no room left
os-links = its links lead in a circle
os-long-name = its name is too long
os-no-folder = there is no such folder
os-no-reader = nobody is reading from it
os-other = error { $number } of the operating system
toml-broken = { $file }, line { $line }, column { $column }: this is not TOML. A line is: key = value; texts stand in quotes.
toml-twice = { $file }, line { $line }, column { $column }: this stands twice, or in two ways, in the file.

line-form = “{ $line }” is not understood. A line is: seat, purpose, cards. For example: 1 discard Copper, Estate
line-purpose = “{ $purpose }” is not something to decide. There are: { $purposes }.
line-count = “{ $part }” names more cards than there are.
wrong-number = { $n ->
    [0] Nothing is picked
    [1] One is picked
   *[other] { $n } are picked
}, and { $exact ->
    [yes] it must be { $least }.
   *[no] it may be { $least } to { $most }.
}
wrong-all-or-none = It must be { $most } or none.
not-so-many = There { $n ->
    [1] is only one { $pick }
   *[other] are only { $n } { $pick }
} to pick from.
not-offered = “{ $pick }” cannot be picked here. On offer: { $offered }.

record-foreign = { $file }, line 1: this is no record of a game. A record begins with “{ $heading }”.
record-line = { $file }, line { $line }: “{ $text }” is not understood.
record-cut = { $file }, line { $line }: the file ends too soon; “answers:” and the answers are missing.
record-missing = { $file }, line { $line }: “{ $field }:” is missing above this line.
record-answer = { $file }, line { $line }: { $problem }
record-other = { $file }, line { $line }: the game asks “{ $asked }” here.
record-over = { $file }, line { $line }: the game is over before this line.
record-needs-bot = { $bot } plays here: to go on, say where that file is with --bots { $bot }
record-no-such-bot = { $file }: no { $bot } plays in this game. With --resume, --bots names the Python files of its bots.
record-older = { $file }: this game was made with version { $made }, and this is { $here }: the rules changed in version { $rules }, so it can no longer be replayed.
record-newer = { $file }: this game was made with version { $made }, and this is only { $here }: the rules may have changed in between. Install the newer version to replay it.
resume-over = { $file }: this game is over, so there is nothing to go on with; fiefdom replay shows it.
resume-bots = { $file }: only bots play in this game, so there is nobody to go on; fiefdom replay shows it.
game-unknown = There is no file called “{ $game }”, and no kept game of that name or number; fiefdom games lists them.

record-world = Another world has no record: it was not dealt with its seed.
undo-nothing = There is nothing to undo.
undo-answered = Too late to undo: somebody has decided something since.
undo-seen = Too late to undo: new cards have been seen.

scenario-none = { $file }: there is no scenario in it, or something beside them. Each begins with [[scenario]].
scenario-wrong = { $file }, “{ $title }”: { $problem }
scenario-no-title = A scenario needs a title.
scenario-value = { $name } should be { $expected }.
expects-table = a table of keys and values
expects-lines = a list of lines
expects-cards = cards, such as "2 Copper, Estate"
expects-number = a whole number from { $least } to { $most }
expects-one-of = one of: { $choices }
expects-question = a question, such as "2 discard"
expects-seats = a list of seats, such as [2]
expects-tables = a list of tables, such as [{ "{" } seat = 1, card = "Haven", when = "turn" { "}" }]
expects-random = four whole numbers, as a position has them
scenario-at = { $name }: { $problem }
scenario-key = “{ $name }” is not known. Known here: { $allowed }.
scenario-no-pile = { $card } has no pile in this kingdom.
scenario-size = There are { $n } cards and tokens in this position, and at most { $most } can be.
scenario-no-card = Something waits with a card that is not there: { $card } is in this position { $n ->
    [one] once
   *[other] { $n } times
}.
position-word = This position cannot be written: scenario files have no word for “{ $word }”.
scenario-asked = the game asked “{ $asked }”, but the script goes on with “{ $line }”
scenario-line = “{ $line }” cannot be done: { $problem }
scenario-unused = the game was over, or asked nothing more, before “{ $line }”
scenario-differs = { $what }: should be { $expected }, and is { $actual }

strategy-key = { $file }, line { $line }: “{ $field }” is not known; “{ $nearest }” perhaps? A strategy has: { $keys }.
strategy-text = { $file }, line { $line }: { $field } should be a text in quotes.
strategy-list = { $file }, line { $line }: { $field } should be a list of texts, or one text.
strategy-yes-no = { $file }, line { $line }: { $field } should be true or false.
strategy-nameless = { $file }: a strategy needs a name.
strategy-name-long = { $file }, line { $line }: the name is too long: at most { $most } letters.
strategy-rules = { $file }: a strategy needs rules, such as: Silver if count(Silver) < 3
strategy-long = { $file }: a strategy has at most { $most } rules, and here are { $n }.
strategy-rule = { $file }, line { $line }, column { $column }: { $problem }
condition-sign = “{ $sign }” has no meaning in a condition.
condition-rest = “{ $word }” does not go on from what stands before it.
condition-missing = a number, a word or a parenthesis is missing before “{ $word }”.
condition-end = something is missing at the end: a number, a word or a closing parenthesis.
condition-open = this parenthesis is never closed, or not where it should be: “{ $word }”.
condition-deep = too much is nested in this condition: “{ $word }”.
condition-long = this condition is too long: at most { $most } words, numbers and signs.
condition-number = “{ $number }” is too long for a number: at most { $most } digits.
condition-of-what = { $word } of what? Say { $word }(Silver) or { $word }(Treasure).
condition-word = “{ $word }” is not known; “{ $nearest }” perhaps? There are: { $known }.

lab-seats = “{ $seats }” is no way to seat strategies. There are: { $allowed }.
lab-games = One to { $most } games can be played, not { $n }.
lab-kingdom = The cards that you name and those that the strategies need are { $n } together, and a kingdom has ten: { $cards }. Name all ten.
no-cluster = For a cluster, Ray is needed: install fiefdom with its extra “cluster”.
worker-lost = A process that did part of the work was ended from outside, perhaps for want of memory. Try fewer processes: --jobs
cluster-unreachable = There is no Ray cluster that answers at “{ $address }”. An address is host:port, or “auto”; without one, Ray is started on this machine.
lab-tournament-of = A tournament is of two or more different strategies.

import-doctype = { $file } is not read: it has a DOCTYPE or an ENTITY, which strategies do not need.
import-xml = { $file }, line { $line }, column { $column }: this is no XML that can be read.
import-nothing = { $file }: there is no strategy in it.
import-junk = { $file } is not a file of strategies that can be imported. The first problem: { $problem }
import-skipped = { $file }, { $strategy }: { $part } is skipped: { $problem }
import-empty = { $file }, { $strategy }: nothing of it could be understood.
import-word = “{ $word }” is not known.
import-missing = “{ $word }” is missing.

unknown-language = There is no language “{ $language }”. There are: { $languages }.
locale-broken = The language file { $file } cannot be read at line { $line }.
