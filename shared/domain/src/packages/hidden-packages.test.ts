import { expect, test } from 'vitest';
import { type ChangeablePackage, hiddenPackages } from './package-changes.ts';

const shown = (id: string, recommended: boolean): ChangeablePackage => ({
  id,
  name: `Package ${id}`,
  description: 'For a funded team.',
  recommended,
  quotes: [],
});

test('packages that are hidden stay as they are: a recommended one is still recommended, and nothing about it changes', () => {
  expect(hiddenPackages([shown('b', true), shown('a', false)])).toEqual([
    {
      id: 'b',
      name: 'Package b',
      description: 'For a funded team.',
      kind: 'hidden',
      isRecommended: true,
      recommendation: null,
      renamedFrom: null,
      priceBefore: null,
      priceNow: null,
      yearly: null,
      isRedescribed: false,
      coverages: [],
      coverageCount: 0,
      policyCount: 0,
    },
    expect.objectContaining({
      id: 'a',
      kind: 'hidden',
      isRecommended: false,
      recommendation: null,
    }),
  ]);
});
