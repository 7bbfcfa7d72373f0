export * from './calls-chat.ts';
export * from './calls-gateway.ts';
export * from './calls-intake-engine.ts';
export * from './calls-policy-admin.ts';
export * from './question-set.ts';
