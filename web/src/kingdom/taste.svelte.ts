// Which cards a person likes to play with: random kingdoms are drawn from them. Saved between visits.

import { keep, kept } from "../state/kept";

export interface Taste {
  /** Empty: all boxes. */
  boxes: string[];
  /** 0: both editions. */
  edition: 0 | 1 | 2;
  wishes: string[];
  /** Cards that never come, by their English names. */
  veto: string[];
}

export const taste: Taste = $state({
  boxes: [],
  edition: 0,
  wishes: [],
  veto: [],
  ...kept<Partial<Taste>>("taste", {}),
});

$effect.root(() => {
  $effect(() => keep("taste", taste));
});
