import { expect, test } from 'vitest';
import { formatTimeout } from './crashed.ts';

const timeout = { plan: undefined, reached: null, limit: 20_000, busyAt: undefined };

test('a scenario without progress says where it was, and what it is busy with', () => {
  expect(formatTimeout(timeout)).toBe(
    'timed out: no progress for 20.00 s while the sandbox was starting; use --timeout to allow more',
  );
  expect(formatTimeout({ ...timeout, busyAt: 'mfe/a/src/model/b.ts:7' })).toBe(
    'timed out: no progress for 20.00 s while the sandbox was starting, busy with what mfe/a/src/model/b.ts:7 runs; use --timeout to allow more',
  );
});
