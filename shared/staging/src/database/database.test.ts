import { expect, test } from 'vitest';
import { isDatabaseTrouble, isDiskFull } from './database.ts';

const failing = (code: string, message = 'no') => Object.assign(new Error(message), { code });

test.each([
  ['53100', 'the disk is full'],
  ['57P01', 'somebody stopped the server'],
  ['08006', 'the connection broke'],
  ['ECONNREFUSED', 'nobody listens'],
  ['ENOSPC', 'the disk of the folder is full'],
])('%s means that the database is in trouble: %s', (code) => {
  expect(isDatabaseTrouble(failing(code))).toBe(true);
});

test('a connection that ended without a code is trouble too', () => {
  expect(isDatabaseTrouble(new Error('Connection terminated unexpectedly'))).toBe(true);
  expect(
    isDatabaseTrouble(new Error('Client has encountered a connection error and is not queryable')),
  ).toBe(true);
});

test.each(['23505', '22P02'])('%s is about the request', (code) => {
  expect(isDatabaseTrouble(failing(code))).toBe(false);
});

test.each([
  ['53100', true],
  ['ENOSPC', true],
  ['57P01', false],
])('%s means that the disk is full: %s', (code, isFull) => {
  expect(isDiskFull(failing(code))).toBe(isFull);
});
