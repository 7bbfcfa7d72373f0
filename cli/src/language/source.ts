/** A scenario file and its text. */
export type Source = {
  /** Relative to the folder in which the command runs. */
  readonly file: string;
  readonly text: string;
};

/** A position in a file; lines and columns start at 1. */
export type SourceLocation = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
};

export function locationOf(source: Source, offset: number): SourceLocation {
  const starts = lineStarts(source);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { file: source.file, line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

const known = new WeakMap<Source, readonly number[]>();

/** The offset of each line. Cached, because a table looks up the same positions many times. */
function lineStarts(source: Source): readonly number[] {
  const kept = known.get(source);
  if (kept) return kept;
  const starts = [0];
  for (let at = source.text.indexOf('\n'); at >= 0; at = source.text.indexOf('\n', at + 1)) {
    starts.push(at + 1);
  }
  known.set(source, starts);
  return starts;
}

export function formatLocation({ file, line, column }: SourceLocation): string {
  return `${file}:${line}:${column}`;
}

/** Returns a line of the file. Tabs become one space so that the caret below stays aligned. */
export function lineOf(source: Source, line: number): string {
  return (source.text.split(/\r?\n/)[line - 1] ?? '').replaceAll('\t', ' ');
}
