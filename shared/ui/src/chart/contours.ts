import { type Point, smoothPath } from './smooth-path.ts';

export type Hill = readonly [
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  height: number,
];

/** A point where a contour crosses a side of a grid cell, and the side's key. */
type Crossing = { key: string; point: Point };
type Links = Map<string, { point: Point; next: string[] }>;

/** The sides of a cell that a contour connects, by the corners (tl 8, tr 4, br 2, bl 1) above its level. */
const joins = [
  '',
  'LB',
  'BR',
  'LR',
  'TR',
  'LTBR',
  'TB',
  'LT',
  'LT',
  'TB',
  'LBTR',
  'TR',
  'LR',
  'BR',
  'LB',
  '',
];

/** Corners of a cell, clockwise from the top left, in grid steps; and the pair that makes each side. */
const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const sides: Record<string, readonly [number, number]> = {
  T: [0, 1],
  R: [1, 2],
  B: [3, 2],
  L: [0, 3],
};

const step = 12;

/**
 * Returns the depth lines of an invented sea bed, one SVG path per level: marching squares over a few hills. Deterministic.
 */
export function contours(
  hills: readonly Hill[],
  width: number,
  height: number,
  levels: readonly number[],
): string[] {
  const depths = new Map<string, number>();
  const depthAt = ([x, y]: Point): number => {
    const key = `${x} ${y}`;
    const depth = depths.get(key) ?? depthOf(hills, x, y);
    depths.set(key, depth);
    return depth;
  };
  return levels.map((level) => smoothPath(chain(linksAt(depthAt, level, width, height))));
}

function depthOf(hills: readonly Hill[], x: number, y: number): number {
  return hills.reduce(
    (sum, [cx, cy, rx, ry, top]) =>
      sum + top * Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2),
    0,
  );
}

function linksAt(
  depthAt: (at: Point) => number,
  level: number,
  width: number,
  height: number,
): Links {
  const links: Links = new Map();
  for (let y = -step; y < height + step; y += step)
    for (let x = -step; x < width + step; x += step) {
      const crossed = crossings(depthAt, level, x, y);
      for (let index = 0; index + 1 < crossed.length; index += 2)
        link(links, crossed[index], crossed[index + 1]);
    }
  return links;
}

function crossings(
  depthAt: (at: Point) => number,
  level: number,
  x: number,
  y: number,
): Crossing[] {
  const cell = corners.map(([right, down]): Point => [x + right * step, y + down * step]);
  const above = cell.reduce((bits, corner) => bits * 2 + (depthAt(corner) > level ? 1 : 0), 0);
  return [...(joins[above] ?? '')].map((side) => {
    const [a = 0, b = 0] = sides[side] ?? [];
    const [from = [0, 0], to = [0, 0]] = [cell[a], cell[b]];
    const share = (level - depthAt(from)) / (depthAt(to) - depthAt(from));
    const point: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return { key: `${from} ${to}`, point };
  });
}

function link(links: Links, a: Crossing | undefined, b: Crossing | undefined): void {
  if (!a || !b) return;
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    const known = links.get(from.key);
    if (known) known.next.push(to.key);
    else links.set(from.key, { point: from.point, next: [to.key] });
  }
}

/** Open lines first, from one end to the other, then the closed ones. */
function chain(links: Links): Point[][] {
  const starts = [...links].sort(([, a], [, b]) => a.next.length - b.next.length);
  const seen = new Set<string>();
  return starts.flatMap(([start, { point, next }]) => {
    const line: Point[] = [];
    for (
      let key: string | undefined = start;
      key !== undefined && !seen.has(key);
      key = links.get(key)?.next.find((candidate) => !seen.has(candidate))
    ) {
      seen.add(key);
      line.push(links.get(key)?.point ?? point);
    }
    if (line.length < 4) return [];
    return [next.length === 2 ? [...line, point] : line];
  });
}
