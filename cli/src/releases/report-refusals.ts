import { KeyMissing, NotReleased, Refused } from '@fairlead/registry';
import { columns } from '../columns.ts';
import type { Io } from '../io.ts';
import { UsageError } from '../usage-error.ts';
import { explainRefusal } from './explain-refusal.ts';

/** Runs what a registry may refuse. A refusal is a sentence and exit code 1, a missing key is a wrong invocation. */
export async function reportRefusals(
  isJson: boolean,
  io: Io,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof KeyMissing) throw new UsageError(error.message);
    if (error instanceof NotReleased && error.rows.length > 0) return printRows(error, isJson, io);
    if (!(error instanceof Refused || error instanceof NotReleased)) throw error;
    io.err(`${error instanceof Refused ? explainRefusal(error) : error.message}\n`);
    io.exitWith(1);
  }
}

function printRows({ rows }: NotReleased, isJson: boolean, io: Io): void {
  io.exitWith(1);
  if (isJson) io.out(`${JSON.stringify({ refused: rows }, null, 2)}\n`);
  else
    io.err(
      `${columns(rows.map(({ row, says }) => [row, says]))}Nothing was released. Fix these, or overrule a row: --force <row> --because "…".\n`,
    );
}
