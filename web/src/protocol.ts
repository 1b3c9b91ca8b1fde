// Made by make_types.py from the server's structs: do not edit, run `make web-types`.

export const PROTOCOL = 2;

/** The first message: the version of the protocol, the keys that the client holds, and what it already knows. `counts` is for programs that play: they remember what they own, whether or not the table shows it to people. */
export interface Hello {
  type: "hello";
  protocol: number;
  keys?: string[];
  have?: number;
  language?: string;
  counts?: boolean;
}

/** The answer to question number `step`: the indices of options, or their names. */
export interface Answer {
  type: "answer";
  step: number;
  picks: (number | string)[];
}

/** Choose a card for the kingdom, where the players do so in turn. `step` is that of the state. */
export interface Choose {
  type: "choose";
  step: number;
  card: string;
}

/** Undo your last answer: at once if that is free, otherwise the others are asked. */
export interface Undo {
  type: "undo";
}

/** Agree to the undo that somebody asked for, or not. */
export interface Agree {
  type: "agree";
  agreed: boolean;
}

export interface Resign {
  type: "resign";
}

/** Give up a seat before the game. */
export interface Leave {
  type: "leave";
}

/** Play again yourself, after a bot has played. */
export interface Return {
  type: "return";
}

/** A line of chat. */
export interface Say {
  type: "say";
  text: string;
}

/** The host: close the chat for a seat, for somebody who watches, or else for all who watch; or open it again. */
export interface Mute {
  type: "mute";
  seat?: number | null;
  watcher?: string;
  muted?: boolean;
}

/** The host: send somebody away who sits in a seat, or who watches. */
export interface Remove {
  type: "remove";
  seat?: number | null;
  watcher?: string;
}

/** The host: deal the cards. Free seats go to bots of this name. */
export interface Start {
  type: "start";
  bot?: string;
}

export interface Pause {
  type: "pause";
}

export interface Resume {
  type: "resume";
}

/** The host: let a bot play for an absent person. */
export interface Replace {
  type: "replace";
  seat: number;
  bot?: string;
}

/** The host: end the table. */
export interface End {
  type: "end";
}

/** Play again with the same people. */
export interface Rematch {
  type: "rematch";
}

/** From now on, speak this language. */
export interface Language {
  type: "language";
  language: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id?: number;
}

/** Everything there is to draw. `number` counts the entries of the table's log: after a break, say hello with it. `step` is the number of the question. `events` come after the first `events_from` of those that the client has; later ones were undone. */
export interface State {
  type: "state";
  number: number;
  step: number;
  you: You;
  table: TableSeen;
  picture: Picture | null;
  question: QuestionSeen | null;
  events_from: number;
  events: SeenEvent[];
  can: Can;
  undo_asked: number | null;
  seconds_left: number | null;
  scores: number[] | null;
  hands: string[][] | null;
  standings: StandingSeen[] | null;
  watchers: WatcherSeen[];
}

/** Who the client is: in a seat, or watching; and whether it is the host. */
export interface You {
  seat: number | null;
  is_host: boolean;
}

/** The table as everybody sees it. `notices` are sentences that everybody should read before they sit down, if any. `asked` is who has to decide, `turn` counts the turns of the player whose turn it is, and `next_first` starts the next game, unless chance is to decide that. */
export interface TableSeen {
  table: string;
  title: string;
  status: "drafting" | "ended" | "open" | "over" | "paused" | "playing";
  kingdom: string[];
  seats: SeatSeen[];
  undo: "consent" | "free" | "off";
  visibility: "link" | "local" | "open";
  turn_seconds: number;
  discreet: boolean;
  open_hands: boolean;
  rematch: string;
  problem: string;
  notices: string[];
  asked: number | null;
  turn: number;
  next_first: number | null;
  all_treasures: boolean;
  draft: DraftSeen | null;
  chat_closed: boolean;
  twin: TwinSeen | null;
}

/** A seat as everybody sees it. `bot` is the bot that plays there, also one that stands in for an absent person. */
export interface SeatSeen {
  name: string;
  bot: string;
  is_person: boolean;
  is_free: boolean;
  present: boolean;
  resigned: boolean;
  muted: boolean;
}

/** A kingdom that the players choose in turn: the cards that were in it from the start, those chosen so far, and `cards`, from which the next one is chosen by the player that the table has `asked`. */
export interface DraftSeen {
  named: string[];
  chosen: CardChosen[];
  cards: string[];
}

