import { expect, test } from 'vitest';
import { findLack, findText } from './find-text.ts';
import { formatTextSources } from './format-text-sources.ts';

const submission = {
  packages: [
    { id: 'pk_1', name: 'Complete', status: 'READY' },
    { id: 'pk_2', name: 'Custom', status: 'IN_REVIEW' },
  ],
};
const answers = new Map([['get-market-submission', submission]]);
const stores = new Map<string, unknown>([
  ['packages: submission.$submission', submission],
  ['packages: submission.$packages', [{ id: 'pk_1', name: 'Complete' }]],
]);
const known = {
  sourceOf: async (text: string) => findText(text, stores, answers),
  lackOf: async (text: string, others: readonly string[]) =>
    findLack(text, others, stores, answers),
};
const ask = (expected: readonly string[], found: readonly string[]) =>
  formatTextSources({ message: 'not seen', expected, found }, known);

test('a text that differs is traced to the store that holds it, or to the response', async () => {
  const board = new Map([['admin: board.$columns', [{ id: 'pk_1', statusLabel: 'Ready' }]]]);
  const [line] = await formatTextSources(
    { message: '', expected: ['status: Live'], found: ['status: Ready', 'price: $3.00'] },
    { ...known, sourceOf: async (text) => findText(text, board, answers) },
  );
  expect(line).toMatch(
    /^“Ready” comes from board\.\$columns of admin, \[0\]\.statusLabel \(mfe\/admin\/src\/model\/board\.ts:\d+, shared\/domain\/src\/packages\/package-status\.ts:\d+\), computed from get-market-submission, packages\[0\]$/,
  );
  expect(
    await formatTextSources(
      { message: '', expected: ['name: Growth'], found: ['name: Complete'] },
      { ...known, sourceOf: async (text) => findText(text, new Map(), answers) },
    ),
  ).toEqual(['“Complete” comes from the response of get-market-submission, packages[0].name']);
});

test('what the server sent and the page lacks is traced to the store that leaves it out, and the rule it asks', async () => {
  const [line] = await ask(['name: Custom'], ["no package 'Custom'", 'Complete']);
  expect(line).toMatch(
    /^“Custom” is in the response of get-market-submission, packages\[1\]\.name, and not in submission\.\$packages of packages \(mfe\/packages\/src\/model\/submission\.ts:\d+, shared\/domain\/src\/packages\/displayed\.ts:\d+\), which has the others$/,
  );
});

test.each([
  ['nothing differs', ['status: Live'], ['status: Live']],
  ['an amount differs, which is traced otherwise', ['price: $3.00'], ['price: $4.00']],
  ['a truth differs', ['recommended: true'], ['recommended: false']],
  ['the server did not send it', ['name: Theirs'], ["no package 'Theirs'", 'Complete']],
  ['no store holds it', ['status: Live'], ['status: Somewhere']],
])('nothing is said of texts where %s', async (_, expected, found) => {
  expect(await ask(expected, found)).toEqual([]);
});
