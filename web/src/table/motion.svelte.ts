// Moves cards from where they were to where they are now. Input never waits: a press lets all motion jump to its end.

import { isStill } from "../state/settings.svelte";
import { movesFor } from "./moves";
import type { Sitting } from "./sitting.svelte";

const MOVE = 200;
const APART = 40;
const LONGEST = 400;
const EASE = "cubic-bezier(.2,.7,.2,1)";

/** Call it while the table is made: it looks before each change of the picture, and moves cards after it. */
export function moveCards(sitting: Sitting): void {
  let known = sitting.teller.events.length;
  let before = new Map<string, DOMRect>();
  let running: Animation[] = [];
  const finish = (): void => running.forEach((animation) => animation.finish());

  $effect.pre(() => {
    void sitting.shown;
    if (!isStill()) before = placesNow();
  });
  $effect(() => {
    void sitting.shown;
    const news = sitting.teller.events.slice(known);
    known = sitting.teller.events.length;
    if (isStill() || !news.length) return;
    finish();
    const moved = new Set<Element>();
    for (const { name, from, to } of movesFor(news, sitting.seat)) {
      const target = document.querySelector(`[data-zone="${to}"] [data-card="${CSS.escape(name)}"]`);
      const start = before.get(`${from} ${name}`) ?? before.get(from);
      if (!target || !start || moved.has(target)) continue;
      moved.add(target);
      running.push(fly(target, start, Math.min((moved.size - 1) * APART, LONGEST - MOVE)));
    }
  });
  $effect(() => {
    addEventListener("pointerdown", finish, { capture: true });
    return () => removeEventListener("pointerdown", finish, { capture: true });
  });

  function fly(target: Element, start: DOMRect, delay: number): Animation {
    const end = target.getBoundingClientRect();
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    const scale = Math.min(1, start.width / end.width);
    const frames = [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9 },
      { transform: "none", zIndex: 9 },
    ];
    const animation = target.animate(frames, { duration: MOVE, delay, easing: EASE, fill: "backwards" });
    animation.onfinish = () => {
      running = running.filter((each) => each !== animation);
    };
    return animation;
  }
}

/** Where every card of a zone is, and every zone itself. */
function placesNow(): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const zone of document.querySelectorAll<HTMLElement>("[data-zone], [data-seat]")) {
    const name = zone.dataset.zone ?? `seat-${zone.dataset.seat}`;
    places.set(name, zone.getBoundingClientRect());
    for (const card of zone.querySelectorAll<HTMLElement>("[data-card]")) {
      places.set(`${name} ${card.dataset.card}`, card.getBoundingClientRect());
    }
  }
  return places;
}
