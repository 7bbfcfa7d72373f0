import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sayReason, saySystemError } from './system-error.ts';

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test('a file that the system refuses is named with the reason', () => {
  const folder = errorOf(() => writeFileSync(import.meta.dirname, ''));
  expect(saySystemError(folder)).toBe(
    `${import.meta.dirname} cannot be read or written: it is a folder`,
  );
  const inside = errorOf(() => readFileSync(`${import.meta.filename}/a.yaml`));
  expect(sayReason(inside)).toBe('part of the path is a file');
});

test('any other error keeps its stack', () => {
  expect(saySystemError(new TypeError('x is not a function'))).toBeNull();
  expect(saySystemError(Object.assign(new Error('aborted'), { code: 'ABORT_ERR' }))).toBeNull();
});
