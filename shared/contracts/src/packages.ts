// The contracts that only packages, payment and the admin tool need.
export * from './client-backend/submissions.ts';
export * from './shapes/market-submission.ts';
