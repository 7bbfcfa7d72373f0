/** The moment at which the tests begin. */
export const now = '2026-11-20T18:00:00Z';
