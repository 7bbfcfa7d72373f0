import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columns } from './columns.ts';

const rows = [
  ['press', 'a text', 'Presses a button, link or tab; several in a list'],
  ['fill', 'a mapping of names, each a text', 'Types into fields'],
];

test('without a width, every row is one line with aligned columns', () => {
  expect(columns(rows)).toBe(
    [
      'press  a text                           Presses a button, link or tab; several in a list\n',
      'fill   a mapping of names, each a text  Types into fields\n',
    ].join(''),
  );
});

test('a narrow terminal wraps wide columns and keeps narrow ones', () => {
  expect(columns(rows, 40)).toBe(
    [
      'press  a text           Presses a\n',
      '                        button, link or\n',
      '                        tab; several in\n',
      '                        a list\n',
      'fill   a mapping of     Types into\n',
      '       names, each a    fields\n',
      '       text\n',
    ].join(''),
  );
});

test('a word wider than its column is split after a sign, and elsewhere only without one', () => {
  const rows = [['unverified-founder', 'tomas@oatfinch.example.com', 'x'.repeat(20)]];
  expect(columns(rows, 40)).toBe(
    [
      'unverified-   tomas@        xxxxxxxxxxxx',
      'founder       oatfinch.     xxxxxxxx',
      '              example.com',
      '',
    ].join('\n'),
  );
});

test('color codes have no width', () => {
  const colored = [
    ['\u001b[32mok\u001b[39m', 'Node'],
    ['missing', 'Chromium'],
  ];
  expect(columns(colored)).toBe('\u001b[32mok\u001b[39m       Node\nmissing  Chromium\n');
});

test('no line is wider than the terminal, and no word is lost', () => {
  const cell = fc.array(fc.stringMatching(/^[a-z]{1,30}$/), { maxLength: 8 });
  const table = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, fc.integer({ min: 40, max: 200 }), (words, width) => {
      const text = columns(
        words.map((row) => row.map((one) => one.join(' '))),
        width,
      );
      expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(width);
      const letters = (all: string) => [...all.replaceAll(/\s/g, '')].sort().join('');
      expect(letters(text)).toBe(letters(words.flat(2).join('')));
    }),
  );
});
