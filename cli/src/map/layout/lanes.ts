/** The lines that a lane connects: from a card at these heights, and one to a destination. */
export type Joined = { readonly rows: readonly number[]; readonly end: number };

type Lane = Joined & { readonly index: number; readonly low: number; readonly high: number };

/** Orders lanes so that few lines cross, nearest to the cards first. Moves one lane at a time. */
export function orderLanes(joined: readonly Joined[]): readonly number[] {
  let order = lanesOf(joined);
  let best = count(order);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const next of neighbors(order)) {
      const crossed = count(next);
      if (crossed >= best) continue;
      order = next;
      best = crossed;
      isBetter = true;
    }
  }
  return order.map(({ index }) => index);
}

/** Counts how often a horizontal line crosses another line's lane in the given order. */
export const crossings = (joined: readonly Joined[]): number => count(lanesOf(joined));

const lanesOf = (joined: readonly Joined[]): readonly Lane[] =>
  joined.map(({ rows, end }, index) => ({
    rows,
    end,
    index,
    low: Math.min(...rows, end),
    high: Math.max(...rows, end),
  }));

/** Returns every order with one lane moved to another position. */
function* neighbors(order: readonly Lane[]): Generator<readonly Lane[]> {
  for (const [from, lane] of order.entries())
    for (const to of order.keys())
      if (from !== to) yield order.toSpliced(from, 1).toSpliced(to, 0, lane);
}

function count(lanes: readonly Lane[]): number {
  let sum = 0;
  for (const [at, { rows, end }] of lanes.entries())
    for (const [other, lane] of lanes.entries()) {
      if (other < at) sum += rows.filter((y) => isInside(lane, y)).length;
      if (other > at && isInside(lane, end)) sum += 1;
    }
  return sum;
}

const isInside = ({ low, high }: Lane, y: number) => y > low && y < high;
