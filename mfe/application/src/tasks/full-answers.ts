import stored from '../full-answers.json' with { type: 'json' };
import type { Answers, SpokenValue } from './spoken.ts';

type StoredSet = {
  readonly answers?: Answers;
  /** The rows of a repeating set. */
  readonly rows?: readonly Answers[];
  /** Answers to what is asked only when another answer differs from these; given where one is required. */
  readonly ifRequired?: Answers;
};

const sets = stored.sets as Readonly<Record<string, StoredSet>>;

/** What the full answer set says in the set of this title, in the words on the page; dates as of today. */
export function fullAnswers(title: string): Required<StoredSet> {
  const { answers = {}, rows = [], ifRequired = {} } = sets[title] ?? {};
  return {
    answers: shiftDates(answers),
    rows: rows.map(shiftDates),
    ifRequired: shiftDates(ifRequired),
  };
}

const shiftDates = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, shifted(value)]));

const msPerDay = 86_400_000;

/** The answers were written for one day; every date moves with the days since. */
function shifted(value: SpokenValue): SpokenValue {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return value;
  const days = Math.floor(Date.now() / msPerDay) - Math.floor(Date.parse(stored.asOf) / msPerDay);
  return new Date(Date.parse(value) + days * msPerDay).toISOString().slice(0, 10);
}
