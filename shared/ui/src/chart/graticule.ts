/** The grid of a chart every 40 px, and its ticks every 8 px along the top and the left. */
export function graticule(width: number, height: number): { grid: string; ticks: string } {
  let grid = '';
  let ticks = '';
  for (let x = 8; x < width; x += 8) {
    if (x % 40 === 0) grid += `M${x} 0V${height}`;
    else ticks += `M${x} 0v5`;
  }
  for (let y = 8; y < height; y += 8) {
    if (y % 40 === 0) grid += `M0 ${y}H${width}`;
    else ticks += `M0 ${y}h5`;
  }
  return { grid, ticks };
}

/** A piece of land on the graticule: a box under diagonal strokes, 10 px apart. */
export function hatchedLand([x, y, width, height]: readonly [
  number,
  number,
  number,
  number,
]): string {
  let path = `M${x} ${y}h${width}v${height}h${-width}z`;
  for (let offset = 10 - height; offset < width; offset += 10) {
    const [left, top] = [Math.max(0, offset), Math.max(0, -offset)];
    const length = Math.min(width - left, height - top);
    path += `M${x + left} ${y + top}l${length} ${length}`;
  }
  return path;
}
