// Moves cards from where they were to where they are now. Input never waits: a press lets all motion jump to its end.

import type { Picture } from "../protocol";
import { isStill, settings } from "../state/settings.svelte";
import { Flights, placesNow, type Places } from "./flights";
import { flocksFor } from "./moves";
import type { Sitting } from "./sitting.svelte";

/** Call it while the table is made: it looks before each change of the picture, and moves cards after it. */
export function moveCards(sitting: Sitting): void {
  let known = sitting.teller.events.length;
  let picture: Picture | null = null;
  let before: Places | null = null;
  const flights = new Flights();
  const land = (): void => flights.land();

  // Several states may come at once: the first one finds the cards where people see them.
  sitting.teller.beforeShow = () => {
    if (isStill() || document.hidden || before) return;
    flights.land();
    before = placesNow();
  };
  $effect(() => {
    const [last, places] = [picture, before];
    picture = sitting.picture;
    before = null;
    const news = sitting.teller.events.slice(known);
    known = sitting.teller.events.length;
    if (!last || !places || picture === last) return;
    // Where others' acts are shown at once, there is nothing to follow but one's own.
    const followed = settings.speed === "none" ? news.filter((event) => event.seat === sitting.seat) : news;
    flights.fly(flocksFor(followed, last, sitting.seat, !!sitting.shown?.hands), places);
  });
  $effect(() => {
    for (const type of ["pointerdown", "keydown"]) addEventListener(type, land, { capture: true });
    return () => {
      for (const type of ["pointerdown", "keydown"]) removeEventListener(type, land, { capture: true });
      sitting.teller.beforeShow = () => {};
      flights.land();
    };
  });
}
