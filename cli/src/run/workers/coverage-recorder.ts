import { Session } from 'node:inspector/promises';
import { setFlagsFromString } from 'node:v8';
import type { ScriptCoverage } from '../terms/coverage.ts';

/** Records which code of this thread runs, for one scenario at a time. */
export type CoverageRecorder = {
  /** Forgets what has run so far. */
  begin(): Promise<void>;
  /** Records no longer: what follows isn't the product's. */
  end(): Promise<void>;
  /** Returns what ran between `begin` and `end`, or now. */
  take(): Promise<readonly ScriptCoverage[]>;
};

/**
 * Starts recording. Packages aren't recorded: what is theirs is no cause of the product's. Of
 * functions that ran before, V8 counts the calls and no parts.
 */
export async function openCoverageRecorder(): Promise<CoverageRecorder> {
  // V8 counts no calls in optimized code, so what ran often would look as if it never ran.
  for (const flag of ['--no-opt', '--no-maglev']) setFlagsFromString(flag);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const read = async () => {
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result.flatMap(({ url, functions }) =>
      isOwn(url) ? [{ url, functions: functions.map(({ ranges }) => ({ ranges })) }] : [],
    );
  };
  let taken: readonly ScriptCoverage[] | undefined;
  return {
    async begin() {
      await read();
      taken = undefined;
    },
    async end() {
      taken ??= await read();
    },
    take: async () => taken ?? (await read()),
  };
}

const isOwn = (url: string) => url.startsWith('file:') && !url.includes('/node_modules/');