/** Who chose which card for the kingdom. */
export interface CardChosen {
  seat: number;
  card: string;
}

/** The other of two tables, where the rest of a crowd plays: whether the game there is over and, once both are, everybody's place, the best first. */
export interface TwinSeen {
  table: string;
  is_over: boolean;
  places: PlaceSeen[];
}

/** How somebody ended among those at two tables: at this one or not, in which place of their own table, and the rank among all. */
export interface PlaceSeen {
  name: string;
  is_here: boolean;
  place: number;
  score: number;
  turns: number;
  rank: number;
}

/** Everything that a seat may know of the position. Onlookers get the fields that are always there. `costs` are in coins; `price_parts` has what piles cost besides, if any do: Potions or debt. */
export interface Picture {
  ahead?: Ahead;
  costs: Record<string, number>;
  deck_size?: number;
  empty_piles: number;
  hand?: string[];
  is_over: boolean;
  is_safe?: boolean;
  owned?: Record<string, number>;
  phase: string;
  piles_to_end: number;
  players: PlayerSeen[];
  price_parts?: Record<string, Record<string, number>>;
  question?: QuestionSeen | null;
  score?: number;
  seat: number | null;
  supply: Record<string, number>;
  tokens: Record<string, Record<string, number>>;
  traps?: Record<string, Record<string, number>>;
  trash: string[];
  turn: number;
}

/** What a program that looks ahead needs besides: with it, a picture becomes a game. `cheaper` is how much less every card costs, `resigned` who has resigned, in that order; `attack` is the one that the seat reacts to, and `has_reacted` whether it has done so. */
export interface Ahead {
  attack: string | null;
  cheaper: number;
  extra_turns: number[];
  has_reacted: boolean;
  is_extra_turn: boolean;
  players: Remembered[];
  regular_turn: number;
  resigned: number[];
  waiting: WaitingSeen[];
}

/** What a seat can count and remember of a player. `owned` is what they own, as if no card had been passed that the seat does not know, and `total` how many cards they really have; `discards` are the cards under the top one of their discard pile that it saw go there; then what they have played, gained and bought this turn, how many cards they draw for their next hand, and who may see each of their uncovered zones. */
export interface Remembered {
  bought: string[];
  discards: string[];
  gained: string[];
  next_hand: number;
  owned: Record<string, number>;
  played: string[];
  sights: string[];
  total: number;
}

/** An effect that waits for `watched` seats to do something, perhaps with a card `of` some kinds or `types`. Cards are numbers among all that its player has in play and, after those, uncovered, or -1 if they are elsewhere: the card whose effect it is (`at`), those that it `keeps` in play, and those that it is `about`. */
export interface WaitingSeen {
  about: number[];
  at: number;
  card: string;
  keeps: number[];
  of: string[];
  seat: number;
  types: string[];
  until: string;
  watched: number[];
  when: string;
}

/** A player. `from_before` are those cards in play that were played in an earlier turn. `numbers` are what is counted for a player: everything that there is any of, and on their turn actions, buys and coins. */
export interface PlayerSeen {
  discard_top: string | null;
  from_before: string[];
  hand_size: number;
  in_play: string[];
  known: Known[];
  numbers: Record<string, number>;
  resigned: boolean;
  seat: number;
  tokens: Record<string, number>;
  turns: number;
  uncovered: Uncovered[];
}

/** Cards that are known to be in these places, in some order. A place is a zone and, in a deck, the depth. */
export interface Known {
  cards: string[];
  places: ((string | number)[])[];
}

/** A mat or another zone of a player; `cards` is None if only their number is known. */
export interface Uncovered {
  cards: string[] | null;
  count: number;
  zone: string;
}

/** The pending question. Those who are not asked get the first two fields only. `keys` are the sentences that ask it, the best one first, and `how` is the form of that sentence for how many are to be picked; `bonuses` are those of the options that stand for a bonus. `zones` are there if the cards to pick from do not all lie in `zone`: one for each. `treasure_order` is which Treasures can be played at once, in an order that is best, before one whose order is up to the player; `treasures` is how many $ they give, or None if there are none. */
export interface QuestionSeen {
  all_or_none?: boolean;
  bonuses?: Record<string, [string, number]>;
  how?: string;
  is_for_treasures?: boolean;
  keys?: string[];
  least?: number;
  most?: number;
  options?: string[];
  ordered?: boolean;
  owner?: number | null;
  phase?: string;
  purpose?: string;
  seat: number;
  sort?: string;
  source: string | null;
  treasure_order?: number[];
  treasures?: number | null;
  widget?: string;
  zone?: string | null;
  zones?: string[];
}

