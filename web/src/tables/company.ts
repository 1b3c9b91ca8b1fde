import type { TableSeen } from "../protocol";
import type { MyGame } from "../state/games.svelte";

/** The names of everybody else; of all, if all sit at this screen. */
export function companyAt(game: MyGame, table: TableSeen): string[] {
  const names = table.seats.map(({ name }) => name);
  const others = names.filter((_, seat) => !game.seats.includes(seat));
  return (others.length ? others : names).filter(Boolean);
}
