import { expect, test } from 'vitest';
import { formatDay } from '../values/calendar-day.ts';
import { formatAmount, formatOutOfPocket, formatShort } from './amounts.ts';
import {
  accountCoverageLabel,
  byAvailableOrder,
  coverageFamily,
  coverageLabel,
  limitLabel,
  premiumLabels,
} from './coverages.ts';
import { effectiveDateRange, savedDateInRange, whyNotEffectiveDate } from './effective-date.ts';
import { byProduct, productLabel } from './products.ts';

test('PACKAGES-010 products have their names', () => {
  expect(productLabel('SGL')).toBe('General Liability Policy');
  expect(productLabel('CP_CPP')).toBe('Commercial Package Policy');
  expect(productLabel('SML')).toBe('Management & Professional Liability Policy');
  expect(productLabel('CP_CEM')).toBe('Cyber, Errors & Omissions, and Media Liability Policy');
  expect(productLabel('SOMETHING_NEW')).toBe('Something new');
});

test('PACKAGES-094 quotes of a package are in the order SGL, CP_CPP, CP_CEM, SML', () => {
  const names = ['SML', 'ZZZ', 'CP_CEM', 'SGL', 'CP_CPP'].map((product_name) => ({ product_name }));
  expect(names.sort(byProduct).map(({ product_name }) => product_name)).toEqual([
    'SGL',
    'CP_CPP',
    'CP_CEM',
    'SML',
    'ZZZ',
  ]);
});

test('PACKAGES-091 a New York variant belongs to the family it varies', () => {
  expect(coverageFamily('dao_ny')).toBe('dao');
  expect(coverageLabel('dao_ny')).toBe('Directors & Officers');
  expect(coverageLabel('pet_rescue')).toBe('Pet rescue');
});

test.each([
  ['gl', 'General Liability'],
  ['bpp', 'Business Personal Property'],
  ['property', 'Business Personal Property'],
  ['bii', 'Business Income Interruption'],
  ['ebl', 'Employee Benefits Liability'],
  ['dao', 'Directors & Officers'],
  ['epl', 'Employment Practices Liability'],
  ['eao', 'Errors & Omissions'],
  ['crime', 'Crime'],
  ['media', 'Media Liability'],
  ['cyber', 'Cyber'],
  ['cyber_first_party', 'Cyber, first-party'],
  ['cyber_third_party', 'Cyber, third-party'],
  ['fiduciary', 'Fiduciary'],
])('PACKAGES-011 PACKAGES-090 %s and its New York variant are %s', (uniqueName, label) => {
  expect(coverageLabel(uniqueName)).toBe(label);
  expect(coverageLabel(`${uniqueName}_ny`)).toBe(label);
});

test('MONEY-025 a premium code says what it pays for', () => {
  expect(premiumLabels).toEqual({
    dao_premium: 'Directors & Officers',
    epl_premium: 'Employment Practices Liability',
    property_premium: 'Business Personal Property',
    gl_premium: 'General Liability',
    cyber_premium: 'Cyber',
    eo_premium: 'Errors & Omissions',
    media_premium: 'Media Liability',
    fiduciary_premium: 'Fiduciary',
  });
});

test('PACKAGES-092 PACKAGES-093 limits ending in agg limit or occ limit are Aggregate and Occurrence Limit', () => {
  expect(limitLabel('gl_agg_limit')).toBe('Aggregate Limit');
  expect(limitLabel('gl_occ_limit')).toBe('Occurrence Limit');
  expect(limitLabel('crime_limit')).toBe('Crime limit');
});

test('PACKAGES-095 available coverages are in the order of the specification', () => {
  const names = ['crime', 'fiduciary', 'gl', 'dao', 'media', 'epl', 'cyber', 'eao', 'bpp'].map(
    (unique_name) => ({ unique_name }),
  );
  expect(names.sort(byAvailableOrder).map(({ unique_name }) => unique_name)).toEqual([
    'gl',
    'bpp',
    'cyber',
    'eao',
    'media',
    'dao',
    'epl',
    'fiduciary',
    'crime',
  ]);
});

test('SHELL-028 coverage keys of user info have readable names', () => {
  expect(accountCoverageLabel('general_liability')).toBe('General Liability');
  expect(accountCoverageLabel('cyber')).toBe('Cyber');
  expect(accountCoverageLabel('crime')).toBe('Crime');
  expect(accountCoverageLabel('cpp_gl_ebl')).toBe(
    'General Liability with Employee Benefits Liability',
  );
});

test('PACKAGES-081 PACKAGES-083 a limit in cents reads in whole dollars, others in percent, days or hours', () => {
  expect(formatAmount({ value: 200_000_000, unit: 'CURRENCY_USD' })).toBe('$2,000,000');
  expect(formatAmount({ value: 80, unit: 'PERCENTAGE' })).toBe('80%');
  expect(formatAmount({ value: 30, unit: 'DAYS' })).toBe('30 days');
  expect(formatAmount({ value: 72, unit: 'HOURS' })).toBe('72 hours');
  expect(formatOutOfPocket({ value: 0, unit: 'CURRENCY_USD' })).toBe('None');
  expect(formatShort({ value: 50_000_000, unit: 'CURRENCY_USD' })).toBe('$500K');
  expect(formatShort({ value: 200_000_000, unit: 'CURRENCY_USD' })).toBe('$2M');
  expect(formatShort({ value: 72, unit: 'HOURS' })).toBe('72h');
  expect(formatShort({ value: 30, unit: 'DAYS' })).toBe('30d');
});

test('PACKAGES-139 PACKAGES-140 the effective date lies between today and the earliest expiration of the quotes', () => {
  const range = effectiveDateRange('2026-11-20', [
    { expiration_date: '2026-12-20' },
    { expiration_date: '2026-12-10' },
  ]);
  expect(whyNotEffectiveDate('2026-11-19', range)).toContain('today');
  expect(whyNotEffectiveDate('2026-11-20', range)).toBeNull();
  expect(whyNotEffectiveDate('2026-12-10', range)).toBeNull();
  expect(whyNotEffectiveDate('2026-12-11', range)).toContain('12/10/2026');
  expect(savedDateInRange('2026-12-11', range)).toBeNull();
});

test('SHELL-044 dates are written MM/dd/yyyy', () => {
  expect(formatDay('2026-11-02')).toBe('11/02/2026');
});
