import { describe, expect, test } from 'vitest';
import type { Answers } from '../conditions/index.ts';
import { ratingFacts } from '../rating/index.ts';
import { packageQuotes, recipeChoices, recipes, submissionPackages } from './index.ts';

const date = '2026-11-20';
const base: Answers = {
  industry: 'SAAS',
  'address-region': 'US-CA',
  'revenue-last-12-months': 100_000_000,
  'coverages-wanted': ['gl', 'hnoa'],
  'employees-driving-for-work': 2,
  'mfa-coverage': ['EMAIL', 'REMOTE_ACCESS'],
  employees_by_state: [{ 'employee-state': 'US-CA', 'full-time-count': 12 }],
};
const inputOf = (change: Answers = {}) => {
  const answers = { ...base, ...change };
  return { answers, facts: ratingFacts(answers, { date }) };
};
const pricing = (change: Answers = {}) => ({
  input: inputOf(change),
  client_id: 'cl_1',
  today: date,
  requested_effective_date: null,
});
const [essentials, recommended, complete] = recipes;
if (!essentials || !recommended || !complete) throw new Error('rating.yaml lacks a recipe');

const choice = (recipe: typeof essentials, coverage: string, change: Answers = {}) =>
  recipeChoices(recipe, inputOf(change)).find((row) => row.coverage === coverage);

describe('package recipes', () => {
  test('a coverage that is not available is left out', () => {
    const names = recipeChoices(complete, inputOf()).map(({ coverage }) => coverage);

    expect(names).toEqual(['gl', 'cyber', 'eao', 'media', 'dao', 'epl', 'crime']);
  });

  test('an answered limit counts when it is higher and straight through, and never in Essentials', () => {
    const limit = (recipe: typeof essentials, answer: string) =>
      choice(recipe, 'cyber', { 'cyber-limit-wanted': answer })?.limits;

    expect(limit(recommended, '300000000')).toEqual({ cyber_agg_limit: 300_000_000 });
    expect(limit(recommended, '500000000')).toEqual({ cyber_agg_limit: 100_000_000 });
    expect(limit(complete, '100000000')).toEqual({ cyber_agg_limit: 200_000_000 });
    expect(limit(essentials, '300000000')).toEqual({ cyber_agg_limit: 100_000_000 });
  });

  test('priced features follow the answers, free ones come with Complete', () => {
    expect(choice(essentials, 'gl')?.features).toEqual(['hired_and_non_owned_auto']);
    expect(choice(essentials, 'dao')).toBeUndefined();
    expect(choice(recommended, 'dao')?.features).toEqual([]);
    expect(choice(complete, 'dao')?.features).toContain('additional_side_a_limit');
  });

  test('owned vehicles and deliveries leave hired and non-owned auto out', () => {
    expect(choice(essentials, 'gl', { 'owns-vehicles': true })?.features).toEqual([]);
    expect(choice(essentials, 'gl', { 'deliveries-or-passengers': true })?.features).toEqual([]);
  });

  test('nothing is put together outside the live states', () => {
    expect(submissionPackages('1', pricing({ 'address-region': 'US-NV' }))).toEqual([]);
  });
});

describe('quotes on the wire', () => {
  const cyberOf = (change: Answers = {}) => {
    const input = inputOf(change);
    const choices = recipeChoices(essentials, input).filter((row) => row.coverage === 'cyber');
    return packageQuotes('1_1', choices, { ...pricing(change), input })[0]?.coverages[0];
  };

  test('New York coverages and their parts have their variants’ names', () => {
    const cyber = cyberOf({ 'address-region': 'US-NY' });

    expect(cyber?.unique_name).toBe('cyber_ny');
    expect(cyber?.sub_coverages.map(({ unique_name }) => unique_name)).toEqual([
      'cyber_third_party_ny',
      'cyber_first_party_ny',
    ]);
  });

  test('extortion carries coinsurance unless email and remote access have multi-factor sign-in', () => {
    const coinsurance = (change?: Answers) =>
      cyberOf(change)?.sub_coverages[1]?.out_of_pockets.at(-1)?.value;

    expect(coinsurance()).toBe(0);
    expect(coinsurance({ 'mfa-coverage': ['EMAIL'] })).toBe(20);
  });

  test('a coverage whose rating refers is not straight through', () => {
    expect(cyberOf()?.stp_available).toBe(true);
    expect(cyberOf({ 'record-count': 'OVER_5M' })?.stp_available).toBe(false);
  });

  test('declared property above three million needs review, and no limit is a choice', () => {
    const property = (value: number) => {
      const change = { 'portable-equipment-value': value };
      const choices = recipeChoices(recommended, inputOf(change));
      const [quote] = packageQuotes('1_2', choices, pricing(change));
      return quote?.coverages.find(({ unique_name }) => unique_name === 'bpp');
    };

    expect(property(300_000_000)).toMatchObject({ review_required: false, stp_available: true });
    expect(property(300_000_000)?.limits[0]?.intervals).toEqual([300_000_000]);
    expect(property(300_000_001)).toMatchObject({ review_required: true, stp_available: true });
    expect(property(300_000_001)?.limits[0]).toMatchObject({
      value: 400_000_000,
      stp_intervals: [],
    });
    expect(property(500_000_001)).toMatchObject({ review_required: true, stp_available: false });
  });

  test('a quote is valid for thirty days and its two ids contain its revision', () => {
    const choices = recipeChoices(essentials, inputOf());
    const [first] = packageQuotes('041_4', choices, pricing());
    const [second] = packageQuotes('041_4', choices, pricing(), 2);

    expect(first?.expiration_date).toBe('2026-12-20');
    expect([first?.annual_quote_id, first?.monthly_quote_id]).toEqual([
      'qa_041_4_sgl',
      'qm_041_4_sgl',
    ]);
    expect(second?.annual_quote_id).toBe('qa_041_4_sgl_r2');
  });
});
