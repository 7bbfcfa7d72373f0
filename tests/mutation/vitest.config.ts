import { globSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
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

/** Loads every test file of the part in its own suite, so that its hooks stay separate. */
const together: Plugin = {
  name: 'fairlead:together',
  load(id) {
    if (!id.endsWith('/tests/mutation/together.test.ts')) return null;
    const suites = globSync(tests, { exclude: ['**/*.browser.test.{ts,tsx}'] })
      .sort()
      .map(
        (file) =>
          `describe(${JSON.stringify(file)}, async () => { await import(${JSON.stringify(`/${file}`)}); });`,
      );
    return `import { describe } from 'vitest';\n${suites.join('\n')}`;
  },
};

export default defineConfig({
  plugins: [changedCopy, withoutElements(), together],
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
