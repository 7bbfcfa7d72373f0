import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = (...patterns: readonly string[]) =>
  globSync(patterns, {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path),
  });

const id = /\b[A-Z]+-\d{3}\b/g;
const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/;
const string = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/;
const token = new RegExp(`${comment.source}|${string.source}`, 'g');

/** Returns the ids in a test file's strings: its titles and the tables of `test.each`. Comments don't count. */
export const idsInCode = (code: string): string[] =>
  (code.match(token) ?? [])
    .filter((one) => !/^\/[/*]/.test(one))
    .flatMap((one) => one.match(id) ?? []);

type Scenario = { readonly covers?: readonly string[]; readonly tags?: readonly string[] };

const scenarios = () => files('scenarios/**/*.yaml').map((file): Scenario => parse(read(file)));
const covered = (all: readonly Scenario[]) => all.flatMap(({ covers = [] }) => covers);
const inTests = (...patterns: readonly string[]) =>
  files(...patterns).flatMap((file) => idsInCode(read(file)));

/**
 * What any test or scenario of the product cites. The tests of the command and of this folder name ids as examples, so they
 * cite nothing.
 */
export const cited = (): ReadonlySet<string> =>
  new Set([
    ...inTests(
      '{shared,mfe,root-config}/**/*.test.{ts,tsx}',
      'tests/{composition,faults}/**/*.ts',
      'tests/accessibility/**/*.{ts,tsx}',
    ),
    ...covered(scenarios()),
  ]);

/**
 * What is cited where a page is: by a scenario that both drivers or a browser play, by an element's or a screen's test
 * (in Chromium, or on the headless page), or by a test of the whole product in Chromium.
 */
export const citedAtPageLevel = (): ReadonlySet<string> =>
  new Set([
    ...inTests(
      '{shared,mfe,root-config}/**/*.browser.test.{ts,tsx}',
      'mfe/*/src/screens/**/*.test.tsx',
      'tests/accessibility/**/*.test.ts',
      'tests/composition/**/*.test.ts',
    ),
    ...covered(
      scenarios().filter(({ tags = [] }) =>
        tags.some((tag) => tag === 'both' || tag === 'browser'),
      ),
    ),
  ]);
