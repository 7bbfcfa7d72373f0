import { expect, test } from 'vitest';
import { packageName, packageSlugs } from './index.ts';

test('CHECKOUT-024 there are twenty-five package slugs', () => {
  expect(packageSlugs).toEqual([
    'basic',
    'requested_coverages',
    'recommended',
    'renewal',
    'recommended_renewal',
    'brex_10k_points_basic',
    'brex_10k_points_recommended',
    'pay_when_you_raise_basic',
    'pay_when_you_raise_recommended',
    'svb_credit_solutions_basic',
    'svb_credit_solutions_recommended',
    'svb_credit_solutions_ineligible',
    'svb_edge_basic',
    'svb_edge_recommended',
    'vanta_recommended',
    'vanta_complete',
    'vanta_compliant',
    'carta_basic',
    'carta_recommended',
    'pulley_basic',
    'pulley_recommended',
    'angellist_dando_basic',
    'angellist_dando_recommended',
    'angellist_onboarding_basic',
    'angellist_onboarding_recommended',
  ]);
});

test('a package has a name, also one that is not known', () => {
  expect(['basic', 'vanta_compliant', 'platinum', 'toString'].map(packageName)).toEqual([
    'Essentials',
    'Compliant',
    'Your package',
    'Your package',
  ]);
});
