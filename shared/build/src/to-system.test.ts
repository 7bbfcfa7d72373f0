import { expect, test } from 'vitest';
import { convertToSystem } from './to-system.ts';

test('a chunk becomes a minified System module with its dynamic imports', async () => {
  const code = await convertToSystem(
    `import { a } from 'library';
export let count = a;
export const raise = () => { count += 1; };
export const later = () => import('./later.js');`,
    'chunk.js',
  );
  expect(code).toMatch(/^System\.register\(\[.library.\]/);
  expect(code).toContain('.import(`./later.js`)');
  expect(code).not.toContain('\n  ');
});

test('the two functions of a module are in parentheses, so that browsers compile them at once', async () => {
  const code = await convertToSystem(
    `import { a } from 'library';
export const own = { execute: function () { return a; } };`,
    'chunk.js',
  );
  expect(code).toMatch(/^System\.register\(\[.library.\],\(function\(/);
  expect(code).toMatch(/\],execute:\(function\(\)\{[\s\S]*\}\)\}\}\)\);\s*$/);
  expect(code).toContain('{execute:function(){');
});

type Put = (name: string | Record<string, unknown>, value?: unknown) => unknown;
type Module = { readonly setters: ((imported: object) => void)[]; execute(): void };

/** What a module exports, each call of its export function by itself; `imported` is what it imports from its libraries. */
async function run(source: string, imported: object = {}) {
  const code = await convertToSystem(source, 'x.js');
  const calls: Record<string, unknown>[] = [];
  const put: Put = (name, value) => {
    calls.push(typeof name === 'string' ? { [name]: value } : { ...name });
    return value;
  };
  const System = {
    register(_: string[], declare: (put: Put) => Module) {
      const { setters, execute } = declare(put);
      for (const set of setters) set(imported);
      execute();
    },
  };
  new Function('System', code)(System);
  return { calls, exported: () => Object.assign({}, ...calls) as Record<string, unknown> };
}

test('an exported variable stays live', async () => {
  const { exported } = await run(
    'export let count = 0; export const raise = () => { count += 1 };',
  );
  expect(exported().count).toBe(0);
  (exported().raise as () => void)();
  expect(exported().count).toBe(1);
});

test('what a module defines is exported in one call, under each of its names', async () => {
  const { calls, exported } = await run(
    `import { a } from 'library';
let one = a, two = one + 1;
const { three, four: renamed } = { three: 3, four: 4 };
two += 10;
class Five { value = 5 }
export { one, one as again, two, three, renamed as four, Five, one as default };`,
    { a: 1 },
  );
  expect(calls).toHaveLength(1);
  const { Five, ...values } = exported();
  expect(values).toEqual({ one: 1, again: 1, two: 12, three: 3, four: 4, default: 1 });
  expect(new (Five as new () => { value: number })().value).toBe(5);
});

test('a dynamic import is plain, without the helper that Vite puts around it', async () => {
  const code = await convertToSystem(
    `import { t as __vitePreload } from './chunk-preload-helper.js';
export const one = () => __vitePreload(() => import('./one.js'), [], import.meta.url);
export const two = () => __vitePreload(async () => { const { a } = await import('./two.js'); return a; }, []);`,
    'chunk.js',
  );
  expect(code).not.toContain('preload');
  expect(code).toContain('.import(`./one.js`)');
  expect(code).toContain('.import(`./two.js`)');
});
