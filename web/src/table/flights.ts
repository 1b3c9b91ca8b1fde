// Cards in flight over the table. They are pictures of cards only: the real ones are where they belong all the time.

import { mount, unmount } from "svelte";
import Card from "../card/Card.svelte";
import CardBack from "../card/CardBack.svelte";
import type { Flock, Move } from "./moves";

const MOVE = 200;
const APART = 40;
/** How long after the first card of a flock the first card of the next sets out, at most. */
const NEXT = 140;
const LONGEST = 640;
const EASE = "cubic-bezier(.2,.7,.2,1)";
/** How wide a card is where there is only a panel, a pile or a sign of it; and at which width it is drawn at least. */
const SMALL = 40;
const DRAWN = 88;
const SHIFTED = 2;

interface Spot {
  rect: DOMRect;
  /** A face of a card is as wide as the card; anything else stands for cards. */
  isFace: boolean;
  /** A card among others, which make room for each other. */
  isAmongOthers: boolean;
}

export type Places = Map<string, Spot>;

/** Where every card of a zone is, and every zone itself. */
export function placesNow(): Places {
  const places: Places = new Map();
  for (const zone of document.querySelectorAll<HTMLElement>("[data-zone], [data-seat]")) {
    const name = zone.dataset.zone ?? `seat-${zone.dataset.seat}`;
    // A deck or a discard pile is the card that lies on it.
    const top = zone.matches("figure") ? zone.querySelector(".card") : null;
    const rect = (top ?? zone).getBoundingClientRect();
    if (rect.width > 0) places.set(name, { rect, isFace: top !== null, isAmongOthers: false });
    for (const card of zone.querySelectorAll<HTMLElement>("[data-card]")) {
      places.set(`${name} ${card.dataset.card}`, {
        rect: card.getBoundingClientRect(),
        isFace: card.querySelector(".card") !== null,
        isAmongOthers: card.querySelector(".card, .slip") !== null,
      });
    }
  }
  return places;
}

export class Flights {
  private animations: Animation[] = [];
  private grounded: (() => void)[] = [];
  private sky: HTMLElement | null = null;

  /** Let all flocks set out, one after the other, and what has moved aside slide to its new place. */
  fly(flocks: readonly Flock[], before: Places): void {
    const after = placesNow();
    this.slide(before, after);
    const expected = new Set(before.keys());
    const landings = new Map<string, number>();
    let start = 0;
    for (const flock of flocks.filter((each) => each.length)) {
      for (const [index, move] of flock.entries()) {
        // A card that goes on from where it has only just come is seen there first.
        const landing = move.name ? landings.get(`${move.from} ${move.name}`) : undefined;
        const delay = Math.min(Math.max(start + index * APART, landing ?? 0), LONGEST - MOVE);
        this.launch(move, before, after, delay, landing !== undefined);
        // A card that was not there before is seen when the first of its stack lands.
        const key = `${move.to} ${move.name}`;
        if (!expected.has(key)) this.hide(move, delay + MOVE - 20);
        expected.add(key);
        landings.set(key, delay + MOVE);
      }
      start += Math.min(flock.length * APART, NEXT);
    }
  }

  /** Everything is at once where it belongs. */
  land(): void {
    for (const animation of this.animations) animation.cancel();
    for (const ground of this.grounded) ground();
    this.animations = [];
    this.grounded = [];
  }

  private launch({ name, from, to }: Move, before: Places, after: Places, delay: number, isOnward: boolean): void {
    const start = before.get(`${from} ${name}`) ?? before.get(from);
    const end = after.get(`${to} ${name}`) ?? after.get(to);
    if (!start || !end) return;
    const widths = [start, end].map(({ rect, isFace }) => (isFace ? rect.width : SMALL));
    const width = Math.max(DRAWN, ...widths);
    const frames = [start, end].map(({ rect }, index) => {
      const x = rect.left + rect.width / 2 - width / 2;
      const y = rect.top + rect.height / 2 - (width * 1.4) / 2;
      return { transform: `translate(${x}px, ${y}px) scale(${widths[index]! / width})`, opacity: 1 };
    });
    const ghost = document.createElement("div");
    ghost.className = "flying";
    this.overhead().append(ghost);
    const face = name
      ? mount(Card, { target: ghost, props: { name, size: width < 100 ? "small" : "table", width: `${width}px` } })
      : mount(CardBack, { target: ghost, props: { width: `${width}px` } });
    // Until it sets out, it is where it was; unless it was not there yet.
    if (isOnward) ghost.style.opacity = "0";
    const fill = isOnward ? "forwards" : "both";
    const animation = ghost.animate(frames, { duration: MOVE, delay, easing: EASE, fill });
    const ground = (): void => {
      ghost.remove();
      void unmount(face);
    };
    this.animations.push(animation);
    this.grounded.push(ground);
    animation.onfinish = () => {
      this.grounded = this.grounded.filter((each) => each !== ground);
      ground();
    };
  }

  private hide({ name, to }: Move, duration: number): void {
    const target = cardAt(to, name);
    if (target) this.animations.push(target.animate([{ opacity: 0 }, { opacity: 0 }], { duration }));
  }

  private slide(before: Places, after: Places): void {
    for (const [key, { rect, isAmongOthers }] of after) {
      const old = before.get(key)?.rect;
      if (!old || !isAmongOthers) continue;
      const [x, y] = [old.left - rect.left, old.top - rect.top];
      if (Math.abs(x) < SHIFTED && Math.abs(y) < SHIFTED) continue;
      const [zone, ...name] = key.split(" ");
      const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
      const slid = cardAt(zone!, name.join(" "))?.animate(frames, { duration: MOVE, easing: EASE });
      if (slid) this.animations.push(slid);
    }
  }

  private overhead(): HTMLElement {
    if (!this.sky?.isConnected) {
      this.sky = document.createElement("div");
      this.sky.className = "sky";
      this.sky.setAttribute("aria-hidden", "true");
      document.body.append(this.sky);
    }
    return this.sky;
  }
}

function cardAt(zone: string, name: string): HTMLElement | null {
  return document.querySelector(`[data-zone="${zone}"] [data-card="${CSS.escape(name)}"]`);
}
