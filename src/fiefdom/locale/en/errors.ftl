# Messages about input that cannot be used. One line each: what was wrong, what is allowed.

unknown-card = There is no card called “{ $card }”. Did you mean { $nearest }?
unknown-card-at-all = There is no card called “{ $card }”; see fiefdom cards for the list.
unknown-kingdom = There is no kingdom or card called “{ $kingdom }”. Did you mean { $nearest }?
unknown-kingdom-at-all = There is no kingdom or card called “{ $kingdom }”; see fiefdom kingdoms and fiefdom cards for the lists. You can also name up to ten cards, separated by commas.
unknown-box = There is no box called “{ $box }”. The boxes are: { $boxes }.
unknown-bot = There is no bot called “{ $bot }”. Did you mean { $nearest }?
unknown-bot-at-all = There is no bot called “{ $bot }”. There are { $bots }, and those that fiefdom strategies lists. You can also name a strategy file (.toml), a Python file with a bot (.py) or a trained network (.npz).
unknown-strategy = There is no strategy called “{ $strategy }”. Did you mean { $nearest }?
unknown-strategy-at-all = There is no strategy called “{ $strategy }”; see fiefdom strategies for the list. You can also name a strategy file (.toml).
kingdom-size = A kingdom needs ten cards; you gave { $n }.
kingdom-needs = The cards that you named and those that the strategies need add up to { $n }, but a kingdom has ten: { $cards }. Name all ten.
kingdom-basic = { $card } is in every game, so it cannot be one of the ten cards of a kingdom.
kingdom-twice = You named { $card } twice; the ten cards of a kingdom must all be different.
card-later = { $card } is from { $box }, which Fiefdom does not have yet.
kingdom-boxes = You cannot play “{ $kingdom }” yet: it needs { $boxes }, which Fiefdom does not have.
kingdom-later = Fiefdom does not have these yet: { $later }.{ $n ->
    [0] {""}
   *[other] {" "}It has { $known }.
}
later-cards = { $cards } ({ $box })
later-more = { $first }; { $other }
draft-chosen = { $card } is already in the kingdom.
draft-card = { $card } is not among the cards that you can choose from.
draft-full = There is nothing left to choose: the kingdom already has ten cards.
draft-wishes = Wishes are for random kingdoms. Where players choose the cards in turn, leave them out.
too-few-cards = A kingdom needs ten cards, but those boxes and editions have only { $n }.
veto-named = You both named and vetoed { $card }; do only one of the two.
box-shares = The boxes add up to { $n ->
    [one] 1 card
   *[other] { $n } cards
}; a kingdom has ten.
unknown-wish = You cannot wish for “{ $wish }”. You can wish for: { $wishes }.
wishes-too-many = No kingdom from those cards grants all your wishes: wish for less, or allow more cards.
player-number = A game has two to six players; you gave { $n }.
no-such-seat = There is no seat { $seat }: the seats are 1 to { $n }.
name-twice = Two players are called { $name }; give each a different name.
name-alike = “{ $name }” looks too much like “{ $other }” at this table: take a name that nobody can mix up with it.
name-invisible = Part of the name “{ $name }” cannot be seen: use letters that everybody can see.
name-form = “{ $name }” cannot be a player's name: a name is one line of at most { $most } characters, with no space at either end and no comma, parenthesis or colon.
bot-name-form = “{ $name }” cannot be the name of a bot: it must be a single line.

strategy-exists = { $file }: a strategy called { $strategy } already exists. Give yours another name.
card-exists = { $file }: a card called { $card } already exists. Give yours another name.
card-name-form = “{ $name }” cannot be the name of a card: a name is one line with at least one letter, and without , ; = # ( ) or the word “if”.
card-number-form = { $name }: { $field } is { $value }, but must be a whole number{ $least ->
    [zero] {" "}of 0 or more.
   *[any] .
}
card-types-form = { $name }: types is { $value }, but must be one or more of { $types }.
card-next-turn = { $name }: next_turn needs the type DURATION.
python-syntax = { $file }, line { $line }: this is not valid Python.
python-broken = { $file }, line { $line }: { $problem }
card-failed = { $file }, line { $line }: { $name } failed: { $problem }.
card-endless = it did not finish within { $n } seconds
card-asks = it asked more than { $n } questions in a row
cards-suspected = The game crashed, most likely because of a card in { $files }: { $problem }.
python-wrong = { $file }: { $problem }
cards-package = The installed cards from { $package } cannot be used: { $problem }
python-ending = { $file } is not a Python file: its name must end in .py.
cards-none = { $file } defines no cards: make one with card("Name", cost=…, types=…).
bots-none = { $file } has no bot: write a class with answer(self, view, decision), or a function make_bot(seed).
bots-several = { $file } has several bots ({ $bots }): write a function make_bot(seed) that returns the one that plays.
bots-no-answer = { $bot } does not make a bot: there is no answer(view, decision).
bots-package = The installed bot { $bot } cannot be used: { $problem }
bot-answer = { $bot } gave an answer that is not allowed: { $answer }. The question was: { $asked }
turn-limit = A game needs at least one turn; you gave { $n }.
network-form = { $file } is not a network that Fiefdom can play with: save it with Network.save.
network-version = { $file } was made for different numbers of actions and features; this version of Fiefdom uses version { $version }. Train it again.
network-players = { $bot } has only learned to play with { $n } players.

