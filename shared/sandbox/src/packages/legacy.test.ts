import { getLegacyPackages } from '@fairlead/contracts/checkout';
import { assert } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { loadPersonas } from '../content/load.ts';
import { personaAnswers, personaContext } from '../content/personas.ts';
import { type CoverageChoice, ratingFacts } from '../rating/index.ts';
import { legacyPackage, legacyPackages, legacySlugs } from './index.ts';

const content = await loadPersonas();
const persona = content.personas.find(({ id }) => id === 'ms-released');
if (!persona) throw new Error('personas.yaml has no ms-released');
const answers = personaAnswers(persona, content);
const input = { answers, facts: ratingFacts(answers, personaContext(persona, content.as_of)) };
const annual = (slug: string, expiring?: readonly CoverageChoice[]) =>
  legacyPackage('041', slug, { input, expiring }).quote.pricing.annual_amount_cents;

describe('legacy packages', () => {
  test('CHECKOUT-022 CHECKOUT-023 MONEY-001 MONEY-002 MONEY-005 every slug is priced in the shape of the call', () => {
    const all = legacyPackages('041', legacySlugs, { input });

    assert(all, getLegacyPackages.answer);
    expect(Object.keys(all)).toEqual(legacySlugs);
  });

  test('a partner’s slug carries the partner’s discount, a points program’s does not', () => {
    expect(annual('carta_recommended')).toBeLessThan(annual('recommended'));
    expect(annual('vanta_compliant')).toBeLessThan(annual('basic'));
    expect(annual('brex_10k_points_basic')).toBe(annual('basic'));
  });

  test('requested coverages are those that were ticked, with the limits answered', () => {
    const asked = legacyPackage('041', 'requested_coverages', { input });

    expect(asked.quote.koverages_accepted).toEqual(['gl', 'cyber', 'eao', 'dao', 'epl']);
  });

  test('a renewal prices last year’s coverages, and what was answered when none are known', () => {
    expect(annual('renewal', [{ coverage: 'gl' }])).toBeLessThan(annual('renewal'));
    expect(annual('renewal')).toBe(annual('requested_coverages'));
  });

  test('the directors and officers packages hold that coverage alone', () => {
    const { quote } = legacyPackage('041', 'angellist_dando_basic', { input });

    expect(quote.koverages_accepted).toEqual(['dao']);
    expect(annual('angellist_dando_recommended')).toBeGreaterThan(annual('angellist_dando_basic'));
  });

  test('the first payment is two months and an underwriter’s adjustment counts', () => {
    const { pricing } = legacyPackage('041', 'basic', { input, adjustment_bp: 1000 }).quote;

    expect(pricing.monthly_initial_amount_cents).toBe(2 * pricing.monthly_rest_amount_cents);
    expect(pricing.annual_amount_cents).toBeGreaterThan(annual('basic'));
  });

  test('an unknown slug is answered with the slugs there are', () => {
    expect(() => annual('platinum')).toThrow(
      'There is no package "platinum". The packages are basic',
    );
  });
});
