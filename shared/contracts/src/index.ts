// The contracts that the first route needs. In the browser, each entry file is a separate module; a folder is named
// after the service of its calls.

export * from './auth-service/session.ts';
export * from './call.ts';
export * from './endpoint.ts';
export * from './failures.ts';
export * from './intake-engine/applications.ts';
export * from './parse-body.ts';
export * from './policy-admin/leads.ts';
export * from './shapes/application-records.ts';
export * from './shapes/scalars.ts';
