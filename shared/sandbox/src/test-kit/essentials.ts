import type { Answers } from '../conditions/index.ts';
import { recipeChoices, recipes } from '../packages/index.ts';
import { ratingFacts } from '../rating/index.ts';

/** The answers of a small company in California. */
export const answers: Answers = {
  industry: 'SAAS',
  'address-region': 'US-CA',
  'revenue-last-12-months': 100_000_000,
  'revenue-next-12-months': 150_000_000,
  'offers-benefits': true,
  'portable-equipment-value': 5_000_000,
  employees_by_state: [{ 'employee-state': 'US-CA', 'full-time-count': 12 }],
};
/** What its packages are priced from. */
export const input = { answers, facts: ratingFacts(answers, { date: '2026-11-20' }) };

const [essentials] = recipes;
if (!essentials) throw new Error('rating.yaml has no recipe');
/** The choices of the first recipe for it. */
export const current = recipeChoices(essentials, input);
