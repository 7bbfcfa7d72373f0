import { createStore } from 'effector';

/** What an applicant agrees to (A§2). Configuration; filled by the host. */
export type LegalPages = { readonly terms: string; readonly privacy: string };

export const $legalPages = createStore<LegalPages>({
  terms: '/terms-of-use',
  privacy: '/privacy-notice',
});
