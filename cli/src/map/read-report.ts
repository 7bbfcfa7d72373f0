import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as s from 'superstruct';
import { formatReason } from '../system-error.ts';
import { UsageError } from '../usage-error.ts';
import type { Played } from './coverage.ts';

const decision = s.type({ router: s.string(), to: s.string(), because: s.string() });

/** The parts of a JSON report that the map uses. */
const report = s.type({
  scenarios: s.nonempty(
    s.array(
      s.type({
        name: s.string(),
        verdict: s.enums(['passed', 'flaky', 'failed', 'crashed', 'interrupted']),
        steps: s.array(
          s.type({
            screen: s.nullable(s.string()),
            screens: s.array(s.string()),
            decisions: s.array(decision),
          }),
        ),
      }),
    ),
  ),
});

/** Reads the scenarios from the output of `fairlead run --reporter json`. Throws a usage error for any other file. */
export function readReport(cwd: string, file: string): readonly Played[] {
  const [failure, read] = s.validate(parse(file, textOf(cwd, file)), report);
  if (!read)
    throw new UsageError(
      `${file} is not a report of \`fairlead run --reporter json\`: ${failure.path.length ? `${failure.path.join('.')} is wrong (${failure.message})` : 'it has no scenarios'}`,
    );
  return read.scenarios;
}

function textOf(cwd: string, file: string): string {
  try {
    return readFileSync(resolve(cwd, file), 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new UsageError(
      isMissing
        ? `There is no report ${file}; \`fairlead run --reporter json > ${file}\` creates one`
        : `${file} cannot be read: ${formatReason(error)}`,
    );
  }
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not JSON; \`fairlead run --reporter json\` prints a report`);
  }
}
