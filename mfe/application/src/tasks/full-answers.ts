import { addDays, daysBetween, isDay } from '@fairlead/domain/packages';
import stored from '../full-answers.json' with { type: 'json' };
import type { AnswerInput, Answers } from './answer-input.ts';

type StoredSet = {
  readonly answers?: Answers;
  /** The rows of a repeating set. */
  readonly rows?: readonly Answers[];
  /** Answers to conditional questions, used if a question is required. */
  readonly ifRequired?: Answers;
};

const sets: Readonly<Record<string, StoredSet>> = stored.sets;

/**
 * Returns the full answer set's answers to the set with this title, in the words on the page; dates are relative to
 * `today`, an ISO day.
 */
export function fullAnswers(title: string, today: string): Required<StoredSet> {
  const { answers = {}, rows = [], ifRequired = {} } = sets[title] ?? {};
  return {
    answers: shiftDates(answers, today),
    rows: rows.map((row) => shiftDates(row, today)),
    ifRequired: shiftDates(ifRequired, today),
  };
}

const shiftDates = (answers: Answers, today: string): Answers =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, shifted(value, today)]));

/** The answers were written for one day; dates are shifted by the days since then. */
function shifted(value: AnswerInput, today: string): AnswerInput {
  if (typeof value !== 'string' || !isDay(value)) return value;
  return addDays(value, daysBetween(stored.asOf, today));
}
