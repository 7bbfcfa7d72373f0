import { describe, expect, test } from 'vitest';
import { ChoiceError, type CoverageChoice } from '../rating/index.ts';
import { current, input } from '../test-kit/essentials.ts';
import { choicesOf, customized, packageQuotes } from './index.ts';

const names = (choices: readonly CoverageChoice[]) => choices.map(({ coverage }) => coverage);
const quotesOf = (choices: readonly CoverageChoice[]) =>
  packageQuotes('041_4', choices, {
    input,
    client_id: 'cl_041',
    today: '2026-11-20',
    requested_effective_date: null,
  });

describe('customizing a package', () => {
  test('what is not named stays as it is', () => {
    expect(quotesOf(customized(current, {}, input))).toEqual(quotesOf(current));
  });

  test('a limit and a retention take the values asked for, and the following limit follows', () => {
    const [gl] = quotesOf(
      customized(current, { gl_occ_limit: 200_000_000, gl_deductible: 50_000 }, input),
    );
    const values = gl?.coverages[0]?.limits.map(({ unique_name, value }) => [unique_name, value]);

    expect(values).toEqual([
      ['gl_occ_limit', 200_000_000],
      ['gl_agg_limit', 400_000_000],
    ]);
    expect(gl?.coverages[0]?.out_of_pockets[0]?.value).toBe(50_000);
  });

  test("changing a following limit adjusts its leader, even if the request repeats the leader's old value", () => {
    const changed = { gl_occ_limit: 100_000_000, gl_agg_limit: 400_000_000 };
    const [gl] = quotesOf(customized(current, changed, input));

    expect(gl?.coverages[0]?.limits.map(({ value }) => value)).toEqual([200_000_000, 400_000_000]);
  });

  test('adding property brings business income and turns SGL into the commercial package', () => {
    const choices = customized(current, { bpp: true }, input);

    expect(names(choices)).toEqual(['gl', 'bpp', 'bii', 'eao', 'cyber']);
    expect(quotesOf(choices).map(({ product_name }) => product_name)).toEqual(['CP_CPP', 'CP_CEM']);
  });

  test('removing a parent removes what depends on it', () => {
    const withMedia = customized(current, { media: true, ebl: true }, input);

    expect(names(customized(withMedia, { eao: false, gl: false }, input))).toEqual(['cyber']);
  });

  test('a bundled coverage cannot be removed alone', () => {
    const withProperty = customized(current, { bpp: true }, input);

    expect(names(customized(withProperty, { bii: false }, input))).toContain('bii');
  });

  test('a feature is switched on and off', () => {
    const waiver = customized(current, { blanket_waiver_of_subrogation: true }, input);
    const priceOf = (choices: readonly CoverageChoice[]) =>
      quotesOf(choices)[0]?.coverages[0]?.premiums[0]?.amount;

    expect(priceOf(waiver)).toBe((priceOf(current) ?? 0) + 5000);
    expect(priceOf(customized(waiver, { blanket_waiver_of_subrogation: false }, input))).toBe(
      priceOf(current),
    );
  });

  test('quotes read back give the choices they were made from', () => {
    const choices = customized(
      current,
      { bpp: true, media: true, cyber_agg_limit: 300_000_000 },
      input,
    );

    expect(quotesOf(choicesOf(quotesOf(choices)))).toEqual(quotesOf(choices));
  });

  test('of several values the widest cover counts', () => {
    const asked = {
      cyber_agg_limit: [500_000_000, 1_000_000_000],
      cyber_retention: [2_500_000, 250_000],
    };
    const cyber = quotesOf(customized(current, asked, input)).at(-1)?.coverages[0];

    expect(cyber?.limits[0]?.value).toBe(1_000_000_000);
    expect(cyber?.out_of_pockets[0]?.value).toBe(250_000);
    expect(cyber?.review_required).toBe(true);
  });

  test.each<[string, Record<string, boolean | number>, string]>([
    [
      'nothing left',
      { gl: false, eao: false, cyber: false },
      'You must keep at least one coverage selected.',
    ],
    ['unavailable', { fiduciary: true }, 'fiduciary is not available to this company.'],
    ['add-on alone', { crime: true }, 'crime can only be bought together with dao.'],
    ['unknown name', { pets: true }, 'There is no coverage or feature of that name.'],
    ['unknown limit', { gl_limit: 1 }, 'There is no limit or out-of-pocket of that name.'],
  ])('%s is refused with a reason', (_, parameters, message) => {
    expect(() => customized(current, parameters, input)).toThrow(ChoiceError);
    expect(() => customized(current, parameters, input)).toThrow(message);
  });

  test('the names of sub-coverages and New York variants are understood', () => {
    const choices = customized(
      current,
      { cyber_ny: true, cyber_first_party: true, cyber_first_party_agg_limit: 5 },
      input,
    );
    expect(quotesOf(choices)).toEqual(quotesOf(current));
  });
});