/** An event as one seat knows it. `cards` is None if it only knows how many, `count`; `top` may still be seen. `keys` are the sentences that tell it, the best one first; if it `joins`, it stands on the line of the event before. `cause` is the card whose effect brought it about, `depth` how many effects were going on, one inside the other. Cards that moved went from zone `origin` to zone `target`; `other` is the seat that got them, if not the same. What does not matter is empty: which `turn` of the player begins, 0 for an extra one; whether a hand was drawn for the next turn (`is_next_hand`); the `bonus` that they got or chose; the `label` of what they chose, or the card that they `named`; the `token` of which they have an `amount` now, or spend it, or put one on a pile; how many cards lie on top of one that was tucked into a deck (`covered`). */
export interface SeenEvent {
  number: number;
  name: string;
  keys: string[];
  joins: boolean;
  seat: number;
  cards: string[] | null;
  count: number;
  top: string | null;
  turn: number;
  is_next_hand: boolean;
  bonus: [string, number] | null;
  label: string;
  named: string | null;
  token: string;
  amount: number;
  covered: number;
  other: number | null;
  cause: string | null;
  depth: number;
  origin: string;
  target: string;
}

/** What the client may do now besides answering. `undo` is how: at once, by asking the others, or not. */
export interface Can {
  undo: "ask" | "free" | "no";
  agree: boolean;
  resign: boolean;
  leave: boolean;
  come_back: boolean;
  start: boolean;
  pause: boolean;
  resume: boolean;
  end: boolean;
  rematch: boolean;
  say: boolean;
  copy_position: boolean;
}

/** How a seat ended. */
export interface StandingSeen {
  seat: number;
  score: number;
  turns: number;
  rank: number;
  cards: Record<string, number>;
}

/** Somebody who watches, as the host sees them: what to call them in messages, and the number that their lines in the chat have, 0 if there are none. */
export interface WatcherSeen {
  watcher: string;
  number: number;
  muted: boolean;
}

/** A line of chat. An empty name is somebody who watches, and `watcher` says which of them, as a number; a notice is what the server itself has to say. */
export interface ChatLine {
  type: "line";
  number: number;
  name: string;
  text: string;
  when: number;
  is_notice: boolean;
  watcher: number;
}

/** Something was refused, and nothing has changed. If it only came too fast, try again after `delay` seconds. */
export interface Error {
  type: "error";
  key: string;
  text: string;
  delay: number;
}

/** The next game, or yours where there are two tables, is played at this table; the same keys open it. */
export interface Moved {
  type: "moved";
  table: string;
}

export interface Pong {
  type: "pong";
  id: number;
}

/** The server closes; it may be back soon. */
export interface Goodbye {
  type: "goodbye";
  text: string;
}

/** Open a table; `name` is the host's, who gets this `seat` or, without one, the first that is for a person. With a record, its game goes on from after this many of its answers: cards and chance are those of the record. */
export interface OpenTable {
  name?: string;
  options?: TableOptions;
  record?: string;
  steps?: number;
  seat?: number | null;
}

/** How to play. `kingdom` is the name of a recommended one, or the names of cards; random ones fill it up, or with `draft` the players do, who choose in turn. A table for two or more people is `discreet`, unless they choose. More than six seats are dealt to two tables. A `position` is the text of a scenario file, in which the game begins; it also decides the number of seats, the kingdom, and who goes first. */
export interface TableOptions {
  seats?: SeatOptions[];
  title?: string;
  kingdom?: string | string[];
  boxes?: string[];
  edition?: 0 | 1 | 2;
  wishes?: string[];
  veto?: string[];
  draft?: boolean;
  position?: string;
  seed?: number | null;
  first?: number | null;
  undo?: "consent" | "free" | "off";
  show_score?: boolean;
  show_deck?: boolean;
  open_hands?: boolean;
  discreet?: boolean | null;
  all_treasures?: boolean;
  turn_seconds?: number;
  pace?: number;
  visibility?: "link" | "local" | "open";
}

/** One seat: of a bot, by its level or strategy, or of a person. Without either name, anybody may take it. */
export interface SeatOptions {
  bot?: string;
  name?: string;
}

