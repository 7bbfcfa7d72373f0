// The contracts that only packages, payment and the admin tool need.

export * from './client-backend/market-submission.ts';
export * from './client-backend/submissions.ts';
