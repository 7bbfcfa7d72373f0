import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repository } from '../../repository.ts';
import { locationsIn, readError } from './source-location.ts';

const stack = (...places: readonly string[]) =>
  ['TypeError: x', ...places.map((place) => `    at run (${place})`)].join('\n');

test('only the lines of the product are reported, without test scaffolding', () => {
  const from = (path: string) => `file://${repository}/${path}:7:3`;
  const places = locationsIn(
    stack(
      from('node_modules/effector/effector.mjs'),
      from('mfe/intake/src/model/lead.ts'),
      from('shared/headless-page/src/operate.ts'),
      from('cli/src/run/playing/play.ts'),
      from('shared/domain/src/money.ts'),
    ),
  );
  expect(places).toEqual(['mfe/intake/src/model/lead.ts:7', 'shared/domain/src/money.ts:7']);
});

test('a line of a bundle is mapped back to its source', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  const file = join(folder, 'headless.mjs');
  const map = {
    version: 3,
    names: [],
    sources: [join(repository, 'mfe/intake/src/model/lead.ts')],
    mappings: 'AAUA',
  };
  writeFileSync(`${file}.map`, JSON.stringify(map));
  expect(locationsIn(stack(`file://${file}:1:1`))).toEqual(['mfe/intake/src/model/lead.ts:11']);
});

test('where an answer became an error says less than its call: it is left out', () => {
  const at = `file://${repository}/shared/contracts/src/protocol/failures.ts:52:1`;
  expect(readError({ message: 'no lead', stack: stack(at) }, 'create lead')).toEqual({
    message: 'no lead',
    where: 'create lead',
  });
});

test('a line of a file that a browser loaded is mapped back through the build’s source map', () => {
  const folder = join(repository, 'shared/build/dist');
  const name = `line-test-${process.pid}.js`;
  const map = {
    version: 3,
    names: [],
    sources: ['../../../mfe/intake/src/model/lead.ts'],
    mappings: 'AAUA',
  };
  mkdirSync(folder, { recursive: true });
  const files = [join(folder, name), join(folder, `${name}.map`)] as const;
  onTestFinished(() => {
    for (const file of files) rmSync(file);
  });
  writeFileSync(files[0], 'x');
  writeFileSync(files[1], JSON.stringify(map));
  const at = `http://127.0.0.1:4100/assets/${name}:1:1`;
  expect(locationsIn(stack(at))).toEqual(['mfe/intake/src/model/lead.ts:11']);
});

test('a file of the page that no build here made has no line', () => {
  expect(locationsIn(stack('https://js.stripe.com/assets/v3.js:1:200'))).toEqual([]);
});
