import { describe, expect, test } from 'vitest';
import type { Answers } from '../conditions/index.ts';
import { date } from '../test-kit/any-company.ts';
import { ChoiceError, isLive, rateCoverage, ratingFacts } from './index.ts';

describe('choices that the carrier does not write are refused', () => {
  const answers: Answers = { industry: 'SAAS', 'address-region': 'US-CA' };
  const input = { answers, facts: ratingFacts(answers, { date }) };

  test('a limit outside the intervals is answered with the intervals', () => {
    const rate = () => rateCoverage({ coverage: 'dao', limits: { dao_agg_limit: 1 } }, input);
    expect(rate).toThrow(ChoiceError);
    expect(rate).toThrow('dao_agg_limit was set to 1; the carrier writes 50000000, 100000000');
  });

  test('a limit of another coverage is answered with the names there are', () => {
    const rate = () => rateCoverage({ coverage: 'dao', limits: { gl_occ_limit: 1 } }, input);
    expect(rate).toThrow('dao has no gl_occ_limit. It has dao_agg_limit.');
  });

  test('an industry or state without a factor is named', () => {
    const without = (change: Answers) => {
      const given = { ...answers, ...change };
      const facts = ratingFacts(given, { date });
      return () => rateCoverage({ coverage: 'gl' }, { answers: given, facts });
    };
    expect(without({ industry: 'ALCHEMY' })).toThrow('The industry ALCHEMY has no gl class.');
    expect(without({ 'address-region': 'US-NV' })).toThrow('no liability factor for the state NV');
    expect(isLive('NV')).toBe(false);
  });
});
