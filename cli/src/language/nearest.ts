/**
 * Returns the known name that the author most likely meant, or undefined if none is near.
 * Near means: at most a third of the letters, or two, are changed, added, dropped or swapped; one in a short word.
 */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const wanted = fold(written);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const candidate = fold(name);
    const distance = editDistance(wanted, candidate);
    const length = Math.max(wanted.length, candidate.length);
    const bound = Math.max(length < 5 ? 1 : 2, Math.floor(length / 3));
    if (distance <= bound && distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best ?? byBeginning(wanted, known);
}

function byBeginning(wanted: string, known: Iterable<string>): string | undefined {
  if (wanted.length < 3) return undefined;
  return [...known].find(
    (name) => fold(name).startsWith(wanted) || wanted.startsWith(`${fold(name)} `),
  );
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}

/** Computes the optimal string alignment distance: swapping two adjacent letters counts once. */
function editDistance(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > Math.max(left.length, right.length) / 2)
    return Infinity;
  const width = right.length + 1;
  const rows: number[] = Array.from({ length: (left.length + 1) * width }, () => 0);
  const at = (row: number, column: number) => rows[row * width + column] ?? 0;
  for (let row = 0; row <= left.length; row += 1) {
    for (let column = 0; column < width; column += 1) {
      rows[row * width + column] = cell(row, column);
    }
  }
  return at(left.length, right.length);

  function cell(row: number, column: number): number {
    if (row === 0 || column === 0) return row + column;
    const same = left[row - 1] === right[column - 1];
    const cost = Math.min(
      at(row - 1, column) + 1,
      at(row, column - 1) + 1,
      at(row - 1, column - 1) + (same ? 0 : 1),
    );
    const swapped =
      row > 1 &&
      column > 1 &&
      left[row - 1] === right[column - 2] &&
      left[row - 2] === right[column - 1];
    return swapped ? Math.min(cost, at(row - 2, column - 2) + 1) : cost;
  }
}
