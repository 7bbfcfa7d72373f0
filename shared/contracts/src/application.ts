// The contracts that only the application and the hand-off screens need.
export * from './chat/messenger.ts';
export * from './client-backend/find-submission.ts';
export * from './gateway/quote.ts';
export * from './intake-engine/answers.ts';
export * from './intake-engine/question-set.ts';
export * from './policy-admin/decisions.ts';
