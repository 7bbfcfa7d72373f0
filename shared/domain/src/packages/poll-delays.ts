/** B§4: how long to wait before the next poll of the submission's status, in ms. Null stops polling. */
export function submissionPollDelay(status: string): number | null {
  if (status === 'CREATED' || status === 'REQUESTED') return 3000;
  if (status === 'RELEASED' || status === 'QUOTE_BLOCKED') return 15_000;
  return null;
}

/** B§4: the same for one package: while it is being repriced, and while it is in review. In ms. */
export function packagePollDelay(status: string): number | null {
  if (status === 'PENDING') return 3000;
  if (status === 'IN_REVIEW') return 10_000;
  return null;
}

/** How often the status is asked for while the documents wait for the signature, as in the legacy checkout. In ms. */
export const signaturePollDelay = 10_000;

/** B§4: a refresh is polled as often as repricing. In ms. */
export const refreshPollDelay = 3000;

/** B§2 with AMB-80: how long each line of the waiting screen is shown, in ms; the line after these stays. */
export const waitingStepDurations = [6000, 8000, 8000] as const;
