import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeFaults } from '../../scripts/describe-faults.ts';

test('docs/faults.md matches the outcomes', () => {
  const written = readFileSync(new URL('../../docs/faults.md', import.meta.url), 'utf8');
  expect(written).toBe(describeFaults());
});
