import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productFiles, root } from './product-files.ts';

const components = productFiles().filter((file) =>
  /^(mfe\/\w+|shared\/mfe-kit)\/src\/.*\.tsx$/.test(file),
);

test('a file of a screen or of a shared component has at most 80 lines', () => {
  expect(components.length).toBeGreaterThan(150);
  const long = components
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > 80);
  expect(long).toEqual([]);
});

test('a footer links the legal pages that the host names', () => {
  const drawn = components.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/<ui-(?:footer|hand-off)\b/)
      .slice(1)
      .map((rest) => ({ file, isLinked: /^ \{\.\.\.(?:legal|useLegalLinks\(\))\}/.test(rest) })),
  );
  expect(drawn.length).toBeGreaterThan(7);
  expect(drawn.filter(({ isLinked }) => !isLinked)).toEqual([]);
});
