import { expect, test } from 'vitest';
import { limitLabel } from './coverages.ts';

test.each([
  ['ebl_claim_limit', 'Each Employee Limit'],
  ['eao_claim_limit', 'Each Claim Limit'],
  ['bpp_blanket_limit', 'Blanket Property Limit'],
  ['bii_extended_period_limit', 'Extended Period of Indemnity'],
])(
  '%s, which ends in neither agg limit nor occ limit, reads %s to clients and admins',
  (name, label) => {
    expect(limitLabel(name)).toBe(label);
  },
);
