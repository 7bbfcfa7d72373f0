import type { CoverageName } from '../content/names.ts';
import type { CoverageRequestRule } from '../content/shapes/underwriting.ts';
import { underwriting } from '../content/underwriting.ts';
import { firstMatch } from './first-match.ts';

/** What is known about a coverage request when it is answered. Limits in cents. */
export type RequestFacts = {
  requested_coverage: CoverageName;
  requested_limit_cents: number | undefined;
  requested_limit_above_intervals: boolean;
  requested_limit_in_stp: boolean;
  has_retirement_plan: boolean;
  industry: string | undefined;
  /** A fault set in the sandbox. */
  carrier_unreachable?: boolean | undefined;
};

type RequestStatus = CoverageRequestRule['result'];

/** The statuses that a request takes, with the minutes after it was made at which it takes each. */
export type RequestPlan = {
  id: string;
  steps: { status: RequestStatus; after_minutes: number }[];
  admin: string;
  applicant: string;
};

/**
 * Returns the plan of a request for coverages of one product. For each of them the first of the rules CRQ-01 to CRQ-07
 * that holds counts, and the worst of these plans is the request's, because the carrier answers it as a whole (failure,
 * then refusal, then review, then quote).
 */
export function requestPlan(coverages: readonly RequestFacts[]): RequestPlan {
  const found = rules.find((rule) =>
    coverages.some((facts) => firstMatch(rules, { answers: {}, facts }).id === rule.id),
  );
  if (!found) throw new Error('A coverage request names no coverage. Ask for at least one.');
  const { id, result, after_minutes, admin, applicant } = found;
  const then = found.then && { status: found.then, after_minutes: found.then_after_minutes ?? 0 };
  return {
    id,
    steps: [{ status: result, after_minutes }, ...(then ? [then] : [])],
    admin,
    applicant,
  };
}

const rules = underwriting.coverage_requests.filter((row) => 'id' in row);
