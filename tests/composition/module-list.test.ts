import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stage } from './page.ts';

test('the list of modules is outside of the shell: no script names a module or a file of another area', () => {
  const { imports }: { imports: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(stage.dist, 'import-map.json'), 'utf8'),
  );
  const areas = Object.entries(imports).filter(([name]) => /^@fairlead\/mfe-(?!kit)/.test(name));
  expect(areas.map(([name]) => name)).toEqual(
    expect.arrayContaining(['@fairlead/mfe-header', '@fairlead/mfe-intake']),
  );
  const scripts = globSync('assets/**/*.js', { cwd: stage.dist });
  expect(scripts.length).toBeGreaterThan(20);
  for (const [name, url] of areas) {
    const own = url.slice(1);
    const file = own.slice(own.lastIndexOf('/') + 1);
    const having = scripts
      .filter((path) => path !== own)
      .filter((path) => {
        const text = readFileSync(join(stage.dist, path), 'utf8');
        return text.includes(name) || text.includes(file);
      });
    expect(having, name).toEqual([]);
  }
});
