import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type PageContext, setPageContext } from '../page/page-context.ts';
import { keepBuild, noteBuilds, releaseBuilds } from './release-builds.ts';

const folder = 'https://app.example.com/builds/stamps/';
const records: unique symbol = Symbol('records');
const shared = 'https://app.example.com/assets/store.js';

/** A loader that keeps its records under a symbol, as SystemJS does. */
class Loader {
  readonly [records]: Record<string, object> = {};
  async instantiate(): Promise<unknown> {
    return [[], () => ({})];
  }
}

let loader: Loader;
beforeEach(() => {
  loader = new Loader();
  vi.stubGlobal('System', loader);
  setPageContext({ overrides: new Set([folder]) } as unknown as PageContext);
  noteBuilds();
});
afterEach(() => void vi.unstubAllGlobals());

/** Records a module as loaded, with what it imports. */
function load(id: string, imports: readonly object[] = []) {
  const record = { id, i: [], d: imports };
  loader[records][id] = record;
  return record;
}
const loaded = () => Object.keys(loader[records]).map((id) => id.replace(folder, ''));

/** Swaps in the n-th build, which has these files. */
function swap(count: number, files: readonly string[], imports: readonly object[] = []) {
  const entry = `${folder}index.js?swap=${count}`;
  load(entry, imports);
  const facts = { bytes: 1, integrity: '' };
  keepBuild('stamps', entry, {
    files: Object.fromEntries(files.map((name) => [name, facts])),
  } as Parameters<typeof keepBuild>[2]);
  releaseBuilds();
}

test('the builds before the last two are released with what only they import, shared modules stay', () => {
  const store = load(shared);
  swap(1, [], [store, load(`${folder}chunk-one.js`)]);
  swap(2, [], [store]);
  swap(3, [], [store]);
  expect(loaded()).toEqual([shared, 'index.js?swap=2', 'index.js?swap=3']);
});

test('a chunk that is loaded later stays while a kept build has it', () => {
  swap(1, ['chunk-drag.js']);
  load(`${folder}chunk-drag.js`, [load(`${folder}chunk-points.js`)]);
  for (const count of [2, 3, 4]) swap(count, ['chunk-drag.js']);
  expect(loaded()).toEqual([
    'chunk-points.js',
    'chunk-drag.js',
    'index.js?swap=3',
    'index.js?swap=4',
  ]);
  for (const count of [5, 6]) swap(count, ['chunk-drag-2.js']);
  expect(loaded()).toEqual(['index.js?swap=5', 'index.js?swap=6']);
});
