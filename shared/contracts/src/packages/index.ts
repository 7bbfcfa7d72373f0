export * from './calls-client-backend.ts';
export * from './market-submission.ts';
