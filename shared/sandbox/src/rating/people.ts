import {
  type AnswerRow,
  type Answers,
  numberAnswer,
  rowsOf,
  textAnswer,
} from '../conditions/index.ts';
import { rating } from '../content/rating.ts';
import { dividedBy, sumOf } from './arithmetic.ts';

const contractorWeight = 2500;

/** Facts about the people who work for the company (rating.md §2). */
export function peopleFacts(answers: Answers) {
  const rows = rowsOf(answers, 'employees_by_state');
  const employees = sumOf(rows.map(employeesIn));
  const terminations = numberAnswer(answers, 'terminations-12-months') ?? 0;
  return {
    employees_total: employees,
    /** 10000 is one person. */
    weighted_heads_bp: sumOf(rows.map(weightedHeads)),
    termination_ratio_bp: employees > 0 ? dividedBy(terminations * 10_000, employees) : 0,
    drivers: numberAnswer(answers, 'employees-driving-for-work') ?? 0,
  };
}

const employeesIn = (row: AnswerRow) =>
  (numberAnswer(row, 'full-time-count') ?? 0) + (numberAnswer(row, 'part-time-count') ?? 0);

function weightedHeads(row: AnswerRow): number {
  const factor = employmentFactor(textAnswer(row, 'employee-state') ?? '');
  const contractors = numberAnswer(row, 'contractor-count') ?? 0;
  return employeesIn(row) * factor + dividedBy(contractors * factor * contractorWeight, 10_000);
}

function employmentFactor(region: string): number {
  const { OTHER, ...states } = rating.state_factors;
  const factor = (states[region.replace(/^US-/, '')] ?? OTHER)?.employment;
  if (factor === undefined)
    throw new Error('rating.yaml has no employment factor for OTHER states.');
  return factor;
}
