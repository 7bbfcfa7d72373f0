// What test files import as 'vitest' in a load that stays (../README.md): tests and hooks are kept here, to be run as
// often as there are mistakes to try. Only the ways of writing a test that this checkout has.
import './inline-snapshots.ts';

export { expect, vi } from 'vitest';

type Work = (...given: unknown[]) => unknown;

export type Suite = {
  readonly name: string;
  readonly within: Suite | null;
  readonly members: (Suite | Case)[];
  readonly beforeEach: Work[];
  readonly afterEach: Work[];
};

export type Case = { readonly id: string; readonly suite: Suite; readonly run: Work };

const suiteNamed = (name: string, within: Suite | null): Suite => ({
  name,
  within,
  members: [],
  beforeEach: [],
  afterEach: [],
});

/** All that was loaded. */
export const all = suiteNamed('', null);

let open = all;
const taken = new Set<string>();

/** The file's name, which Stryker looks for before '#', and those of the suites and the test. */
function idOf(name: string): string {
  const names = [name];
  for (let suite = open; suite.within; suite = suite.within) names.unshift(suite.name);
  const [file, ...rest] = names;
  const id = `${file}#${rest.join(' > ')}`;
  let unused = id;
  for (let count = 2; taken.has(unused); count++) unused = `${id} (${count})`;
  taken.add(unused);
  return unused;
}

/** What is defined from here on belongs to a suite inside the open one. Returns what ends it. */
function openSuite(name: string): () => void {
  const outer = open;
  open = suiteNamed(name, outer);
  outer.members.push(open);
  return () => {
    open = outer;
  };
}

/** Everything that a file defines belongs to a suite of its own. */
export async function suiteOfFile(name: string, load: () => Promise<unknown>): Promise<void> {
  const end = openSuite(name);
  await load();
  end();
}

/** Suites are defined at once: none here waits. */
function defineSuite(name: string, define: () => void): void {
  const end = openSuite(name);
  define();
  end();
}

function defineTest(name: string, run: Work): void {
  open.members.push({ id: idOf(name), suite: open, run });
}

const rowsOf = (table: readonly unknown[]) =>
  table.map((row) => (Array.isArray(row) ? row : [row]));

export const test = Object.assign(defineTest, {
  each: (table: readonly unknown[]) => (name: string, run: Work) => {
    for (const row of rowsOf(table)) defineTest(name, () => run(...row));
  },
});

export const describe = Object.assign(defineSuite, {
  each: (table: readonly unknown[]) => (name: string, define: Work) => {
    for (const row of rowsOf(table)) defineSuite(name, () => void define(...row));
  },
});

export const beforeEach = (work: Work) => void open.beforeEach.push(work);
export const afterEach = (work: Work) => void open.afterEach.push(work);

/** What the running test has asked to be done after it. */
export const atTheEnd: Work[] = [];
export const onTestFinished = (work: Work) => void atTheEnd.push(work);