game-stopped = { $problem } (The game is saved as it was before.)
file-missing = There is no file called { $file }.
file-large = { $file } is too large: the limit is { $most } characters.
file-no-text = { $file } cannot be read: it is not text.
file-other = { $file } already exists and is not a saved game; choose another name.
file-exists = { $file } already exists. Choose another name, or add --force to overwrite it.
file-ending = { $file }: the name has to end in { $ending }, or Fiefdom will not recognise the file.
file-twice = You named { $file } twice; give each file a different name.
file-unreadable = { $file } cannot be read: { $problem }.
file-unwritable = { $file } cannot be written: { $problem }.
output-failed = The output could not be written: { $problem }.
os-folder = it is a folder
os-forbidden = permission denied
os-full = no space left on the disk
os-links = its links form a loop
os-long-name = its name is too long
os-no-folder = there is no such folder
os-no-address = this computer does not have that address
os-no-answer = nothing answers there
os-no-host = there is no such address
os-no-reader = nobody is reading from it
os-other = operating system error { $number }
os-port-taken = another program already uses this port
toml-broken = { $file }, line { $line }, column { $column }: this is not valid TOML. A line is: key = value, with text in quotes.
toml-twice = { $file }, line { $line }, column { $column }: this key is defined twice.

database-address = “{ $address }” is not the address of a database. An address looks like postgresql://user:password@host/database or sqlite:///FILE.
database-kind = Fiefdom cannot use a database of the kind “{ $kind }”: use postgresql://… or sqlite:///FILE.
database-unusable = { $database } cannot be used: { $problem }.
database-login = the user name or password is wrong
database-missing = there is no database with that name
database-nowhere = there is no such file. If the server keeps its data in another folder, name that one in FIEFDOM_DATA
database-not-ours = no server has used it yet, so it has no tables
database-silent = no database answers there
database-in-use = another server is using it. Stop that one first, or name another folder in FIEFDOM_DATA
database-foreign = it is not a database
database-damaged = it is damaged: { $missing } is missing or empty. Restore a backup into a new database
database-says = it says “{ $text }”
database-newer = it was made by a newer version of Fiefdom; install that version
database-occupied = it already has tables in it, and a backup can only be restored into an empty database
backup-foreign = it is not a backup made by Fiefdom

line-form = “{ $line }” is not a valid line. A line is: seat, purpose, cards. For example: 1 discard Copper, Estate
line-purpose = “{ $purpose }” is not a purpose. The purposes are: { $purposes }.
line-count = “{ $part }” names more cards than there are.
wrong-number = You picked { $n ->
    [0] nothing
   *[other] { $n }
}; pick { $exact ->
    [yes] { $least }.
   *[no] { $least } to { $most }.
}
wrong-all-or-none = Pick { $most } or none.
not-so-many = There { $n ->
    [1] is only one { $pick }
   *[other] are only { $n } { $pick }
} to pick from.
not-offered = “{ $pick }” cannot be picked here. You can pick: { $offered }.

record-foreign = { $file }, line 1: this is not a saved game. A saved game begins with “{ $heading }”.
record-line = { $file }, line { $line }: “{ $text }” is not valid here.
record-cut = { $file }, line { $line }: the file ends too soon; “answers:” and the answers are missing.
record-missing = { $file }, line { $line }: “{ $field }:” is missing before this line.
record-answer = { $file }, line { $line }: { $problem }
answers-other = here the game asks “{ $asked }”.
answers-over = the game ends before this line.
record-needs-bot = { $bot } plays in this game: to resume it, say where that file is with --bots { $bot }
record-no-such-bot = { $file }: no { $bot } plays in this game. With --resume, --bots names the Python files of its bots.
record-needs-cards = { $file }: this game uses cards of your own. Add { $cards }
record-older = { $file }: this game was saved by version { $made }, but this is version { $here }. The rules changed in version { $rules }, so the game can no longer be replayed.
record-newer = { $file }: this game was saved by version { $made }, but this is only version { $here }. The rules may have changed in between; install the newer version to replay it.
resume-over = { $file }: this game is over, so there is nothing to resume; fiefdom replay prints it.
resume-bots = { $file }: only bots play in this game, so there is nobody to resume it; fiefdom replay prints it.
game-unknown = There is no file called “{ $game }”, and no saved game with that name or number; fiefdom games lists them.

