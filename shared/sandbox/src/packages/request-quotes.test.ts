import { QuotePricing } from '@fairlead/contracts/application';
import { AvailableCoverages, CoverageRequest, Quote } from '@fairlead/contracts/packages';
import { assert } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { loadPersonas, loadSampleQuotes } from '../content/load.ts';
import { personaAnswers, personaContext } from '../content/personas.ts';
import { ChoiceError, ratingFacts } from '../rating/index.ts';
import { requestPlan } from '../underwriting/index.ts';
import {
  availableOptions,
  type CoverageParameters,
  gatewayPricing,
  pricePackage,
  recipeChoices,
  recipes,
  requestFacts,
  requestQuote,
} from './index.ts';

const content = await loadPersonas();
const library = await loadSampleQuotes();
const admin = content.personas.find(({ id }) => id === 'admin-quote-blocked');
if (!admin) throw new Error('personas.yaml has no admin-quote-blocked');
const answers = personaAnswers(admin, content);
const input = { answers, facts: ratingFacts(answers, personaContext(admin, content.as_of)) };

const terms = {
  annual_quote_id: 'qa_1',
  monthly_quote_id: 'qm_1',
  client_id: 'cl_051',
  priced_on: '2026-11-20',
  requested_effective_date: null,
};

const requests = library.coverage_requests
  .filter(({ market_submission_id }) => market_submission_id === 'ms_051')
  .map(({ id, product_name, coverage_parameters }) => ({
    id,
    product_name,
    coverage_parameters: Object.fromEntries(
      coverage_parameters.map(({ unique_name, value }) => [unique_name, value]),
    ) as CoverageParameters,
  }));

describe('coverage requests', () => {
  test.each(requests)('$id is planned and quoted', (request) => {
    const plan = requestPlan(requestFacts(request, input));
    expect(plan.steps.length).toBeGreaterThan(0);

    const quote = requestQuote(request, terms, input);
    assert(quote, Quote);
    const asked = Object.keys(request.coverage_parameters);
    for (const { unique_name } of quote.coverages) {
      expect(unique_name === 'bii' || asked.includes(unique_name)).toBe(true);
    }
  });

  test.each([
    [{ dao: true, dao_agg_limit: 300_000_000 }, 'CRQ-06'],
    [{ dao: true, dao_agg_limit: 500_000_000 }, 'CRQ-05'],
    [{ dao: true, dao_agg_limit: 2_000_000_000 }, 'CRQ-02'],
    [{ dao: true, dao_agg_limit: 300_000_000, epl: true, epl_agg_limit: 300_000_000 }, 'CRQ-05'],
  ])('%j is answered by %s', (coverage_parameters, id) => {
    expect(requestPlan(requestFacts({ product_name: 'SML', coverage_parameters }, input)).id).toBe(
      id,
    );
  });

  test.each([
    ['CP_CPP', 'bpp', ['gl', 'bpp', 'bii']],
    ['CP_CPP', 'ebl', ['gl', 'ebl']],
    ['CP_CEM', 'media', ['eao', 'media']],
    ['SML', 'crime', ['dao', 'crime']],
    ['SML', 'epl', ['epl']],
  ])(
    'a quote of %s for %s alone covers what it cannot be written without',
    (product, asked, held) => {
      const request = { product_name: product, coverage_parameters: { [asked]: true } };
      const { coverages } = requestQuote(request, terms, input);
      expect(coverages.map(({ unique_name }) => unique_name)).toEqual(held);
    },
  );

  test('an unreachable carrier fails the request', () => {
    const request = { product_name: 'SGL', coverage_parameters: { gl: true } };
    expect(requestPlan(requestFacts(request, input, true)).id).toBe('CRQ-01');
  });

  test('a limit between two that the carrier writes is quoted at the lower one', () => {
    const coverage_parameters = { dao: true, dao_agg_limit: 450_000_000 };
    const quote = requestQuote({ product_name: 'SML', coverage_parameters }, terms, input);

    expect(quote.coverages[0]?.limits[0]?.value).toBe(300_000_000);
  });

  test.each<[string, CoverageParameters, string]>([
    ['SML', { gl: true }, 'gl is not part of SML, which holds dao, epl, fiduciary, crime.'],
    ['WORKERS', { gl: true }, 'The request is for the product WORKERS; the carrier writes SGL'],
    ['CP_CEM', {}, 'The request names no coverage.'],
  ])('%s with %j is refused with a reason', (product_name, coverage_parameters, message) => {
    const ask = () => requestFacts({ product_name, coverage_parameters }, input);
    expect(ask).toThrow(ChoiceError);
    expect(ask).toThrow(message);
  });

  test('the requests that the pack brings along pass the contract', () => {
    for (const request of library.coverage_requests) {
      expect(() => assert(request, CoverageRequest)).not.toThrow();
    }
  });
});

test('available coverages pass the contract and are not enabled', () => {
  const options = availableOptions(input);

  assert(options, AvailableCoverages);
  expect(options.map(({ product_name, coverages }) => [product_name, coverages.length])).toEqual([
    ['SGL', 1],
    ['CP_CPP', 4],
    ['CP_CEM', 3],
    ['SML', 4],
  ]);
  expect(options.flatMap(({ coverages }) => coverages).some(({ is_enabled }) => is_enabled)).toBe(
    false,
  );
});

test('the gateway answers from the same figures', () => {
  const [, recommended] = recipes;
  if (!recommended) throw new Error('rating.yaml has no Recommended package');
  const quotes = pricePackage(recipeChoices(recommended, input), input);
  const written = admin.market_submission?.packages.find(
    ({ name }) => name === 'Recommended',
  )?.price;
  const monthly = gatewayPricing(quotes, 'MONTHLY');
  const annual = gatewayPricing(quotes, 'ANNUALLY');

  assert(monthly, QuotePricing);
  expect([monthly.dueAtCheckout, monthly.duePerTimeUnit]).toEqual([
    written?.first_payment,
    written?.next_nine_each,
  ]);
  expect([annual.dueAtCheckout, annual.duePerTimeUnit]).toEqual([
    written?.annual_total,
    written?.annual_total,
  ]);
  const charges = [...annual.taxes, ...annual.fees].reduce(
    (sum, { amountCents }) => sum + amountCents,
    0,
  );
  expect(annual.totalPremiumCents + charges).toBe(written?.annual_total);
  expect(annual.taxes[0]?.descriptionToken).toBe(`${annual.taxes[0]?.uiToken}_description`);
});
