/** A§9 with AMB-74: the estimate counts to 25 sets and stops at 95 until the review, which is 100. */
const setsInEstimate = 25;
const highestProgress = 95;
export const reviewProgress = 100;

/** A§9: how long a whole application takes, in minutes. */
const minutesAtStart = 15;

/** How far an application has come, in percent. */
export const progressPercent = (answeredSets: number): number =>
  Math.min(highestProgress, Math.round((answeredSets / setsInEstimate) * 100));

/** How long the rest takes, in minutes, at least 1. */
export const minutesLeft = (percent: number): number =>
  Math.max(1, Math.ceil((minutesAtStart * (100 - percent)) / 100));

type Remaining<Set> = {
  readonly has_more_questions: boolean;
  readonly next_question_set: Set | null;
};

/**
 * The set to answer next; null sends the applicant to the review. `has_more_questions: false` means review, regardless
 * of the set in the same response (A§4).
 */
export const nextSet = <Set>({ has_more_questions, next_question_set }: Remaining<Set>) =>
  has_more_questions ? next_question_set : null;

type Ordered = { readonly id: string; readonly order: number };

/** The answered set that comes after this one, by order; null after the last. */
export function followingSet<Set extends Ordered>(
  answered: readonly Set[],
  { id, order }: Ordered,
): Set | null {
  const later = answered.filter((set) => set.id !== id && set.order > order);
  return later.reduce<Set | null>(
    (first, set) => (first === null || set.order < first.order ? set : first),
    null,
  );
}

/** The set before this one, by order (A§4), among those that were answered; null before the first. */
export function previousSet<Set extends Ordered>(
  answered: readonly Set[],
  { id, order }: Ordered,
): Set | null {
  const earlier = answered.filter((set) => set.id !== id && set.order < order);
  return earlier.reduce<Set | null>(
    (latest, set) => (latest === null || set.order > latest.order ? set : latest),
    null,
  );
}
