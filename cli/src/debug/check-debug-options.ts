import { kebabCase } from '../kebab-case.ts';
import type { RunOptions } from '../run/terms/run-options.ts';
import { UsageError } from '../usage-error.ts';

/** The options of a whole run, and why a person who plays one scenario step by step has no use for them. */
const foreign = {
  watch: 'r reads the file again',
  shard: 'it plays one scenario',
  compare: 'it plays one scenario once',
  retries: 'you play a step again with n',
  allowFlaky: 'you play a step again with n',
  bail: 'it stops at a failure by itself',
  timeout: 'it waits for you',
  record: 'a run with pauses has no duration worth keeping',
  recordDurations: 'a run with pauses has no duration worth keeping',
  reporter: 'it says what each step did',
  out: 'it writes no report',
  show: 'it writes no report',
  trace: 'you see the page',
} as const satisfies Partial<Record<keyof RunOptions, string>>;

/** Refuses what makes no sense with `--debug`. `given`: the options that were written, by their names in `RunOptions`. */
export function checkDebugOptions(
  { driver, workers = 1 }: RunOptions,
  given: ReadonlySet<string>,
): void {
  if (given.has('driver') && driver === 'headless')
    throw new UsageError(
      'The headless page can’t be seen: --debug needs --driver browser, or none.',
    );
  if (workers > 1) throw new UsageError('--debug plays one scenario: leave out --workers.');
  for (const [name, because] of Object.entries(foreign))
    if (given.has(name))
      throw new UsageError(`--debug doesn’t take --${kebabCase(name)}, because ${because}.`);
}
