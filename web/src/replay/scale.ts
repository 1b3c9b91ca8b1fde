// The axes of a chart.

/** About four round steps from the lowest to the highest value; 0 is always one of them. */
export function ticks(lowest: number, highest: number): number[] {
  const span = Math.max(highest, 0) - Math.min(lowest, 0) || 1;
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => span / each <= 5) ?? 1000;
  const first = Math.floor(Math.min(lowest, 0) / step) * step;
  const last = Math.ceil(Math.max(highest, 0) / step) * step;
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step);
}

/** Places for labels: as near as possible to where they belong, and at least so far apart. */
export function apart(wanted: number[], distance: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  for (const [place, index] of order.entries()) {
    if (place) found[index] = Math.max(found[index]!, found[order[place - 1]!]! + distance);
  }
  return found;
}
