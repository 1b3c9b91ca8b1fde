// Keeps a sitting up with its table: call it while a component is made.

import { t } from "../locale/locale.svelte";
import { soundsFor } from "../sound/hearing";
import { sound } from "../sound/sound";
import type { Sitting } from "./sitting.svelte";

/** When to say that the connection is lost, and when to offer to try now, in milliseconds. */
const LOST = 1_000;
const LOST_LONG = 10_000;

export function attend(sitting: Sitting): void {
  const { store, teller } = sitting;
  $effect(() => teller.hear(store.state, store.events));
  $effect(() => () => teller.stop());
  $effect(() => sitting.follow());
  $effect(() => sitting.answering.renew());
  $effect(() => {
    sitting.goOn();
    sitting.answerByItself();
  });
  let heard = -1;
  $effect(() => {
    const { events } = teller;
    // What happened before one came is not heard again.
    if (heard >= 0) soundsFor(events.slice(heard), sitting.seat).forEach(sound);
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
    const timers = [
      setTimeout(() => (sitting.isLostLong = true), LOST),
      setTimeout(() => (sitting.isLostVeryLong = true), LOST_LONG),
    ];
    return () => timers.forEach(clearTimeout);
  });
}
