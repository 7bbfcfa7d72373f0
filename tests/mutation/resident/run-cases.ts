import { vi } from 'vitest';
import type { CaseResult } from './protocol.ts';
import { all, atTheEnd, type Case, type Suite } from './suites.ts';

/** Limits what never ends: no test here takes seconds. */
const longestTest = 3_000;

/** Taken before any test replaces it. */
const { clearTimeout, setTimeout } = globalThis;

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The test does not end.')), longestTest);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const outerFirst = (suite: Suite): Suite[] =>
  suite.within ? [...outerFirst(suite.within), suite] : [suite];

async function runBody({ suite, run }: Case): Promise<void> {
  const suites = outerFirst(suite);
  for (const hook of suites.flatMap(({ beforeEach }) => beforeEach)) {
    const undo = await hook();
    if (typeof undo === 'function') atTheEnd.push(() => undo());
  }
  await run();
}

async function tidyUp({ suite }: Case): Promise<void> {
  const hooks = outerFirst(suite).flatMap(({ afterEach }) => afterEach);
  for (const hook of [...hooks.reverse(), ...atTheEnd.splice(0).reverse()]) await hook();
}

type Run = {
  /** The tests to run; all of them without. */
  readonly ids?: ReadonlySet<string>;
  readonly stopAtFailure: boolean;
  readonly starts?: (id: string) => void;
  readonly ends?: () => void;
};

/** Runs the tests, in their order, and says what became of each. */
export async function runCases({ ids, stopAtFailure, starts, ends }: Run): Promise<CaseResult[]> {
  const results: CaseResult[] = [];

  async function runCase(unit: Case): Promise<void> {
    const start = performance.now();
    let failure: string | null = null;
    const fails = (error: unknown) => {
      failure ??= error instanceof Error ? error.message : String(error);
    };
    starts?.(unit.id);
    await inTime(runBody(unit)).catch(fails);
    await inTime(tidyUp(unit)).catch(fails);
    ends?.();
    if (failure !== null) vi.useRealTimers();
    results.push({ id: unit.id, took: performance.now() - start, failure });
  }

  const isAsked = (member: Suite | Case): boolean =>
    'id' in member ? !ids || ids.has(member.id) : member.members.some(isAsked);
  const isOver = () => stopAtFailure && results.some(({ failure }) => failure !== null);

  async function runSuite(suite: Suite): Promise<void> {
    for (const member of suite.members.filter(isAsked)) {
      if (isOver()) break;
      if ('id' in member) await runCase(member);
      else await runSuite(member);
    }
  }

  await runSuite(all);
  return results;
}
