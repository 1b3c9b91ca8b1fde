// One table as the server describes it: its state, what happened, what was said, and the connection to it.

import { language } from "../locale/locale.svelte";
import type { ChatLine, Error as Mistake, Hello, News, Request, SeenEvent, State } from "../protocol";
import { PROTOCOL } from "../protocol";
import { carryOver, gameAt, learnSeat } from "./games.svelte";
import { look } from "./server.svelte";

export type Connection = "connecting" | "open" | "lost" | "refused" | "left";
type AnswerByNumbers = Extract<Request, { type: "answer" }> & { picks: number[] };

/** The server refused us for good: asking again would change nothing. */
const REFUSED = 4000;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
const SILENCE = 25_000;

export class TableStore {
  state = $state.raw<State | null>(null);
  events = $state.raw<SeenEvent[]>([]);
  lines = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>("connecting");
  /** When the connection was lost, in milliseconds; 0 while there is one. */
  lostAt = $state(0);
  /** The last thing that was refused. */
  mistake = $state.raw<Mistake | null>(null);
  /** The table where the next game is played. */
  movedTo = $state("");
  /** The answer that the server has not acknowledged yet. */
  underWay = $state.raw<AnswerByNumbers | null>(null);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private readonly online = (): void => this.tryNow();

  /** With the key of one seat, where several people sit at this screen. */
  constructor(
    readonly name: string,
    private readonly seatKey = "",
  ) {
    addEventListener("online", this.online);
    this.connect();
  }

  /**
   * Answer the current question; false without a connection. If that breaks before the server has the answer, it is
   * sent again when the connection is back, unless it is taken back.
   */
  answer(picks: number[]): boolean {
    if (!this.state || this.underWay || this.connection !== "open") return false;
    this.underWay = { type: "answer", step: this.state.step, picks };
    this.mistake = null;
    return this.send(this.underWay);
  }

  /** Do not send the answer again that the server has not acknowledged. */
  takeBack(): void {
    this.underWay = null;
  }

  /** Anything else that one may ask for; false if there is no connection. */
  send(request: Request): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  /** Do not wait for the next attempt. */
  tryNow(): void {
    if (this.connection !== "lost") return;
    this.wait = FIRST_WAIT;
    this.connect();
  }

  leave(): void {
    this.connection = "left";
    removeEventListener("online", this.online);
    this.drop();
  }

  private connect(): void {
    this.drop();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.name)}/socket`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.hello()));
    socket.onmessage = (message) => {
      this.heard = Date.now();
      this.hear(JSON.parse(message.data as string) as News);
    };
    socket.onclose = (closed) => this.lose(closed.code);
    this.heard = Date.now();
    this.pulse = setInterval(() => this.listen(), SILENCE / 2);
  }

  private hello(): Hello & { type: "hello" } {
    const game = gameAt(this.name);
    const others = this.seatKey ? (game?.seatKeys ?? []) : [];
    const keys = (game?.keys ?? []).filter((key) => key === this.seatKey || !others.includes(key));
    return { type: "hello", protocol: PROTOCOL, keys, have: this.state?.number ?? 0, language: language() };
  }

  /** A connection that breaks without a word, as on a phone, is noticed by its silence. */
  private listen(): void {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ type: "ping", id: 0 });
  }

  private hear(news: News): void {
    switch (news.type) {
      case "state":
        this.take(news);
        break;
      case "line":
        if (!this.lines.some((line) => line.number === news.number)) this.lines = [...this.lines, news];
        break;
      case "error":
        this.mistake = news;
        this.underWay = null;
        break;
      case "moved":
        carryOver(this.name, news.table);
        this.movedTo = news.table;
        break;
      case "goodbye":
      case "pong":
        break;
    }
  }

  private take(state: State): void {
    const isBack = this.connection !== "open";
    // A server that was away may have come back as a new version.
    if (this.lostAt) void look();
    this.events = [...this.events.slice(0, state.events_from), ...state.events];
    this.state = state;
    this.connection = "open";
    this.lostAt = 0;
    this.wait = FIRST_WAIT;
    const game = gameAt(this.name);
    if (state.you.seat !== null) learnSeat(this.name, state.you.seat);
    if (game && state.standings && !game.isOver) game.isOver = true;
    if (this.underWay && this.underWay.step !== state.step) this.underWay = null;
    else if (this.underWay && isBack) this.send(this.underWay);
  }

  private lose(code: number): void {
    clearInterval(this.pulse);
    this.socket = null;
    if (this.connection === "left") return;
    if (code === REFUSED) {
      this.connection = "refused";
      return;
    }
    this.connection = "lost";
    this.lostAt ||= Date.now();
    this.timer = setTimeout(() => this.connect(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket.close();
    this.socket = null;
  }
}

/** What the table is drawn from: one that is played at, or one of a game that is over. */
export type AnyTable = Pick<TableStore, keyof TableStore>;

/** Sit down at a table, in one's seat or to watch; call `leave` when the page goes. */
export function sitDown(table: string, seatKey = ""): TableStore {
  return new TableStore(table, seatKey);
}
