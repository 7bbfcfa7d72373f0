// What the first route needs. Each entry file is a module of its own in the browser; folders say whose call it is.

export * from './auth-service/session.ts';
export * from './call.ts';
export * from './endpoint.ts';
export * from './failures.ts';
export * from './intake-engine/applications.ts';
export * from './parse-body.ts';
export * from './policy-admin/leads.ts';
export * from './shapes/application-records.ts';
export * from './shapes/scalars.ts';
