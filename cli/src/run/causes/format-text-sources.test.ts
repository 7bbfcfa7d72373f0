import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repository } from '../../repository.ts';
import { findLack, findText, isSent } from './find-text.ts';
import { formatTextSources } from './format-text-sources.ts';

/** The places of the lines of a file that contain these texts. */
const linesOf = (file: string, ...texts: readonly string[]): string => {
  const lines = readFileSync(join(repository, file), 'utf8').split('\n');
  return texts
    .map((text) => `${file}:${lines.findIndex((line) => line.includes(text)) + 1}`)
    .join(', ');
};

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
  isSent: async (text: string) => isSent(text, answers),
  placesWriting: () => [],
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
  ['a sentence', 'Removed Liability was $4,000,000', 'Removed Liability was None', 'None'],
  ['a line of an outline', '≠ - listitem: was $4,000', '≠ - listitem: was Nothing', 'Nothing'],
  ['a sentence', 'by company, new to old', 'by company, old to new', 'old to new'],
  ['a button', 'button "Ann Account menu"', 'button "Eve Smith Account menu"', 'Eve Smith'],
  ['a heading', 'Same as this year', 'Same as last year [level=2]', 'Same as last year'],
  ['a sentence of a text', '3-4 days', 'You wait. It takes 3-5 days. Or more.', '3-5 days'],
  ['an address', '/admin?sort=company&to=up', '/admin?sort=company&to=down', 'down'],
  [
    'a field',
    'Seats: { value: "0", error: Must be greater than or equal to 1 }',
    'Seats: { value: "0", error: Must be at least 1, hint: "" }',
    'Must be at least 1',
  ],
])('the text that differs in %s is traced to where it is written', async (_, wanted, one, text) => {
  const placesWriting = (asked: string) => (asked === text ? ['rule (a.ts:1)', 'b (b.ts:2)'] : []);
  expect(
    await formatTextSources(
      { message: 'not seen', expected: [wanted], found: ['Account', one] },
      { ...known, placesWriting },
    ),
  ).toEqual([`“${text}” is written by rule (a.ts:1) or b (b.ts:2)`]);
});

test('that a field has no error is not a text', async () => {
  const failure = {
    message: 'not seen',
    expected: ['Seats: { error: Must be at least 1 }'],
    found: ['Seats: { error: none, value: "0" }'],
  };
  const placesWriting = () => ['rule (a.ts:1)'];
  expect(await formatTextSources(failure, { ...known, placesWriting })).toEqual([]);
});

test('why a control is disabled is traced, and of several places those in a file that is named already', async () => {
  const board = new Map([['admin: submissionStatus.$label', 'Quote Blocked']]);
  expect(
    await formatTextSources(
      { message: "The button 'Release' is disabled: Quote Blocked" },
      {
        ...known,
        sourceOf: async (text) => findText(text, board, answers),
        placesWriting: () => [
          'submissionStatusLabel (shared/domain/src/packages/submission-rules.ts:14)',
          'locks (mfe/admin/src/content.ts:3)',
        ],
      },
    ),
  ).toEqual([
    expect.stringMatching(
      /^“Quote Blocked” comes from submissionStatus\.\$label of admin \(mfe\/admin\/src\/model\/submission-status\.ts:\d+, shared\/domain\/src\/packages\/submission-rules\.ts:\d+\), written by submissionStatusLabel \(shared\/domain\/src\/packages\/submission-rules\.ts:14\)$/,
    ),
  ]);
});

test('what the server sent is not said to be written in the sources', async () => {
  const [line] = await formatTextSources(
    { message: '', expected: ['name: Growth'], found: ['name: Complete'] },
    { ...known, placesWriting: () => ['label (a.ts:1)'] },
  );
  expect(line).toMatch(/^“Complete” comes from /);
  expect(line).not.toContain('written by');
});

test('a store is traced to the function of its own model that computes it, if no rule of the domain does', async () => {
  const officer = new Map([['checkout: officer.$officer', { name: 'Caleb' }]]);
  const [line] = await formatTextSources(
    { message: '', expected: ['name: Caleb Anand'], found: ['name: Caleb'] },
    { ...known, sourceOf: async (text) => findText(text, officer, new Map()) },
  );
  expect(line).toBe(
    `“Caleb” comes from officer.$officer of checkout, name (${linesOf('mfe/checkout/src/model/officer.ts', 'const $officer', 'const fullName')})`,
  );
});

test.each([
  ['nothing differs', ['status: Live'], ['status: Live']],
  ['an amount differs, which is traced otherwise', ['price: $3.00'], ['price: $4.00']],
  ['a truth differs', ['recommended: true'], ['recommended: false']],
  ['the server did not send it', ['name: Theirs'], ["no package 'Theirs'", 'Complete']],
  ['it is a part of what was expected', ['Covered (done)'], ['Covered']],
  ['it is a field of a call', ['  a: "One"'], ['  a: nothing']],
  ['no store holds it', ['status: Live'], ['status: Somewhere']],
])('nothing is said of texts where %s', async (_, expected, found) => {
  const placesWriting = (text: string) =>
    ['nothing', 'Covered'].includes(text) ? ['shown (a.ts:1)'] : [];
  expect(
    await formatTextSources({ message: 'not seen', expected, found }, { ...known, placesWriting }),
  ).toEqual([]);
});
