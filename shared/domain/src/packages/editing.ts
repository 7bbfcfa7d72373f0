import { coverageKey } from './coverages.ts';
import { dependentsAmong } from './dependents.ts';

/** The facts that decide whether a client may change a package (B§4, B§5). */
export type EditingFacts = {
  readonly customizationIsOn: boolean;
  readonly isCustom: boolean;
  /** The client has a custom package already. */
  readonly hasCustom: boolean;
  /** Null while no package is open. */
  readonly status: string | null;
  readonly hasPendingRequest: boolean;
  readonly isLocked: boolean;
};

export type Editing =
  | { readonly kind: 'open' }
  /** It has to be copied into a custom package first. */
  | { readonly kind: 'ask-to-copy' }
  | { readonly kind: 'refused'; readonly because: string }
  /** Nothing on the page offers a change. */
  | { readonly kind: 'closed' };

export const editingTexts = {
  onlyOne: 'You may only create up to one custom package.',
  pending:
    'Cannot edit quote while there is a pending coverage request. Please wait for the request to be processed.',
  keepOne: 'You must keep at least one coverage selected.',
  keepOneLocation:
    'You must keep at least one location. To stop covering all of them, remove the coverage.',
  keepOnlyLocation:
    'You must keep at least one location, because this is your only coverage. To remove it, add another coverage first.',
  nameMissing: 'Package name cannot be empty',
} as const;

/** Returns what happens when a client tries to change a package. */
export function editing(facts: EditingFacts): Editing {
  if (!facts.customizationIsOn || facts.isLocked) return { kind: 'closed' };
  if (!facts.isCustom)
    return facts.hasCustom
      ? { kind: 'refused', because: editingTexts.onlyOne }
      : { kind: 'ask-to-copy' };
  if (facts.hasPendingRequest || facts.status === 'PENDING' || facts.status === 'IN_REVIEW')
    return { kind: 'refused', because: editingTexts.pending };
  return { kind: 'open' };
}

/** Whether no coverage is left without this one and its dependents: then it can't be removed. */
export function isLastCoverage(uniqueName: string, enabled: readonly string[]): boolean {
  const gone = [uniqueName, ...dependentsAmong(uniqueName, enabled)];
  return enabled.every((name) => gone.includes(name));
}

/** Whether a location is the only one of a property coverage: then it can be removed only with the coverage. */
export const isLastLocation = (
  locations: readonly { readonly unique_name: string; readonly is_enabled: boolean }[],
  name: string,
): boolean => locations.every(({ unique_name, is_enabled }) => unique_name === name || !is_enabled);

/** A limit's or out-of-pocket's choices (B§5): AVAILABLE NOW, and REQUIRES REVIEW where the flag offers them. */
export function choiceGroups(
  part: { readonly intervals: readonly number[]; readonly stp_intervals: readonly number[] },
  manualReviewIsOn: boolean,
) {
  return {
    now: part.stp_intervals,
    review: manualReviewIsOn
      ? part.intervals.filter((value) => !part.stp_intervals.includes(value))
      : [],
  };
}

/**
 * Whether the add list offers a coverage (B§5): it isn't in the package, under whichever of its names, and it is available at
 * once or after review.
 */
export const isAddable = (
  coverage: { readonly unique_name: string; readonly stp_available: boolean },
  enabled: readonly string[],
  manualReviewIsOn: boolean,
): boolean =>
  !enabled.some((name) => coverageKey(name) === coverageKey(coverage.unique_name)) &&
  (coverage.stp_available || manualReviewIsOn);
