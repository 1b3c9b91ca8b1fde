// The ten cards that a table is going to be played with, while somebody chooses them. The server does the choosing.

import { byPrice } from "../card/price";
import type { KingdomSeen, KingdomWish, PositionSeen } from "../protocol";
import { postJson } from "../state/api";
import { cardNamed } from "../state/cards.svelte";
import { Errand } from "../state/errand.svelte";
import { inOrder } from "../locale/lists";
import { t } from "../locale/locale.svelte";
import { botsSeated, setChairs } from "../seats/chairs.svelte";
import { liked, taste } from "./taste.svelte";

export const PILES = 10;

/** A position that the game goes on from, with its text. */
export interface Laid extends PositionSeen {
  text: string;
}

/** What a position is called, instead of a kingdom's name. */
export function laidTitle({ turn, players }: Laid): string {
  return t("web-position-title", { turn, n: players });
}

export class Chosen {
  /** English names, up to ten; what is missing will be random. */
  names = $state.raw<string[]>([]);
  /** The English name of a recommended kingdom, and what it is called. */
  name = $state("");
  title = $state("");
  isRandom = $state(false);
  private isInTurn = $state(false);
  /** Where the game goes on from, if it is not dealt. */
  position = $state.raw<Laid | null>(null);
  /** Reads what lies in the field for pasting and was not read yet. */
  pasted: (() => Promise<boolean>) | null = null;
  errand = new Errand();
  laying = new Errand();
  /** How many wishes there were, and the number of the latest that has come true. */
  private wishes = 0;
  private fulfilled = 0;

  /** As they lie on the table: by cost, then by name. */
  get sorted(): string[] {
    return this.names
      .map(cardNamed)
      .sort((one, other) => byPrice(one, other) || inOrder(one.title, other.title))
      .map((card) => card.name);
  }

  /** The players choose the cards in turn, when they have sat down. */
  get isDraft(): boolean {
    return this.isInTurn;
  }

  set isDraft(isDraft: boolean) {
    this.fulfil(++this.wishes, () => (this.isInTurn = isDraft));
  }

  take(kingdom: KingdomSeen): void {
    this.fulfil(++this.wishes, () => this.put(kingdom));
  }

  /** Ten random cards, as one likes them, with those that strategies need. */
  draw(): Promise<boolean> {
    return this.ask(likedByAll(), true);
  }

  /** Another card in the place of this one. */
  replace(name: string): Promise<boolean> {
    const others = this.names.filter((other) => other !== name);
    return this.ask({ ...likedByAll(), kingdom: others, veto: [...taste.veto, name] }, true);
  }

  /** The cards of a pasted line, a link or a recommended kingdom. */
  read(text: string): Promise<boolean> {
    return this.ask({ kingdom: text, fill_up: false });
  }

  /** Call it by its name in the current language. */
  async retitle(): Promise<void> {
    if (this.name) await this.read(this.name);
  }

  /** Put a card in, or take it out. */
  toggle(name: string): void {
    const { names } = this;
    const cards = names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
    this.take({ name: "", title: "", source: "", cards });
  }

  clear(): void {
    this.take({ name: "", title: "", source: "", cards: [] });
  }

  /** The cards and players of a position, from which the game goes on. */
  lay(text: string | Promise<string>): Promise<boolean> {
    const wish = ++this.wishes;
    return this.laying.run(async () => {
      const position = await text;
      const seen = await postJson<PositionSeen>("/api/positions", { position });
      this.fulfil(wish, () => {
        this.put({ name: "", title: "", source: "", cards: seen.kingdom });
        this.position = { ...seen, text: position };
        setChairs(seen.players);
      });
    });
  }

  private async ask(wish: KingdomWish, isRandom = false): Promise<boolean> {
    const { pasted } = this;
    const number = ++this.wishes;
    const isDone = await this.errand.run(async () => {
      const kingdom = await postJson<KingdomSeen>("/api/kingdoms", wish);
      this.fulfil(number, () => this.put(kingdom, isRandom));
    });
    if (isDone && this.pasted === pasted) this.pasted = null;
    return isDone;
  }

  private put(kingdom: KingdomSeen, isRandom = false): void {
    this.names = kingdom.cards;
    this.name = kingdom.name;
    this.title = kingdom.title;
    this.isRandom = isRandom;
    this.isInTurn = false;
    this.position = null;
  }

  /** Do what was wished for, unless a later wish has already come true: answers may overtake each other. */
  private fulfil(wish: number, how: () => void): void {
    if (wish < this.fulfilled) return;
    this.fulfilled = wish;
    how();
  }
}

/** The taste, and the bots, whose strategies need some cards. */
function likedByAll(): KingdomWish {
  return { ...liked(), bots: botsSeated() };
}
