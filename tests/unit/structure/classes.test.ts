import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classesIn, findClasses } from './find-classes.ts';
import { productFiles, root } from './product-files.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The classes with rules in the style sheets that a pattern matches. */
const ruled = (pattern: string): ReadonlySet<string> =>
  new Set(globSync(pattern, { cwd: root }).flatMap((file) => classesIn(read(file))));

const areas = globSync('mfe/*', { cwd: root }).sort();
const shared = ruled('{shared/ui,shared/mfe-kit,root-config}/src/**/*.css');

test.each(areas)(
  'every class in the screens of %s has a rule in its styles or the shared ones',
  (area) => {
    const own = ruled(`${area}/src/**/*.css`);
    const without = productFiles()
      .filter((file) => file.startsWith(`${area}/`) && file.endsWith('.tsx'))
      .flatMap((file) => [...findClasses(file, read(file))].map((name) => `${name} in ${file}`))
      .filter((said) => {
        const [name = ''] = said.split(' ');
        return !own.has(name) && !shared.has(name);
      });
    expect(without).toEqual([]);
  },
);

test('the classes of a source are found in texts, choices and templates', () => {
  const choice = ['is === "no" ? "three" : `four is-', '{of} five`'].join('$');
  const source = `const a = <p className="one two"><b className={${choice}} /></p>;`;
  expect([...findClasses('example.tsx', source)]).toEqual(['one', 'two', 'three', 'four', 'five']);
});
