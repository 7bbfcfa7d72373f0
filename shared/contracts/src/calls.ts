import * as application from './application.ts';
import * as checkout from './checkout.ts';
import * as firstRoute from './first-route/index.ts';
import * as leads from './leads.ts';
import * as packages from './packages.ts';
import type { AnyEndpoint } from './protocol/endpoint.ts';

/** Every call of the specification, for code that goes through all calls: handlers, documentation, fault matrices. */
export const calls: readonly AnyEndpoint[] = [firstRoute, application, checkout, leads, packages]
  .flatMap((module) => Object.values(module).filter(isEndpoint))
  .sort((a, b) => a.name.localeCompare(b.name));

/** A call by the name that scenarios and faults use, or undefined. */
export const callNamed = (name: string): AnyEndpoint | undefined =>
  calls.find((call) => call.name === name);

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'service' in value && 'answer' in value;
}
