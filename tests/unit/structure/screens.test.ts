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

test('only the kit draws a footer, with links to the legal pages that the host names', () => {
  const drawn = components.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split(/<ui-(?:footer|hand-off)\b/)
      .slice(1)
      .map((rest) => ({ file, isLinked: /^ \{\.\.\.(?:legal|useLegalLinks\(\))\}/.test(rest) })),
  );
  expect(drawn).toEqual([
    { file: 'shared/mfe-kit/src/footer.tsx', isLinked: true },
    { file: 'shared/mfe-kit/src/hand-off.tsx', isLinked: true },
  ]);
});
