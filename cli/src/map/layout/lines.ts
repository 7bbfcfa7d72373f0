import { formatRule, type PlaceName, type Rule } from '../funnel-map.ts';
import type { Columns, PositionedCard } from './columns.ts';
import { orderLanes } from './lanes.ts';
import * as measure from './measures.ts';
import type { Side } from './sides.ts';

/** One rule in its router's card. */
export type Row = {
  readonly key: string;
  readonly rule: Rule;
  readonly side: Side;
  readonly y: number;
};

/** All rules with the same destination: their lines meet in its lane and continue together. */
export type Bundle = {
  readonly to: PositionedCard;
  readonly rows: readonly Row[];
  /** Where the line reaches the destination. */
  readonly y: number;
  /** The lane's position. */
  readonly x: number;
};

/** Computes the rows of every card, and the lines to the destinations. */
export function drawLines(columns: Columns): { rows: readonly Row[]; bundles: readonly Bundle[] } {
  const places = new Map<PlaceName, PositionedCard>(
    columns.bands.flatMap(({ places: all }) => all.map((one) => [one.place.name, one] as const)),
  );
  const rows = columns.cards.flatMap(({ router, y }) => {
    const placed = router.rules.map((rule) => ({ rule, to: placeOf(places, rule.to) }));
    return placed
      .sort((one, other) => one.to.y - other.to.y)
      .map(({ rule, to }, index) => ({
        key: formatRule(router.name, rule),
        rule,
        side: to.side,
        y: y + measure.cardHead + (index + 0.5) * measure.rowHeight,
      }));
  });
  const bundles = (['left', 'right'] as const).flatMap((side) => {
    const here = rows.filter((row) => row.side === side);
    const ends = [...Map.groupBy(here, ({ rule }) => rule.to)].map(([name, leading]) => {
      const to = placeOf(places, name);
      return { to, rows: leading, y: entryOf(to, here) };
    });
    return withLanes(side, ends);
  });
  return { rows, bundles };
}

function placeOf(places: ReadonlyMap<PlaceName, PositionedCard>, name: PlaceName): PositionedCard {
  const place = places.get(name);
  if (!place) throw new Error(`A router leads to ${name}, which is not on the map`);
  return place;
}

/** Returns the middle of a destination, or the nearest position without another row's line. */
function entryOf({ y, height }: PositionedCard, rows: readonly Row[]): number {
  const middle = y + height / 2;
  const tries = [0, 5, -5, 10, -10].map((step) => middle + step);
  return tries.find((at) => rows.every((row) => Math.abs(row.y - at) >= 5)) ?? middle;
}

type End = Omit<Bundle, 'x'>;

/** Gives every bundle its own lane between the cards and the destinations. */
function withLanes(side: Side, ends: readonly End[]): readonly Bundle[] {
  const order = orderLanes(ends.map(({ rows, y }) => ({ rows: rows.map((row) => row.y), end: y })));
  const inset = measure.bend + 8;
  const [card, place] =
    side === 'left'
      ? [measure.cardLeft - inset, measure.leftEdge + inset + 6]
      : [measure.cardRight + inset, measure.rightEdge - inset - 6];
  const step = (place - card) / Math.max(1, ends.length - 1);
  return order.flatMap((index, lane) => {
    const end = ends[index];
    return end ? [{ ...end, x: card + lane * step }] : [];
  });
}
