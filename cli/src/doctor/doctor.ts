import { columns } from '../columns.ts';
import { type Io, wantsColour } from '../io.ts';
import { createPaint } from '../paint.ts';
import type { Look } from './finding.ts';
import { looks } from './looks.ts';

/** Prints what is installed and what is missing; the exit code is 1 if anything is missing. */
export async function doctor(json: boolean, io: Io, all: readonly Look[] = looks): Promise<void> {
  const findings = await Promise.all(all.map((look) => look(io)));
  const missing = findings.filter(({ ok }) => !ok);
  if (missing.length > 0) io.exitWith(1);
  if (json) {
    io.out(`${JSON.stringify(findings, null, 2)}\n`);
    return;
  }
  const paint = createPaint(wantsColour(io));
  io.out(
    columns(
      findings.map(({ name, ok, says }) => [ok ? paint.green('ok') : paint.red('no'), name, says]),
      io.width,
    ),
  );
  const mends = [...new Set(missing.flatMap(({ mend }) => mend ?? []))];
  io.out(
    missing.length === 0
      ? 'Nothing is missing\n'
      : `${missing.length} missing; fix with:\n${mends.map((mend) => `  ${mend}\n`).join('')}`,
  );
}
