import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeCalls } from '../../scripts/describe-calls.ts';

test('docs/calls.md says what the contracts say', () => {
  const written = readFileSync(new URL('../../docs/calls.md', import.meta.url), 'utf8');
  expect(written).toBe(describeCalls());
});
