import type { Band, FunnelMap, Router, ScreenCard } from '../funnel-map.ts';
import * as measure from './measures.ts';
import { type Side, sideOf } from './sides.ts';

export type PositionedCard = {
  readonly place: ScreenCard;
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** The path, split into lines that fit. */
  readonly path: readonly string[];
};

export type PlacedBand = {
  readonly name: string;
  readonly side: Side;
  readonly y: number;
  readonly places: readonly PositionedCard[];
};

export type PlacedCard = { readonly router: Router; readonly y: number; readonly height: number };

export type Columns = {
  readonly bands: readonly PlacedBand[];
  readonly cards: readonly PlacedCard[];
  readonly bottom: number;
};

/**
 * Places the routers in the middle, in order, and the areas with their screens on both sides. The left side fills the
 * height; the right side is at the bottom, next to its routers.
 */
export function placeColumns({ bands, routers }: FunnelMap): Columns {
  const left = bands.filter(({ name }) => sideOf(name) === 'left');
  const right = bands.filter(({ name }) => sideOf(name) === 'right');
  const cards = routers.map(({ rules }) => cardHeight(rules.length));
  const { bandGap, cardGap, top } = measure;
  const rightHeight = total(right.map(bandHeight), bandGap);
  const height = Math.max(total(left.map(bandHeight), bandGap), rightHeight, total(cards, cardGap));
  const tops = spread(cards, top, top + height);
  return {
    bands: [
      ...placeBands(left, 'left', top, top + height),
      ...placeBands(right, 'right', top + height - rightHeight, top + height),
    ],
    cards: routers.map((router, index) => ({
      router,
      y: tops[index] ?? top,
      height: cards[index] ?? 0,
    })),
    bottom: top + height,
  };
}

const total = (heights: readonly number[], gap: number) =>
  heights.reduce((sum, one) => sum + one, 0) + gap * (heights.length - 1);

/** Returns the positions of items with these heights so that they fill the space between two lines. */
function spread(heights: readonly number[], from: number, to: number): readonly number[] {
  const gap = (to - from - total(heights, 0)) / Math.max(1, heights.length - 1);
  let y = from;
  return heights.map((one) => {
    const here = Math.round(y);
    y += one + gap;
    return here;
  });
}

function placeBands(
  bands: readonly Band[],
  side: Side,
  from: number,
  to: number,
): readonly PlacedBand[] {
  const tops = spread(bands.map(bandHeight), from, to);
  return bands.map(({ name, places }, index) => {
    const y = tops[index] ?? 0;
    let at = y + measure.bandHead;
    const placed = places.map((place) => {
      const path = pathLines(place);
      const box = placeHeight(path);
      const here = { place, side, x: xOf(side), y: at, height: box, path };
      at += box + measure.placeGap;
      return here;
    });
    return { name, side, y, places: placed };
  });
}

const xOf = (side: Side) => (side === 'left' ? measure.margin : measure.rightEdge);

const cardHeight = (rules: number) =>
  measure.cardHead + rules * measure.rowHeight + measure.cardFoot;
const placeHeight = (path: readonly string[]) => 11 + (1 + path.length) * measure.lineHeight;

function bandHeight({ places }: Band): number {
  const boxes = places.map((place) => placeHeight(pathLines(place)));
  return measure.bandHead + total(boxes, measure.placeGap);
}

/** The number of characters of a path that fit on one line of a box. */
const letters = 44;

/** Splits a path into lines before a slash. */
function pathLines({ path }: ScreenCard): string[] {
  if (path === null) return [];
  const lines = [''];
  for (const part of path.match(/\/[^/]*/g) ?? []) {
    const last = lines.at(-1) ?? '';
    if (last !== '' && last.length + part.length > letters) lines.push(part);
    else lines[lines.length - 1] = last + part;
  }
  return lines;
}
