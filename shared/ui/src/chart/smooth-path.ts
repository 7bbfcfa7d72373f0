export type Point = readonly [x: number, y: number];

/** The smallest distance between two points of a line, in px. */
const gap = 25;

/**
 * Returns a smooth path: each point is the control point of a curve to the middle of the next segment; a closed line
 * has no first point.
 */
export function smoothPath(lines: Point[][]): string {
  return lines.map((line) => (line[0] === line.at(-1) ? loop(line) : arc(apart(line)))).join('');
}

function arc([first = [0, 0], ...rest]: Point[]): string {
  return `M${at(first)}${bends(rest, rest.at(-1) ?? first)}`;
}

function loop(line: Point[]): string {
  const [first = [0, 0]] = line;
  const points = apart(line).slice(0, -1);
  if (isNear(points.at(-1) ?? first, first)) points.pop();
  return `M${at(middle(points.at(-1) ?? first, first))}${bends(points, first)}`;
}

function bends(points: Point[], end: Point): string {
  return points
    .map((point, index) => `Q${at(point)} ${at(middle(point, points[index + 1] ?? end))}`)
    .join('');
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

const at = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** Points that are too close would make a kink. */
function apart(line: Point[]): Point[] {
  const kept: Point[] = [];
  line.forEach((point, index) => {
    const last = kept.at(-1);
    const isEnd = index === line.length - 1;
    if (!last || isEnd || !isNear(point, last)) kept.push(point);
  });
  return kept;
}

const isNear = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) <= gap;
