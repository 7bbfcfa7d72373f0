import { expect, test } from 'vitest';
import { formatUnmet } from './format-unmet.ts';

test.each(['text', 'field', 'button', 'call', 'screen'] as const)(
  'a failed `see %s` says that it was not seen',
  (see) => {
    expect(formatUnmet({ see }, {}, 'waited 3 min')).toBe('not seen; waited 3 min');
  },
);

test.each(['no text', 'no heading', 'no field', 'no button', 'no link'] as const)(
  'a failed `see %s` says that it is still there',
  (see) => {
    expect(formatUnmet({ see }, {}, 'waited 3 min')).toBe('still there; waited 3 min');
  },
);

test('a failed `see no call` says that the call was made', () => {
  expect(formatUnmet({ see: 'no call' }, {}, 'waited 3 min')).toBe(
    'the call was made; waited 3 min',
  );
});

test('what a missing region would contain is neither seen nor still there', () => {
  const evaluation = { missing: "There is no 'Growth' on the page" };
  expect(formatUnmet({ see: 'no button' }, evaluation, 'waited 3 min')).toBe(
    "There is no 'Growth' on the page; waited 3 min",
  );
});