/** A table was opened, with the keys to it. Nobody can find out a key again. */
export interface NewTable {
  table: string;
  host_key: string;
  watch_key: string;
  seat: number | null;
  seat_key: string;
}

/** Take a seat: any, or this one. The key for watching is the invitation to a table that is not in the lobby. */
export interface TakeSeat {
  name: string;
  seat?: number | null;
  key?: string;
}

export interface Seated {
  table: string;
  seat: number;
  seat_key: string;
}

/** A table in the lobby; `rules` is the version that opened it. */
export interface LobbyTable {
  table: string;
  title: string;
  status: string;
  kingdom: string[];
  seats: SeatOptions[];
  free: number;
  rules: string;
}

export interface Refusal {
  key: string;
  text: string;
}

/** Show the game of a record. */
export interface ShowRecord {
  record: string;
}

/** A game to look at again: who played, and how points and money grew. `steps` is the number of its answers. Once the game is over, `went_for` has a sentence for each player: what a bot that plays by a plan went for, and why; empty for everybody else. */
export interface Replay {
  players: string[];
  bots: string[];
  kingdom: string[];
  steps: number;
  moments: Moment[];
  standings: StandingSeen[] | null;
  went_for: string[];
}

/** The beginning of a turn, or the end: after how many answers, and everybody's points and money then. */
export interface Moment {
  step: number;
  seat: number;
  turn: number;
  scores: number[];
  money: number[];
}

/** Some positions of a replay, the first one after `step` answers, and what happened up to the last of them, from event number `events_from` on. If not everything fits, there is less than was asked for, and perhaps no position. */
export interface Slice {
  step: number;
  frames: Frame[];
  events_from: number;
  events: SeenEvent[];
}

/** A position of a replay, and how many things had happened by then; `hands` where all cards are open. */
export interface Frame {
  picture: Picture;
  happened: number;
  hands: string[][] | null;
}

/** A position from which a game can go on: for how many players, with which cards, and whose turn it is; `turn` counts the turns of that player, with this one. */
export interface PositionSeen {
  players: number;
  kingdom: string[];
  seat: number;
  turn: number;
}

/** A card: its English name, by which pictures call it, and what is printed on it. `cost` is in coins, and `price_parts` has the Potions or debt that it costs besides. `lines` is everything that it says; `text` leaves out what the numbers say: its worth, bonuses and points. `good_for` has the wishes for a kingdom that it fulfils. */
export interface CardSeen {
  name: string;
  title: string;
  box: string;
  editions: number[];
  cost: number;
  price_parts: Record<string, number>;
  types: string[];
  type_line: string;
  lines: string[];
  text: string[];
  rulings: string[];
  cards: number;
  actions: number;
  buys: number;
  coins: number;
  points: number;
  good_for: string[];
}

/** What a page about one card has besides: its names by language, and the kingdoms and strategies that use it. */
export interface CardInFull {
  name: string;
  names: Record<string, string>;
  kingdoms: KingdomSeen[];
  strategies: BotSeen[];
}

/** A kingdom; without name and source if nobody recommends it. */
export interface KingdomSeen {
  name: string;
  title: string;
  source: string;
  cards: string[];
}

/** A bot that can take a seat; a level is an opponent for people, all others are strategies, with what they need. */
export interface BotSeen {
  name: string;
  is_level: boolean;
  about: string;
  needs: string[];
}

/** What kingdom to have: a recommended one by its name, or cards, named in any language, as people paste them. The cards that these `bots` need and random ones fill it up to ten, unless `fill_up` is false. */
export interface KingdomWish {
  kingdom?: string | string[];
  boxes?: string[];
  edition?: 0 | 1 | 2;
  wishes?: string[];
  veto?: string[];
  bots?: string[];
  fill_up?: boolean;
}

/** A recommended kingdom that needs boxes which are not there yet, with all that goes with its ten cards. `besides` has piles besides the ten, `set_up` what is chosen for a card or landscape. `titles` has the names, in the client's language, of what is in no catalogue yet, where they are not the English ones. */
export interface KingdomLater {
  name: string;
  title: string;
  source: string;
  cards: string[];
  landscapes: string[];
  besides: string[];
  set_up: Record<string, string[]>;
  needs: string[];
  titles: Record<string, string>;
}

export type Request = Answer | Choose | Undo | Agree | Resign | Leave | Return | Say | Mute | Remove | Start | Pause | Resume | Replace | End | Rematch | Language | Ping;

export type News = State | ChatLine | Error | Moved | Pong | Goodbye;
