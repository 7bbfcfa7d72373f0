/** Returns the lines of both texts: those in common after two spaces, the others after `- ` and `+ `. */
export function diff(left: readonly string[], right: readonly string[]): string[] {
  const common = commonLengths(left, right);
  const lines: string[] = [];
  let row = 0;
  let column = 0;
  while (row < left.length && column < right.length) {
    if (left[row] === right[column]) {
      lines.push(`  ${left[row]}`);
      row += 1;
      column += 1;
    } else if (common(row + 1, column) >= common(row, column + 1)) {
      lines.push(`- ${left[row]}`);
      row += 1;
    } else {
      lines.push(`+ ${right[column]}`);
      column += 1;
    }
  }
  return [
    ...lines,
    ...left.slice(row).map((line) => `- ${line}`),
    ...right.slice(column).map((line) => `+ ${line}`),
  ];
}

/** Counts the lines that both have in common from each row and column on. */
function commonLengths(left: readonly string[], right: readonly string[]) {
  const width = right.length + 1;
  const table = new Uint32Array((left.length + 1) * width);
  const at = (row: number, column: number) => table[row * width + column] ?? 0;
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      table[row * width + column] =
        left[row] === right[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  return at;
}
