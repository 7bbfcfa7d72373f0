import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { callsIn, literalOf } from './calls-in-tree.ts';

/** Lists the names of the tasks in the sources of an area: `defineTask({ name: 'list stamps', … })`. */
export const tasksIn = (dir: string): readonly string[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: dir })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => taskNamesIn(readFileSync(join(dir, file), 'utf8'), file))
    .sort();

function taskNamesIn(code: string, file: string): readonly string[] {
  if (!code.includes('defineTask')) return [];
  const tree = parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  return callsIn(tree).flatMap(({ callee, given: [options] }) => {
    const name = callee === 'defineTask' ? literalOf(options, 'name') : null;
    return typeof name === 'string' ? [name] : [];
  });
}
