import { expect, test } from 'vitest';
import { safeText } from './safe-text.ts';

const field = (autocomplete = '', type = 'text') => ({ autocomplete, type });
const testCards = ['4242424242424242', '4000000000000002'];

test('a card number becomes a test card, in whatever field it was typed', () => {
  expect(safeText('4111 1111 1111 1111', field('cc-number'), testCards)).toBe(
    '4242 4242 4242 4242',
  );
  expect(safeText('4111-1111-1111-1111', field(), testCards)).toBe('4242 4242 4242 4242');
});

test('a card number in a sentence becomes a test card, too', () => {
  expect(safeText('Charge 4111 1111 1111 1111, please', field(), testCards)).toBe(
    'Charge 4242 4242 4242 4242, please',
  );
});

test('a documented test card stays', () => {
  expect(safeText('4000 0000 0000 0002', field('cc-number'), testCards)).toBe(
    '4000 0000 0000 0002',
  );
});

test('a security code becomes made-up digits of its length', () => {
  expect(safeText('987', field('cc-csc'), testCards)).toBe('123');
  expect(safeText('9876', field('cc-csc'), testCards)).toBe('1234');
});

test.each([field('', 'password'), field('current-password'), field('one-time-code')])(
  'a password or a one-time code is never written: %o',
  (secret) => {
    expect(safeText('hunter2', secret, testCards)).toBeNull();
  },
);

test('other digits stay as they were typed', () => {
  expect(safeText('(415) 555-0111', field('tel'), testCards)).toBe('(415) 555-0111');
  expect(safeText('1234567890123', field(), testCards)).toBe('1234567890123');
});