position-players = This position has { $n } players; you named { $given } players and bots.
position-several = { $file } has { $n } scenarios; a position to play from has one.
position-long = This position is in the middle of an effect, { $n } answers in; the limit is { $most }.
position-pasted = Your position
position-over = In this position the game is over: { $file }
record-world = A resampled game cannot be saved: no seed deals it.
resigned-before = Seat { $seat } has already resigned.
undo-nothing = There is nothing to undo.
undo-answered = Too late to undo: another player has made a decision since.
undo-seen = Too late to undo: new cards have been seen.

scenario-none = { $file }: this file must contain scenarios and nothing else. Each begins with [[scenario]].
scenario-wrong = { $file }, “{ $title }”: { $problem }
scenario-no-title = A scenario needs a title.
scenario-value = { $name } should be { $expected }.
expects-table = a table of keys and values
expects-lines = a list of lines
expects-boxes = boxes, such as "dominion, seaside"
expects-cards = cards, such as "2 Copper, Estate"
expects-number = a whole number from { $least } to { $most }
expects-one-of = one of: { $choices }
expects-question = a question, such as "2 discard"
expects-seats = a list of seats, such as [2]
expects-tables = a list of tables, such as [{ "{" } seat = 1, card = "Haven", when = "turn" { "}" }]
expects-random = four or six whole numbers, as in a saved position
scenario-at = { $name }: { $problem }
scenario-key = “{ $name }” is not known here. You can use: { $allowed }.
scenario-no-pile = { $card } has no pile in this kingdom.
scenario-size = This position has { $n } cards and tokens; the limit is { $most }.
scenario-no-card = This position refers to a card that is not in it: { $n ->
    [0] it has no { $card }
   *[other] it has { $card } only { $n ->
        [one] once
       *[other] { $n } times
    }
}.
position-word = This position cannot be saved: scenario files have no word for “{ $word }”.
scenario-asked = the game asked “{ $asked }”, but the next line of the script is “{ $line }”
scenario-line = “{ $line }” is not possible: { $problem }
scenario-unused = the game was over, or asked nothing more, before “{ $line }”
scenario-differs = { $what }: expected { $expected }, got { $actual }

strategy-key = { $file }, line { $line }: “{ $field }” is not known; did you mean “{ $nearest }”? A strategy has: { $keys }.
strategy-key-at-all = { $file }, line { $line }: “{ $field }” is not known. A strategy has: { $keys }.
strategy-groups = { $file }, line { $line }: groups should look like this: groups = { "{" } attacks = "Witch, Militia" { "}" }
strategy-group-name = { $file }, line { $line }: “{ $group }” cannot be the name of a group: a name is one word, and not a card, a type, another group or a word that conditions use.
strategy-text = { $file }, line { $line }: { $field } should be text in quotes.
strategy-list = { $file }, line { $line }: { $field } should be a list of texts, or one text.
strategy-yes-no = { $file }, line { $line }: { $field } should be true or false.
strategy-percent = { $file }, line { $line }: { $field } should be a whole number from 0 to 100.
strategy-nameless = { $file }: a strategy needs a name.
strategy-name-long = { $file }, line { $line }: the name is too long: at most { $most } characters.
strategy-rules = { $file }: a strategy needs rules, such as: Silver if count(Silver) < 3
strategy-long = { $file }: a strategy can have at most { $most } rules; this one has { $n }.
strategy-rule = { $file }, line { $line }, column { $column }: { $problem }
condition-sign = “{ $sign }” has no meaning in a condition.
condition-rest = unexpected “{ $word }”.
condition-missing = a number, a word or a parenthesis is missing before “{ $word }”.
condition-end = something is missing at the end: a number, a word or a closing parenthesis.
condition-open = this parenthesis is never closed, or closed in the wrong place: “{ $word }”.
condition-deep = this condition is nested too deeply: “{ $word }”.
condition-long = this condition is too long: at most { $most } words, numbers and signs.
condition-number = “{ $number }” is too long for a number: at most { $most } digits.
condition-of-what = { $word } of what? Write { $word }(Silver) or { $word }(Treasure).
condition-word-at-all = “{ $word }” is not known. You can use: { $known }.
condition-word = “{ $word }” is not known; did you mean “{ $nearest }”? You can use: { $known }.

