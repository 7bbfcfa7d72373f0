// The routers that follow an application: after sign-in, by its status, and once it was submitted. Visitors don't need them.
export * from './routers/after-sign-in.ts';
export * from './routers/application-status.ts';
export * from './routers/submitted.ts';
