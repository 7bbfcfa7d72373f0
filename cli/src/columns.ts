import { stripVTControlCharacters } from 'node:util';

const gap = 2;
const narrowest = 8;

/**
 * Formats rows as a table. Each column is as wide as its widest cell. If that exceeds `width`, the widest columns shrink
 * and their cells wrap.
 */
export function columns(
  rows: readonly (readonly string[])[],
  width: number = Number.POSITIVE_INFINITY,
): string {
  const widths = fitWidths(naturalWidths(rows), width);
  return rows
    .flatMap((row) => linesOf(row, widths))
    .map((line) => `${line.trimEnd()}\n`)
    .join('');
}

function naturalWidths(rows: readonly (readonly string[])[]): number[] {
  const count = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    Math.max(...rows.map((row) => visibleLength(row[index] ?? ''))),
  );
}

/** Narrow columns keep their width; wide ones share the rest. */
function fitWidths(natural: readonly number[], width: number): readonly number[] {
  const room = width - gap * (natural.length - 1);
  if (natural.reduce((sum, needed) => sum + needed, 0) <= room) return natural;
  const widths = new Map<number, number>();
  let left = room;
  const byWidth = natural
    .map((needed, index) => ({ needed, index }))
    .sort((a, b) => a.needed - b.needed);
  for (const [done, { needed, index }] of byWidth.entries()) {
    const share = Math.floor(left / (natural.length - done));
    const taken = Math.min(needed, Math.max(narrowest, share));
    widths.set(index, taken);
    left -= taken;
  }
  return natural.map((needed, index) => widths.get(index) ?? needed);
}

function linesOf(row: readonly string[], widths: readonly number[]): string[] {
  const cells = row.map((cell, index) => wrap(cell, widths[index] ?? 0));
  const height = Math.max(1, ...cells.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, index) => {
        const text = lines[line] ?? '';
        const isLast = index === cells.length - 1;
        return isLast ? text : text + ' '.repeat((widths[index] ?? 0) - visibleLength(text));
      })
      .join(' '.repeat(gap)),
  );
}

/** Wraps between words. A word wider than the column is split after a sign such as - or /, else at the column's edge. */
function wrap(cell: string, width: number): string[] {
  if (visibleLength(cell) <= width) return [cell];
  const lines: string[] = [];
  let current = '';
  for (const word of cell.split(' ').flatMap((part) => splitWord(part, width))) {
    const next = current === '' ? word : `${current} ${word}`;
    if (next.length > width && current !== '') {
      lines.push(current);
      current = word;
    } else current = next;
  }
  return [...lines, current];
}

function splitWord(word: string, width: number): string[] {
  if (word.length <= width) return [word];
  const packed: string[] = [];
  for (const part of word.split(/(?<=[-/.@_:])/).flatMap((part) => cut(part, width))) {
    const last = packed.at(-1);
    if (last !== undefined && last.length + part.length <= width)
      packed[packed.length - 1] = last + part;
    else packed.push(part);
  }
  return packed;
}

function cut(part: string, width: number): string[] {
  const count = Math.max(1, Math.ceil(part.length / width));
  return Array.from({ length: count }, (_, index) =>
    part.slice(index * width, (index + 1) * width),
  );
}

const visibleLength = (text: string) => stripVTControlCharacters(text).length;
