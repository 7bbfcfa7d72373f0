import { describe, expect, test } from 'vitest';
import type { Answers } from '../conditions/index.ts';
import { ChoiceError, type CoverageChoice, ratingFacts } from '../rating/index.ts';
import { answers, current } from '../test-kit/essentials.ts';
import { choicesOf, customized, packageQuotes } from './index.ts';

describe('the locations of the property coverage', () => {
  const aLocation = (line: string, value: number) => ({
    'location-address-line-1': line,
    'location-address-city': 'Oakland',
    'location-address-region': 'US-CA',
    'location-address-postal-code': '94607',
    'location-type': 'OFFICE',
    'location-property-value': value,
  });
  const places: Answers = {
    ...answers,
    locations: [aLocation('1 Quay', 60_000_000), aLocation('2 Pier', 120_000_000)],
  };
  const placed = { answers: places, facts: ratingFacts(places, { date: '2026-11-20' }) };
  const both = customized(current, { bpp: true }, placed);
  const property = (choices: readonly CoverageChoice[]) => {
    const quotes = packageQuotes('041_4', choices, {
      input: placed,
      client_id: 'cl_041',
      today: '2026-11-20',
      requested_effective_date: null,
    });
    const found = quotes
      .flatMap(({ coverages }) => coverages)
      .find(({ unique_name }) => unique_name === 'bpp');
    if (!found) throw new Error('The quotes hold no property coverage');
    return { quotes, locations: found.locations, premium: found.premiums[0]?.amount ?? 0 };
  };

  test('the coverage names them with their addresses, all protected', () => {
    expect(property(both).locations).toEqual([
      { unique_name: 'bpp_location_1', address: '1 Quay, Oakland, CA 94607', is_enabled: true },
      { unique_name: 'bpp_location_2', address: '2 Pier, Oakland, CA 94607', is_enabled: true },
    ]);
  });

  test('one that is removed is not protected and lowers the premium, until it is added again', () => {
    const without = customized(both, { bpp: true, bpp_location_2: false }, placed);
    const { quotes, locations, premium } = property(without);
    expect(locations?.map(({ is_enabled }) => is_enabled)).toEqual([true, false]);
    expect(premium).toBeLessThan(property(both).premium);
    expect(choicesOf(quotes).find(({ coverage }) => coverage === 'bpp')).toMatchObject({
      removed_locations: ['bpp_location_2'],
    });
    const again = customized(choicesOf(quotes), { bpp_location_2: true }, placed);
    expect(property(again)).toEqual(property(both));
  });

  test('the last one cannot be removed, nor one that there is not', () => {
    const none = { bpp_location_1: false, bpp_location_2: false };
    expect(() => customized(both, none, placed)).toThrow(ChoiceError);
    expect(() => customized(both, { bpp_location_3: false }, placed)).toThrow(
      'There is no bpp_location_3.',
    );
  });
});