lab-seats = “{ $seats }” is not a way to seat strategies. You can use: { $allowed }.
lab-games = You can play 1 to { $most } games; you gave { $n }.
no-cluster = A cluster needs Ray, which is not installed. To install it: { $command }
worker-lost = One of the processes was killed, perhaps because memory ran out. Try fewer processes with --jobs.
cluster-failed = The cluster failed: { $problem }
cluster-unreachable = No Ray cluster answers at “{ $address }”. An address is host:port, or “auto”; without one, Ray starts on this machine.
cluster-unstarted = Ray could not be started: { $problem }
lab-tournament-of = A tournament needs two or more different strategies.

import-doctype = { $file } was not read: it has a DOCTYPE or an ENTITY, which strategies do not need.
import-xml = { $file }, line { $line }, column { $column }: this is not valid XML.
import-nothing = { $file }: this file has no strategy in it.
import-junk = { $file } has no strategies that can be imported. The first problem: { $problem }
import-empty = { $file }, { $strategy }: nothing of it can be imported. The first problem: { $problem }
import-word = unknown word “{ $word }”.
import-missing = “{ $word }” is missing.
import-card = there is no “{ $card }” here.
import-kingdom = in the kingdom there; there are no such cards here.
import-left-out = left out: { $part }: { $problem }
import-differs = { $part }: { $problem }
import-no-win = What is left of this strategy has no way to win.
import-no-win-named = { $strategy }: what is left of it has no way to win.
import-summary = { $n ->
    [one] One strategy
   *[other] { $n } strategies
}, { $rules ->
    [0] with nothing left out.
    [one] with one part left out; a comment says which.
   *[other] with { $rules } parts left out; comments say which.
}
import-unknown = This file has no strategy called “{ $strategy }”. Did you mean { $nearest }?
import-unknown-at-all = This file has no strategy called “{ $strategy }”; without a name, you see all that it has.
import-output = --output needs --import: it is the folder that imported strategies are written to.
import-way = how to play it there; here it is played like any other.
import-setting = a setting of that simulator, which means nothing here.

unknown-language = There is no language called “{ $language }”. The languages are: { $languages }.
locale-broken = The language file { $file } cannot be read at line { $line }.
scenario-key-near = “{ $name }” is not known here. Did you mean: { $nearest }? Cards declare their mats and tokens.
scenario-left = “{ $line }” names what did not come in that order: { $left }
card-names-form = { $name }: { $field } is { $value }, but must be a list of names, such as { $field }=("Hive",)
card-undeclared-mat = no card in this game declares a mat called “{ $name }”: add mats=("{ $name }",) to the card, or correct the name (declared: { $declared ->
    [none] none
   *[other] { $declared }
})
card-undeclared-number = no card in this game counts “{ $name }”: add numbers=("{ $name }",) to the card, or correct the name
card-undeclared-token = no card in this game declares tokens called “{ $name }”: add tokens=("{ $name }",) to the card, or correct the name (declared: { $declared ->
    [none] none
   *[other] { $declared }
})
card-tokens-fixed = tokens only change by me.add_token(name) and me.spend_tokens(name, n)
card-no-bonus = “{ $label }” is not a bonus: write it as +1 Card, +2 Actions, +1 Buy or +$2
card-tokens-below-zero = me.spend_tokens(“{ $name }”, { $n }) is not possible: the number must not be below zero
option-twice = You picked { $name } (option { $pick }) twice.
no-such-option = There is no option { $pick }: they are numbered from 0, and there are { $n }. You can pick: { $offered }.
game-is-over = The game is over.
game-not-over = The game is not over yet; secret_result has the scores so far.
not-your-decision = Seat { $asked } has to decide now, not seat { $seat }.
question-open = The table is not waiting for a question with only one answer.
game-diverged = The game asked something else when it was run again: { $question }
no-other-world = None of { $n } resampled games looks like this one to seat { $seat }.
actions-labels = Actions can choose from up to { $n } labels that are not in the list.
action-masked = Action { $action } is masked out. Allowed: { $allowed }.
action-none = This agent has to act: None is for agents that are done.
action-waits = { $agent } is not asked, so it can only wait (action { $action }).
picked-elsewhere = What was picked so far cannot be picked there.
card-moment = cards can only wait for one of the moments, such as GAINED
card-no-effect = this is only possible while an effect of a card is going on
card-not-waiting = me.waiting is only there for effects that have waited
card-without-sequel = { $card } waits for { $moment }, but has no function for it: put @name.{ $verb }({ $moment }) above one
card-not-reacting = only a reaction to an Attack can make somebody safe from it
card-left-cards = { $card } ended with cards left over in “{ $zone }”: { $cards }
card-twice = { $card } is in two places at once: { $zone } and { $other }
cards-nowhere = { $n ->
    [one] one card is nowhere
   *[other] { $n } cards are nowhere
}
number-below-zero = seat { $seat } has less than nothing: { $number }
