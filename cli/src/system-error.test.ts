import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatReason, formatSystemError } from './system-error.ts';

function errorOf(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test('a file that the system refuses is named with the reason', () => {
  const folder = errorOf(() => writeFileSync(import.meta.dirname, ''));
  expect(formatSystemError(folder)).toBe(
    `${import.meta.dirname} cannot be read or written: it is a folder`,
  );
  const inside = errorOf(() => readFileSync(`${import.meta.filename}/a.yaml`));
  expect(formatReason(inside)).toBe('part of the path is a file');
});

test('a reason of the system is a sentence although it names no file', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  expect(formatSystemError(full)).toBe('A file cannot be read or written: the disk is full');
  const folder = errorOf(() => readFileSync(import.meta.dirname));
  expect(formatSystemError(folder)).toBe('A file cannot be read or written: it is a folder');
});

test('a folder that can’t be made is said to be one, not a missing file', () => {
  // What Node says of a folder on a read-only disk.
  const folder = Object.assign(new Error("ENOENT: no such file or directory, mkdir '/media/a'"), {
    ...{ code: 'ENOENT', syscall: 'mkdir', path: '/media/a' },
  });
  expect(formatSystemError(folder)).toBe(
    '/media/a cannot be read or written: no folder can be made there',
  );
  const file = errorOf(() => readFileSync('/nowhere/a.yaml'));
  expect(formatReason(file)).toBe("ENOENT: no such file or directory, open '/nowhere/a.yaml'");
});

test('a package that is not installed is named with what to do', async () => {
  const missing = 'fairlead-is-nowhere';
  const error = await import(missing).catch((reason: unknown) => reason);
  expect(formatSystemError(error)).toMatch(
    /^The package \S*fairlead-is-nowhere\S* isn’t installed, .* Run `npm install` and try again\.$/,
  );
});

test('any other error keeps its stack', () => {
  expect(formatSystemError(new TypeError('x is not a function'))).toBeNull();
  expect(formatSystemError(Object.assign(new Error('aborted'), { code: 'ABORT_ERR' }))).toBeNull();
});
