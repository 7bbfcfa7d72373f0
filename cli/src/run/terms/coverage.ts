import type { Profiler } from 'node:inspector';

/** How often a part of a script ran: offsets in characters, the end excluded. */
export type CountedRange = Profiler.CoverageRange;

/**
 * What a scenario ran of one script, as V8 counts it: each function's first range is the whole function, the others are
 * its parts that ran more or less often (Chrome DevTools Protocol, `Profiler.takePreciseCoverage`).
 */
export type ScriptCoverage = {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly CountedRange[] }[];
};
