import { globSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { withoutElements } from '../../shared/headless-page/src/without-elements.ts';
import { isPartName, type Part, parts } from './parts.ts';

const part = process.env.MUTATION_PART ?? '';
if (!isPartName(part)) throw new Error(`MUTATION_PART names no part: '${part}'`);

const { canLoadTogether, keepsLoad = false, tests }: Part = parts[part];
const checkout = dirname(realpathSync('node_modules'));

/** node_modules is shared with the checkout: what it leads to there is looked up in the changed copy instead. */
const changedCopy: Plugin = {
  name: 'fairlead:changed-copy',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.startsWith('@fairlead/')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    // A package that names itself is found in the copy already.
    if (!found || found.id.startsWith(process.cwd())) return found;
    return { ...found, id: found.id.replace(checkout, process.cwd()) };
  },
};

/** Loads every test file of the part inside a suite, so that its hooks stay its own. */
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
    // What together.test.ts is written to differs by part: none may find that of another.
    fsModuleCache: false,
  },
});
