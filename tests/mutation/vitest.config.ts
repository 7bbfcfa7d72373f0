import { realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { isPartName, parts } from './parts.ts';

const part = process.env.MUTATION_PART ?? '';
if (!isPartName(part)) throw new Error(`MUTATION_PART names no part: '${part}'`);

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

export default defineConfig({
  plugins: [changedCopy],
  test: {
    include: [...parts[part].tests],
    exclude: ['**/node_modules/**', '**/*.browser.test.ts'],
    pool: 'threads',
    // Models wire themselves to the shared store: files that shared one would hear each other's.
    isolate: part !== 'domain',
  },
});
