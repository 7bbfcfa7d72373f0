import { basename, dirname } from 'node:path';
import { vi } from 'vitest';
import type { CaseResult } from './protocol.ts';
import { all, atTheEnd, type Case, type Suite } from './suites.ts';

/** Limits what never ends: no test here takes seconds. */
const longestTest = 3_000;

/** Of the tests that are asked for, so many at the most. */
const nearest = Number(process.env.MUTATION_NEAREST ?? Number.POSITIVE_INFINITY);

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
  /** The changed source, without its ending. */
  readonly source?: string;
  readonly stopAtFailure: boolean;
  readonly starts?: (id: string) => void;
  readonly ends?: () => void;
};

/** The tests in the order of their latest failure: what noticed one mistake is the likeliest to notice the next. */
const latest: Case[] = [];
let lastSource: string | undefined;

/** Another source is most likely noticed by the tests of that name, then by those in its folder. */
function moveToFront(source: string): void {
  lastSource = source;
  const fileOf = ({ id }: Case) => id.split('#', 1)[0] ?? '';
  const inFolder = latest.filter((unit) => dirname(fileOf(unit)) === dirname(source));
  const named = latest.filter((unit) => fileOf(unit).includes(`/${basename(source)}.`));
  latest.splice(0, latest.length, ...new Set([...named, ...inFolder, ...latest]));
}

const casesOf = (suite: Suite): Case[] =>
  suite.members.flatMap((member) => ('id' in member ? member : casesOf(member)));

/** Runs the tests and says what became of each. */
export async function runCases({
  ids,
  source,
  stopAtFailure,
  starts,
  ends,
}: Run): Promise<CaseResult[]> {
  if (latest.length === 0) latest.push(...casesOf(all));
  if (source !== undefined && source !== lastSource) moveToFront(source);
  const results: CaseResult[] = [];
  const asked = ids ? latest.filter(({ id }) => ids.has(id)).slice(0, nearest) : [...latest];
  for (const unit of asked) {
    const start = performance.now();
    starts?.(unit.id);
    const failure = await failureOf(unit);
    ends?.();
    results.push({ id: unit.id, took: performance.now() - start, failure });
    if (failure === null) continue;
    latest.unshift(...latest.splice(latest.indexOf(unit), 1));
    if (stopAtFailure) break;
  }
  return results;
}

async function failureOf(unit: Case): Promise<string | null> {
  let failure: string | null = null;
  const fails = (error: unknown) => {
    failure ??= error instanceof Error ? error.message : String(error);
  };
  await inTime(runBody(unit)).catch(fails);
  await inTime(tidyUp(unit)).catch(fails);
  if (failure !== null) vi.useRealTimers();
  return failure;
}
