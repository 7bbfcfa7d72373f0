import { columns } from './columns.ts';
import type { Io } from './io.ts';
import { createPaint } from './paint.ts';

/** The rows that `--json` prints, and the cells that a table shows. */
export type Listing<Row> = {
  readonly rows: readonly Row[];
  readonly headings: readonly string[];
  readonly cells: (row: Row) => readonly string[];
};

/** Prints a listing as JSON, as a table that fits the terminal, or, for other programs, as one line per row. */
export function printListing<Row>(
  { rows, headings, cells }: Listing<Row>,
  json: boolean,
  io: Io,
): void {
  if (json) {
    io.out(`${JSON.stringify(rows, null, 2)}\n`);
    return;
  }
  const table = rows.map(cells);
  if (!io.terminal) {
    io.out(columns(table));
    return;
  }
  const { dim } = createPaint(!io.env.NO_COLOR && !io.env.CI);
  io.out(columns([headings.map(dim), ...table], io.width));
}
