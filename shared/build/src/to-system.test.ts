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

test('an exported variable stays live', async () => {
  const code = await convertToSystem(
    'export let count = 0; export const raise = () => { count += 1 };',
    'x.js',
  );
  const exported: { count?: unknown; raise?: unknown; [name: string]: unknown } = {};
  const System = {
    register(
      _: string[],
      declare: (put: (name: string, value: unknown) => unknown) => { execute(): void },
    ) {
      declare((name, value) => {
        exported[name] = value;
        return value;
      }).execute();
    },
  };
  new Function('System', code)(System);
  (exported.raise as () => void)();
  expect(exported.count).toBe(1);
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
