import { expect, test } from 'vitest';
import { beginsWithRetry, crashText, isConnectionLost } from './crash-text.ts';

test.each(['removeChild', 'insertBefore'])(
  'ERROR-030 a node that a translation took away from %s asks to disable translation',
  (method) => {
    const error = new DOMException(
      `Failed to execute '${method}' on 'Node': The node is not a child of this node.`,
      'NotFoundError',
    );
    expect(crashText(error)).toContain('Disable translation');
  },
);

test('any other error has the crash page’s usual words', () => {
  expect(crashText(new Error('removeChild'))).toBeUndefined();
  expect(crashText(new DOMException('No such device', 'NotFoundError'))).toBeUndefined();
  expect(crashText('removeChild')).toBeUndefined();
});

test.each([
  [
    'Error loading https://fairlead.example/a.js (SystemJS https://github.com/systemjs/systemjs/blob/main/docs/errors.md#3)',
    true,
  ],
  ['(SystemJS https://github.com/systemjs/systemjs/blob/main/docs/errors.md#2)', false],
  ['Failed to fetch', true],
  ['Load failed', true],
  ['NetworkError when attempting to fetch resource.', true],
  ['Failed to fetch dynamically imported module: https://fairlead.example/a.js', true],
  ['Cannot read properties of undefined', false],
])('“%s” means a lost connection: %s', (message, isLost) => {
  expect(isConnectionLost(new TypeError(message))).toBe(isLost);
  expect(crashText(new TypeError(message))?.includes('check your connection') ?? false).toBe(
    isLost,
  );
});

test('an error that a lost connection caused means a lost connection', () => {
  const cause = Object.assign(new Error(), { name: 'NetworkError' });
  expect(isConnectionLost(new Error('Get access token failed', { cause }))).toBe(true);
});

test('a file that hangs is named as a part that didn’t arrive, and is no lost connection', () => {
  const hanging = Object.assign(new Error('checkout: load took longer than 20000 ms.'), {
    name: 'TooLongError',
  });
  expect(crashText(hanging)).toBe(
    'A part of this page didn’t arrive: check your connection and try again; your saved answers are safe.',
  );
  expect(isConnectionLost(hanging)).toBe(false);
});

test.each([
  ['TooLongError', true],
  ['NetworkError', true],
  ['TypeError', false],
])('after a %s another try comes first: %s', (name, isFirst) => {
  expect(beginsWithRetry(Object.assign(new Error('checkout'), { name }))).toBe(isFirst);
});
