import { expect, test } from 'vitest';
import { connectionError, formatConnectionError } from './connection-error.ts';

const refused = (address: string) =>
  Object.assign(new Error(`connect ECONNREFUSED ${address}`), { code: 'ECONNREFUSED' });
const failed = (cause: unknown) => new TypeError('fetch failed', { cause });

test('a name with two addresses that refuse has the first one’s reason', () => {
  const error = failed(new AggregateError([refused('::1:4599'), refused('127.0.0.1:4599')]));
  expect(formatConnectionError(error)).toBe('connect ECONNREFUSED ::1:4599');
  expect(connectionError(error)).toMatchObject({ code: 'ECONNREFUSED' });
});

test.each([
  [failed(refused('127.0.0.1:1')), 'connect ECONNREFUSED 127.0.0.1:1'],
  [failed(undefined), 'fetch failed'],
  [failed(new AggregateError([])), 'fetch failed'],
  [failed(new DOMException('', 'TimeoutError')), 'TimeoutError'],
  ['gone', 'gone'],
])('%s says why in words', (error, words) => {
  expect(formatConnectionError(error)).toBe(words);
});
