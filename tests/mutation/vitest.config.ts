import { globSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { withoutElements } from '../../shared/headless-page/src/without-elements.ts';
import { isPartName, type Part, parts } from './parts.ts';

const part = process.env.MUTATION_PART ?? '';
if (!isPartName(part)) throw new Error(`MUTATION_PART names no part: '${part}'`);

const { canLoadTogether, keepsLoad = false, tests }: Part = parts[part];
const checkout = dirname(realpathSync('node_modules'));

/** node_modules is shared with the checkout, so links into the repository are resolved in the changed copy instead. */
const changedCopy: Plugin = {
  name: 'fairlead:changed-copy',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('@fairlead/')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    // A package that imports itself by name already resolves to the copy.
    if (!found || found.id.startsWith(process.cwd())) return found;
    return { ...found, id: found.id.replace(checkout, process.cwd()) };
  },
};

const isResident = canLoadTogether && keepsLoad;

/** In a load that stays, test files define their tests in ./resident/suites.ts, where they can be run again. */
const resident: Plugin = {
  name: 'fairlead:resident',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== 'vitest' || importer?.includes('/tests/mutation/resident/')) return null;
    return join(process.cwd(), 'tests/mutation/resident/suites.ts');
  },
};

/** Loads every test file of the part in its own suite, so that its hooks stay separate. */
const together: Plugin = {
  name: 'fairlead:together',
  load(id) {
    if (!id.endsWith('/tests/mutation/together.test.ts')) return null;
    const files = globSync(tests, { exclude: ['**/*.browser.test.{ts,tsx}'] }).sort();
    return isResident ? servedInOneLoad(files) : suitesOf(files);
  },
};

const nameAndImport = (file: string) => [
  JSON.stringify(file),
  `import(${JSON.stringify(`/${file}`)})`,
];

function suitesOf(files: readonly string[]): string {
  const suites = files.map((file) => {
    const [name, imported] = nameAndImport(file);
    return `describe(${name}, async () => { await ${imported}; });`;
  });
  return [`import { describe } from 'vitest';`, ...suites].join('\n');
}

function servedInOneLoad(files: readonly string[]): string {
  const suites = files.map((file) => {
    const [name, imported] = nameAndImport(file);
    return `await suiteOfFile(${name}, () => ${imported});`;
  });
  return [
    `import { serve } from './resident/serve.ts';`,
    `import { suiteOfFile } from './resident/suites.ts';`,
    ...suites,
    'await serve();',
  ].join('\n');
}

export default defineConfig({
  plugins: [changedCopy, withoutElements(), together, ...(isResident ? [resident] : [])],
  oxc: { jsx: { development: false } },
  test: {
    include: canLoadTogether ? ['tests/mutation/together.test.ts'] : [...tests],
    isolate: !keepsLoad,
    exclude: ['**/node_modules/**', '**/*.browser.test.{ts,tsx}'],
    env: { NODE_ENV: 'production' },
    pool: 'threads',
    // Each part has its own folder for together.test.ts.
    fsModuleCache: false,
  },
});
