import type { LegacyPackage } from '@fairlead/contracts/checkout';
import { expect, test } from 'vitest';
import { createSandbox } from '../../index.ts';
import { ask } from '../../test-kit/ask.ts';

async function lastYears(persona: string, id: string) {
  const sandbox = await createSandbox({ persona, now: '2026-11-20T18:00:00Z' });
  const packages = await ask<Record<string, LegacyPackage>>(
    sandbox.visitor(persona),
    'get-legacy-packages',
    { params: { id } },
  );
  return Object.fromEntries(
    Object.entries(packages).map(([slug, offered]) => [slug, offered.expiring_annual_amount_cents]),
  );
}

test('the package of last year’s coverages says what the year cost, no other does', async () => {
  expect(await lastYears('renewal-quoted', '10058')).toEqual({
    renewal: 1_323_914,
    recommended_renewal: undefined,
  });
});

test('without a renewal no package says what last year cost', async () => {
  expect(await lastYears('legacy-officer-differs', '10065')).toEqual({
    basic: undefined,
    recommended: undefined,
  });
});
