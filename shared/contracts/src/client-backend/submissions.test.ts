import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { duplicatePackage, requestCoverages, updatePackage } from '../packages.ts';

test('API-063 a duplicated package answers with its id and its quotes', () => {
  expect(is({ id: 'pk_9', quotes: [] }, duplicatePackage.answer)).toBe(true);
  expect(is({ quotes: [] }, duplicatePackage.answer)).toBe(false);
  expect(is({ id: 'pk_9' }, duplicatePackage.answer)).toBe(false);
});

test('API-077 coverages are requested for a moment in ISO form, not for a day', () => {
  const body = (requested_effective_date: string) => ({
    coverage_requests: [
      {
        coverage_parameters: { gl: true },
        carrier_id: 'ca_1',
        product_name: 'SGL',
        notes: null,
      },
    ],
    requested_effective_date,
  });
  expect(is(body('2026-11-20T00:00:00.000Z'), requestCoverages.body)).toBe(true);
  expect(is(body('11/20/2026'), requestCoverages.body)).toBe(false);
});

test('a request may carry nothing that was not agreed', () => {
  expect(is({ package_id: 'pk_1', name: 'Ours' }, updatePackage.body)).toBe(true);
  expect(is({ package_id: 'pk_1', nmae: 'Ours' }, updatePackage.body)).toBe(false);
});
