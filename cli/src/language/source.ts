/** A scenario file as it was read. */
export type Source = {
  /** Relative to the folder the command runs in, as it is shown. */
  readonly file: string;
  readonly text: string;
};

/** Where something stands, counted from 1. */
export type Place = { readonly file: string; readonly line: number; readonly column: number };

export function placeOf(source: Source, offset: number): Place {
  const before = source.text.slice(0, offset);
  const line = before.split('\n').length;
  return { file: source.file, line, column: offset - before.lastIndexOf('\n') };
}

export function sayPlace({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`;
}

/** The line as written; tabs become one space so that a caret below stays under its letter. */
export function lineOf(source: Source, line: number): string {
  return (source.text.split(/\r?\n/)[line - 1] ?? '').replaceAll('\t', ' ');
}
