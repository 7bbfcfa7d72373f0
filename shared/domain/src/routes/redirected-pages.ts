/** The pages that a legacy entry with its ids in the query leads to (A§2, AMB-18, AMB-50). */
export const redirectedPages = ['billing', 'checkout', 'officer-signature'] as const;

export type RedirectedPage = (typeof redirectedPages)[number];
