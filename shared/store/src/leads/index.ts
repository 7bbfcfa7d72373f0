// The lead of an intake form. Nobody who only opens a page needs it: a submitted form and the areas after it load it.
export { createLeadFx, type LeadOutcome } from './create-lead.ts';
export { accountRegistered, applicationCreated, emailVerified } from './lead-life-cycle.ts';
