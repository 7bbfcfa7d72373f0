/** What a lane joins: lines that come from a card at these heights, and one that leaves for a place. */
export type Joined = { readonly rows: readonly number[]; readonly end: number };

type Lane = Joined & { readonly index: number; readonly low: number; readonly high: number };

/** The order of lanes, the one nearest the cards first, in which few lines cross. Found by moving one at a time. */
export function orderLanes(joined: readonly Joined[]): readonly number[] {
  let order = lanesOf(joined);
  let best = count(order);
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const next of neighbours(order)) {
      const crossed = count(next);
      if (crossed >= best) continue;
      order = next;
      best = crossed;
      isBetter = true;
    }
  }
  return order.map(({ index }) => index);
}

/** How often a level line crosses a lane that joins others, when the lanes stand in the order given. */
export const crossings = (joined: readonly Joined[]): number => count(lanesOf(joined));

const lanesOf = (joined: readonly Joined[]): readonly Lane[] =>
  joined.map(({ rows, end }, index) => ({
    rows,
    end,
    index,
    low: Math.min(...rows, end),
    high: Math.max(...rows, end),
  }));

/** Every order in which one lane has moved to another position. */
function* neighbours(order: readonly Lane[]): Generator<readonly Lane[]> {
  for (let from = 0; from < order.length; from += 1)
    for (let to = 0; to < order.length; to += 1)
      if (from !== to) yield order.toSpliced(from, 1).toSpliced(to, 0, order[from] as Lane);
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
