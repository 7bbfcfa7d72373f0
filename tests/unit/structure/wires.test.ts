import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findLongWires } from './find-long-wires.ts';
import { productFiles, root } from './product-files.ts';

test('a function in a wire of a model has at most six lines; a longer one has a name', () => {
  const models = productFiles().filter((file) =>
    /^(mfe\/\w+\/src\/model|shared\/store\/src)\//.test(file),
  );
  expect(models.length).toBeGreaterThan(200);
  const long = models.flatMap((file) =>
    findLongWires(file, readFileSync(join(root, file), 'utf8'), 6).map(
      ({ line, lines }) => `${file}:${line} (${lines} lines)`,
    ),
  );
  expect(long).toEqual([]);
});

test('an inline function in a wire is measured, a named one is not', () => {
  const source = 'sample({ clock,\n  fn: (a) => {\n    return a;\n  },\n  filter: isOpen });';
  expect(findLongWires('example.ts', source, 2)).toEqual([{ line: 2, lines: 3 }]);
  expect(findLongWires('example.ts', source, 3)).toEqual([]);
});
