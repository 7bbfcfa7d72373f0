// The routers that follow an application: after sign-in, by its status, and once it was submitted. Visitors don't need them.
export * from './after-sign-in.ts';
export * from './application-status.ts';
export * from './submitted.ts';
