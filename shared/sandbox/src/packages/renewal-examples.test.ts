import { expect, test } from 'vitest';
import { content } from '../content/generated/worked-examples-legacy.js';
import { loadPersonas } from '../content/load.ts';
import { personaAnswers, personaContext } from '../content/personas.ts';
import type { RenewalExamples } from '../content/shapes/renewals.ts';
import { packagePrice, ratingFacts } from '../rating/index.ts';
import { lossRatioBp } from '../underwriting/index.ts';
import { choicesOfSlug, pricePackage } from './index.ts';

const { renewal_changes: examples } = content as RenewalExamples;
const personas = await loadPersonas();

type Example = RenewalExamples['renewal_changes'][number];
type ThisYear = Omit<Example['this_year'], 'expiring'>;

function inputOf({ persona: id, answers_changed, application }: ThisYear) {
  const persona = personas.personas.find((one) => one.id === id);
  if (!persona) throw new Error(`personas.yaml has no ${id}`);
  const answers = { ...personaAnswers(persona, personas), ...answers_changed };
  const context = { ...personaContext(persona, personas.as_of), ...application };
  return { answers, facts: ratingFacts(answers, context) };
}

const expiringOf = (thisYear: ThisYear) =>
  choicesOfSlug(thisYear.slug, { input: inputOf(thisYear) });

function priced(thisYear: ThisYear, expiring?: ReturnType<typeof expiringOf>) {
  const input = inputOf(thisYear);
  const quotes = pricePackage(
    choicesOfSlug(thisYear.slug, { input, expiring }),
    input,
    thisYear.underwriter_adjustment_bp,
  );
  const price = packagePrice(quotes);
  return {
    monthly_total_cents: price.monthly_total,
    annual_total_cents: price.annual_total,
    first_payment_cents: price.first_payment,
    net_premium_annual_cents: quotes.reduce(
      (sum, { summaries }) => sum + summaries.ANNUALLY.net_premium_cents,
      0,
    ),
    premiums: quotes.flatMap(({ coverages }) =>
      coverages.map(({ choice, premium }) => ({
        coverage: choice.coverage,
        amount: premium.amount,
      })),
    ),
  };
}

test.each(examples)('$id costs last year and this year to the cent what it says', (example) => {
  const { discounts_annual: _, ...lastYear } = example.expect.last_year as Loose;
  const { discounts_annual: __, ...thisYear } = example.expect.this_year as Loose;
  expect(priced(example.last_year)).toEqual(lastYear);
  expect(priced(example.this_year, expiringOf(example.this_year.expiring))).toEqual(thisYear);
});

type Loose = Example['expect']['this_year'] & { discounts_annual?: unknown };

test.each(examples.filter((example) => example.expect.loss_ratio_bp !== undefined))(
  '$id has its loss ratio',
  (example) => {
    const { net_premium_annual_cents: net_premium_cents } = example.expect.last_year;
    const { answers } = inputOf(example.this_year);
    expect(lossRatioBp(answers, { ends: '2026-12-30', net_premium_cents })).toBe(
      example.expect.loss_ratio_bp,
    );
  },
);
