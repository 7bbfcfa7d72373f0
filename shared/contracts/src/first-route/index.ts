// The contracts that the first route needs. In the browser, each entry file is a separate module; every other folder of
// calls is named after their service.

export * from '../protocol/call.ts';
export * from '../protocol/endpoint.ts';
export * from '../protocol/failures.ts';
export * from '../protocol/parse-body.ts';
export * from '../shapes/application-records.ts';
export * from '../shapes/scalars.ts';
export * from './applications.ts';
export * from './legacy-applications.ts';
export * from './session.ts';
