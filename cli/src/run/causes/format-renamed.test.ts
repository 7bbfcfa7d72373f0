import { expect, test } from 'vitest';
import { formatRenamed } from './format-renamed.ts';

const written = [
  expect.stringMatching(
    /^“Buy Now Complete” is written by buy \(mfe\/packages\/src\/content\/home\.ts:\d+\), shown by Buy \(/,
  ),
];

test('a control that is almost called as a step says is traced to the text that names it', () => {
  const found = ['button "Pin Complete"', 'button "Buy Now Complete"'];
  expect(
    formatRenamed(
      { message: "There is no button or link called 'Buy now Complete' on the page", found },
      'packages',
    ),
  ).toEqual(written);
  expect(
    formatRenamed(
      { message: 'not seen', expected: ['button "Buy it Complete"'], found },
      'packages',
    ),
  ).toEqual(written);
  const outline = {
    message: 'not seen',
    expected: ['  - text: $593.41/mo', '≠ - button "Buy now Complete" ("Buy now")'],
    found: ['  - text: $593.41/mo', '≠ - button "Buy Now Complete" ("Buy Now")'],
  };
  expect(formatRenamed(outline, 'packages')).toEqual(written);
});

test.each([
  [
    'the control of another package',
    {
      message: 'not seen',
      expected: ['button "Buy Now Composite"'],
      found: ['button "Buy Now Complete"'],
    },
  ],
  [
    'a control that is written as expected, and is not there',
    {
      message: 'not seen',
      expected: ['button "Buy Now"'],
      found: ['button "Buy it"'],
    },
  ],
  [
    'a control of another name',
    { message: 'not seen', expected: ['button "Edit"'], found: ['button "Buy Now Complete"'] },
  ],
  ['a text', { message: 'not seen', expected: ['Buy now'], found: ['Buy Now'] }],
])('nothing is said of %s', (_, failure) => {
  expect(formatRenamed(failure, 'packages')).toEqual([]);
});
