export type Hill = readonly [
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  height: number,
];

type Point = readonly [number, number];

/** Sides of a grid cell that a contour joins, by which corners (tl 8, tr 4, br 2, bl 1) lie above it. */
const joins: Record<number, string> = {
  1: 'LB',
  2: 'BR',
  3: 'LR',
  4: 'TR',
  5: 'LTBR',
  6: 'TB',
  7: 'LT',
  8: 'LT',
  9: 'TB',
  10: 'LBTR',
  11: 'TR',
  12: 'LR',
  13: 'BR',
  14: 'LB',
};

/**
 * Depth lines of a made-up sea bed, as one SVG path per level: marching squares over a few hills.
 * The same hills give the same lines; `step` is the grid in px, finer is longer.
 */
export function contours(
  hills: readonly Hill[],
  width: number,
  height: number,
  levels: readonly number[],
  step = 20,
): string[] {
  const depth = (x: number, y: number) =>
    hills.reduce(
      (sum, [cx, cy, rx, ry, top]) =>
        sum + top * Math.exp(-(((x - cx) / rx) ** 2) - ((y - cy) / ry) ** 2),
      0,
    );
  return levels.map((level) => toPath(linesAt(depth, level, width, height, step)));
}

function linesAt(
  depth: (x: number, y: number) => number,
  level: number,
  width: number,
  height: number,
  step: number,
): Point[][] {
  const points = new Map<string, Point>();
  const links = new Map<string, string[]>();
  const cross = (from: Point, to: Point): string => {
    const key = `${from}/${to}`;
    const share = (level - depth(...from)) / (depth(...to) - depth(...from));
    points.set(key, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    return key;
  };
  for (let y = -step; y < height + step; y += step) {
    for (let x = -step; x < width + step; x += step) {
      const [tl, tr, br, bl]: [Point, Point, Point, Point] = [
        [x, y],
        [x + step, y],
        [x + step, y + step],
        [x, y + step],
      ];
      const above = [tl, tr, br, bl].reduce(
        (bits, corner) => bits * 2 + (depth(...corner) > level ? 1 : 0),
        0,
      );
      const sides = joins[above] ?? '';
      const at: Record<string, () => string> = {
        T: () => cross(tl, tr),
        R: () => cross(tr, br),
        B: () => cross(bl, br),
        L: () => cross(tl, bl),
      };
      for (let index = 0; index < sides.length; index += 2) {
        const [a, b] = [at[sides.charAt(index)]?.() ?? '', at[sides.charAt(index + 1)]?.() ?? ''];
        links.set(a, [...(links.get(a) ?? []), b]);
        links.set(b, [...(links.get(b) ?? []), a]);
      }
    }
  }
  return chain(links).map(
    (keys) => keys.flatMap((key) => points.get(key) ?? []) as unknown as Point[],
  );
}

/** Open lines first, from one end to the other, then the closed ones. */
function chain(links: Map<string, string[]>): string[][] {
  const starts = [...links.keys()].sort(
    (a, b) => (links.get(a)?.length ?? 0) - (links.get(b)?.length ?? 0),
  );
  const seen = new Set<string>();
  const lines: string[][] = [];
  for (const start of starts) {
    const line: string[] = [];
    let key: string | undefined = start;
    while (key !== undefined && !seen.has(key)) {
      seen.add(key);
      line.push(key);
      key = links.get(key)?.find((next) => !seen.has(next));
    }
    if (line.length > 2) lines.push(links.get(start)?.length === 2 ? [...line, start] : line);
  }
  return lines;
}

/** Smooth: each point bends the way to the middle of the next stretch. */
function toPath(lines: Point[][]): string {
  const round = Math.round;
  return lines
    .map((line) => {
      const [first = [0, 0], ...rest] = line;
      const bends = rest.map(([x, y], index) => {
        const [nextX, nextY] = rest[index + 1] ?? [x, y];
        return `Q${round(x)},${round(y)} ${round((x + nextX) / 2)},${round((y + nextY) / 2)}`;
      });
      return `M${round(first[0])},${round(first[1])}${bends.join('')}`;
    })
    .join('');
}
