import { expect, test } from 'vitest';
import { convertQuickly } from './quick-system.ts';

type Module = { readonly setters: ((imported: object) => void)[]; execute(): void };
type Context = {
  readonly import: (name: string) => string;
  readonly meta: { readonly url: string };
};

/** What a module imports and exports, and what its functions get from its context. */
function run(source: string, imported: object = {}) {
  const code = convertQuickly(source, 'x.js');
  const result: { dependencies: readonly string[]; exported: Record<string, unknown> } = {
    dependencies: [],
    exported: {},
  };
  const context = {
    import: (name: string) => `later ${name}`,
    meta: { url: 'https://x.test/x.js' },
  };
  const System = {
    register(
      dependencies: readonly string[],
      declare: (put: (exported: object) => void, context: Context) => Module,
    ) {
      result.dependencies = dependencies;
      const { setters, execute } = declare(
        (exported) => Object.assign(result.exported, exported),
        context,
      );
      for (const set of setters) set(imported);
      execute();
    },
  };
  new Function('System', code ?? '')(System);
  return result;
}

test('imports arrive under their local names, and exports leave under theirs', () => {
  const { dependencies, exported } = run(
    `import first, { a as one, 'b-c' as two } from 'library';
import * as all from './chunk.js';
import './side-effect.js';
const sum = one + two + first + all.a;
class Five { value = 5 }
export { sum, Five as default, sum as 'the sum' };`,
    { a: 1, 'b-c': 10, default: 100 },
  );
  expect(dependencies).toEqual(['library', './chunk.js', './side-effect.js']);
  const { default: Five, ...values } = exported;
  expect(values).toEqual({ sum: 112, 'the sum': 112 });
  expect(new (Five as new () => { value: number })().value).toBe(5);
});

test('a dynamic import and the address of the module come from its context', () => {
  const { exported } = run(
    `const text = "import('./in-a-text.js') import.meta.url";
const later = import('./later.js');
const address = import.meta.url;
export { text, later, address };`,
  );
  expect(exported).toEqual({
    text: "import('./in-a-text.js') import.meta.url",
    later: 'later ./later.js',
    address: 'https://x.test/x.js',
  });
});

test('a line of the source keeps its number', () => {
  const code = convertQuickly(
    "import {\n  a,\n} from 'library';\n\nconst b = a;\nexport {\n  b,\n};\nthrow new Error('ninth');\n",
    'x.js',
  );
  expect(code?.split('\n')[8]).toBe("throw new Error('ninth');");
});

test.each([
  ['an export that is assigned later', 'let a = 1; const raise = () => { a += 1; }; export { a };'],
  ['an export that is counted up later', 'let a = 1; const raise = () => a++; export { a };'],
  ['an export in a pattern', 'let a = 1; const set = (x) => { [{ b: a }] = x; }; export { a };'],
  ['an export that a loop assigns', 'let a; for (a of [1, 2]) { } export { a };'],
  ['an export that was imported', "import { a } from 'library'; export { a };"],
  ['a module that waits', 'const a = await 1; export { a };'],
  ['a loop that waits', 'for await (const a of []) { }'],
  ['an exported declaration', 'export const a = 1;'],
  ['a default expression', 'export default 1;'],
  ['what it exports from elsewhere', "export { a } from 'library';"],
  ['everything from elsewhere', "export * from 'library';"],
  ['broken code', 'const = ;'],
])('%s is left to the converter for production', (_, code) => {
  expect(convertQuickly(code, 'x.js')).toBeNull();
});

test('an await within a function and a property that has the name of an export change nothing', () => {
  const { exported } = run(
    'const a = 1; const o = { a: 2 }; const set = async () => { o.a = await 3; }; export { a };',
  );
  expect(exported).toEqual({ a: 1 });
});
