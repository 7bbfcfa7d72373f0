export * from './attest.ts';
export * from './auth-callback.ts';
export * from './decline.ts';
export * from './eligibility.ts';
export * from './email-verified.ts';
export * from './expedite.ts';
export * from './pre-decision.ts';
export * from './redirector.ts';
