// Keeps a sitting up with its table: call it while a component is made.

import { titleOf } from "../decision/wording";
import { t } from "../locale/locale.svelte";
import { partsOf, textOf } from "../log/sentence";
import { hitsIn } from "../log/turns";
import { soundsFor } from "../sound/hearing";
import { sound } from "../sound/sound";
import { cardNamed } from "../state/cards.svelte";
import type { Sitting } from "./sitting.svelte";

/** When to say that the connection is lost, and when to offer to try now, in milliseconds. */
const LOST = 1_000;
const LOST_LONG = 10_000;
/** When to show what is being sent. */
const LATE = 700;

export function attend(sitting: Sitting): void {
  const { store, teller, autoplay } = sitting;
  $effect(() => teller.hear(store.state, store.events));
  $effect(() => () => teller.stop());
  $effect(() => autoplay.follow());
  $effect(() => sitting.answering.renew());
  $effect(() => {
    autoplay.goOn();
    autoplay.answer();
  });
  let heard = -1;
  $effect(() => {
    const { events } = teller;
    // What happened before one came is not heard again.
    if (heard >= 0) {
      soundsFor(events.slice(heard), sitting.seat).forEach(sound);
      tellHits(sitting, events[heard]?.number ?? Infinity);
    }
    if (teller.shown) heard = events.length;
  });
  $effect(() => {
    const mistake = store.mistake;
    if (!mistake) return;
    sitting.notify(mistake.key === "server-answered" ? t("web-already-answered") : mistake.text);
  });
  $effect(() => {
    const lostAt = store.connection === "lost" ? store.lostAt : 0;
    sitting.isLostLong = sitting.isLostVeryLong = false;
    if (!lostAt) return;
    autoplay.dropPlans();
    const timers = [
      setTimeout(() => (sitting.isLostLong = true), LOST),
      setTimeout(() => (sitting.isLostVeryLong = true), LOST_LONG),
    ];
    return () => timers.forEach(clearTimeout);
  });
  $effect(() => {
    sitting.isLate = false;
    if (!store.underWay) return;
    const timer = setTimeout(() => (sitting.isLate = true), LATE);
    return () => clearTimeout(timer);
  });
}

/** An Attack of an earlier turn is not played when it hits, and asks nothing: the ribbon says what it has done. */
function tellHits(sitting: Sitting, since: number): void {
  const isAttack = (name: string): boolean => cardNamed(name).types.includes("Attack");
  const said = sitting.turns
    .filter(({ seat, last }) => seat === sitting.seat && last.number >= since)
    .flatMap((turn) => hitsIn(turn, since, isAttack))
    .map((event) => {
      const text = textOf(partsOf(event, event.seat), sitting.names);
      return t("web-because", { card: titleOf(event.cause!), text });
    });
  if (said.length) sitting.notify(said.join(" · "));
}
