import { expect, test } from 'vitest';
import { usualLength } from '../fitted.ts';
import { readMap } from '../read-map.ts';
import { placeColumns } from './columns.ts';
import { drawLines } from './lines.ts';
import * as measure from './measures.ts';

const map = readMap();
const columns = placeColumns(map);
const { rows, bundles } = drawLines(columns);
const places = columns.bands.flatMap((band) => band.places);

/** How far the nearest two of these stand apart. */
function nearest(spans: readonly { readonly y: number; readonly height: number }[]): number {
  const sorted = [...spans].sort((one, other) => one.y - other.y);
  const gaps = sorted.slice(1).map(({ y }, index) => {
    const above = sorted[index];
    return above ? y - above.y - above.height : Number.POSITIVE_INFINITY;
  });
  return Math.min(...gaps);
}

test('no box overlaps another, and all are inside the picture', () => {
  for (const side of ['left', 'right']) {
    const here = places.filter((place) => place.side === side);
    expect(nearest(here)).toBeGreaterThanOrEqual(measure.placeGap);
  }
  expect(nearest(columns.cards)).toBeGreaterThanOrEqual(measure.cardGap - 1);
  for (const { y, height } of [...places, ...columns.cards]) {
    expect(y).toBeGreaterThanOrEqual(measure.top);
    expect(y + height).toBeLessThanOrEqual(columns.bottom + 1);
  }
});

test('every text fits into its box, with a size of at least 12', () => {
  const inPlace = measure.placeWidth - 2 * measure.padding;
  for (const { place, path } of places) {
    expect(usualLength(place.name, 'name')).toBeLessThanOrEqual(inPlace);
    for (const line of path) expect(usualLength(line, 'text')).toBeLessThanOrEqual(inPlace);
    expect(path.join('')).toBe(place.path ?? '');
  }
  const inCard = measure.cardWidth - 2 * measure.padding;
  for (const { name, when } of map.routers)
    expect(
      usualLength(name, 'name') + measure.padding + usualLength(when, 'text'),
    ).toBeLessThanOrEqual(inCard);
  for (const { rule } of rows)
    expect(usualLength(rule.because, 'text')).toBeLessThanOrEqual(inCard);
});

test('every decision has its own line, and no two lines overlap at a destination', () => {
  expect(bundles.flatMap((bundle) => bundle.rows)).toHaveLength(rows.length);
  expect(rows).toHaveLength(map.routers.flatMap((router) => router.rules).length);
  for (const { to, y } of bundles) {
    const beside = rows.filter((row) => row.side === to.side);
    expect(Math.min(...beside.map((row) => Math.abs(row.y - y)))).toBeGreaterThanOrEqual(5);
    expect(y).toBeGreaterThan(to.y);
    expect(y).toBeLessThan(to.y + to.height);
  }
});

test('lanes are apart from each other, between the cards and the destinations', () => {
  for (const [side, from, to] of [
    ['left', measure.leftEdge, measure.cardLeft],
    ['right', measure.cardRight, measure.rightEdge],
  ] as const) {
    const lanes = bundles.filter((bundle) => bundle.to.side === side).map(({ x }) => x);
    const sorted = lanes.sort((one, other) => one - other);
    expect(
      Math.min(...sorted.slice(1).map((x, index) => x - (sorted[index] ?? 0))),
    ).toBeGreaterThan(5);
    expect(sorted[0]).toBeGreaterThan(from + 8);
    expect(sorted.at(-1)).toBeLessThan(to - 8);
  }
});
