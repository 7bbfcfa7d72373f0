import { columns } from '../columns.ts';
import { type Io, wantsColor } from '../io.ts';
import { createPaint } from '../paint.ts';
import { checks } from './checks.ts';
import type { Check } from './finding.ts';

/** Prints what is installed and what is missing; the exit code is 1 if anything is missing. */
export async function doctor(json: boolean, io: Io, all: readonly Check[] = checks): Promise<void> {
  const findings = await Promise.all(all.map((check) => check(io)));
  const missing = findings.filter(({ ok }) => !ok);
  if (missing.length > 0) io.exitWith(1);
  if (json) {
    io.out(`${JSON.stringify(findings, null, 2)}\n`);
    return;
  }
  const paint = createPaint(wantsColor(io));
  io.out(
    columns(
      findings.map(({ name, ok, says }) => [ok ? paint.green('ok') : paint.red('no'), name, says]),
      io.width,
    ),
  );
  const fixes = [...new Set(missing.flatMap(({ fix }) => fix ?? []))];
  io.out(
    missing.length === 0
      ? 'Nothing is missing\n'
      : `${missing.length} missing${fixes.length > 0 ? '; fix with:' : ''}\n${fixes.map((fix) => `  ${fix}\n`).join('')}`,
  );
}
