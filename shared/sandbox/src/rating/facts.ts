import { wholeYears } from '@fairlead/domain/packages';
import type { ApplicationContext } from '../conditions/application-context.ts';
import {
  type Answers,
  numberAnswer,
  optionsAnswer,
  rowsOf,
  textAnswer,
} from '../conditions/index.ts';
import { rating } from '../content/rating.ts';
import { underwriting } from '../content/underwriting.ts';
import { dividedBy, sumOf } from './arithmetic.ts';
import { claimFacts } from './claims.ts';
import { peopleFacts } from './people.ts';
import { premisesFacts } from './premises.ts';

/**
 * The facts for rating, computed once from the answers (rating.md §2). Money in cents, ratios in basis points. An
 * unknown fact is undefined, which makes every condition on it false.
 */
export function ratingFacts(answers: Answers, application: ApplicationContext) {
  const region = textAnswer(answers, 'address-region');
  const primaryState = region ? stateOf(region) : undefined;
  const last = numberAnswer(answers, 'revenue-last-12-months') ?? 0;
  const next = numberAnswer(answers, 'revenue-next-12-months') ?? 0;
  const funding = numberAnswer(answers, 'total-funding-raised') ?? 0;
  const assets = numberAnswer(answers, 'total-assets') ?? 0;
  const insuredSince = textAnswer(answers, 'continuous-insurance-since');
  const plans = optionsAnswer(answers, 'benefit-plan-types');
  const premises = premisesFacts(answers);

  return {
    industry: textAnswer(answers, 'industry') ?? undefined,
    primary_state: primaryState,
    primary_state_live: primaryState === undefined ? undefined : isLive(primaryState),
    rating_revenue_cents: Math.max(last, next),
    revenue_next_12_months_cents: next,
    growth_ratio_bp: last > 0 ? dividedBy(next * 10_000, last) : undefined,
    capital_cents: Math.max(funding, assets),
    ...peopleFacts(answers),
    ...premises,
    property_value_cents:
      sumOf(premises.location_values) + (numberAnswer(answers, 'portable-equipment-value') ?? 0),
    plan_assets_cents: numberAnswer(answers, 'retirement-plan-assets') ?? 0,
    has_retirement_plan: plans.some((plan) => retirementPlans.includes(plan)),
    years_insured: insuredSince ? wholeYears(insuredSince, application.date) : 0,
    subsidiaries_count: rowsOf(answers, 'subsidiaries').length,
    ...claimFacts(answers),
    ...partnerFacts(application),
  };
}

/** The facts of rating.md §2 and those that underwriting.yaml reads from the answers. */
export type RatingFacts = ReturnType<typeof ratingFacts>;

const retirementPlans = ['RETIREMENT_401K', 'RETIREMENT_OTHER'];

/** "US-CA" and "CA" to "CA". */
export const stateOf = (region: string) => region.replace(/^US-/, '');

/** Whether policies are issued in a state (two letters). */
export const isLive = (state: string) => rating.live_states.includes(state);

function partnerFacts(application: ApplicationContext) {
  const program = application.incubator_program ?? undefined;
  const ofProgram = underwriting.incubators.find((row) => row.program === program)?.partner;
  return {
    carta_connected: application.carta_connected ?? false,
    incubator_program: program,
    partner: (application.partner ?? ofProgram)?.toLowerCase(),
    eligible_for_partner_discounts: application.eligible_for_partner_discounts ?? false,
    first_policy: application.first_policy ?? false,
  };
}
