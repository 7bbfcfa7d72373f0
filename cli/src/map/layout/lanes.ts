/** A lane: a vertical line that joins horizontal ones, those of a card at these heights and one to a destination. */
export type Joined = { readonly rows: readonly number[]; readonly end: number };

/** `index` is its place among the given ones; it reaches from `low` to `high`. */
type Lane = Joined & { readonly index: number; readonly low: number; readonly high: number };

/** Orders lanes so that few lines cross, nearest to the cards first. Moves one lane at a time. */
export function orderLanes(joined: readonly Joined[]): readonly number[] {
  let order = lanesOf(joined);
  let fewest = countCrossings(order);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const next of ordersWithOneMoved(order)) {
      const crossed = countCrossings(next);
      if (crossed >= fewest) continue;
      order = next;
      fewest = crossed;
      isBetter = true;
    }
  }
  return order.map(({ index }) => index);
}

/** Counts how often a horizontal line crosses another line's lane in the given order. */
export const crossings = (joined: readonly Joined[]): number => countCrossings(lanesOf(joined));

const lanesOf = (joined: readonly Joined[]): readonly Lane[] =>
  joined.map(({ rows, end }, index) => ({
    rows,
    end,
    index,
    low: Math.min(...rows, end),
    high: Math.max(...rows, end),
  }));

function* ordersWithOneMoved(order: readonly Lane[]): Generator<readonly Lane[]> {
  for (const [from, lane] of order.entries())
    for (const to of order.keys())
      if (from !== to) yield order.toSpliced(from, 1).toSpliced(to, 0, lane);
}

function countCrossings(lanes: readonly Lane[]): number {
  let sum = 0;
  for (const [at, { rows, end }] of lanes.entries()) {
    // The lines from its cards cross the lanes before it, the line to its destination those after it.
    for (const before of lanes.slice(0, at)) sum += rows.filter((y) => isInside(before, y)).length;
    for (const after of lanes.slice(at + 1)) if (isInside(after, end)) sum += 1;
  }
  return sum;
}

const isInside = ({ low, high }: Lane, y: number) => y > low && y < high;
