import { createStore } from 'effector';

/** The pages that an applicant agrees to (A§2). Configuration, set by the host. */
export type LegalPages = { readonly terms: string; readonly privacy: string };

export const $legalPages = createStore<LegalPages>({
  terms: '/terms-of-use',
  privacy: '/privacy-notice',
});
