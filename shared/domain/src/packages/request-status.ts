const labels = new Map([
  ['INITIALIZED', 'Preparing'],
  ['SUBMITTABLE', 'Ready'],
  ['PENDING', 'Under Review'],
  ['DECLINED', 'Declined'],
]);

/** B§4 with AMB-67: FAILED and QUOTED read Processing, as do statuses that this version does not know. */
export const coverageRequestLabel = (status: string): string => labels.get(status) ?? 'Processing';
