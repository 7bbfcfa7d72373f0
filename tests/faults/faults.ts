import type { Fault } from '@fairlead/cli/language/plan';

/** Every fault of one call. */
const faults = {
  slow: { kind: 'slow', ms: 10_000 },
  'dropped before send': { kind: 'dropped-before-commit' },
  'dropped after commit': { kind: 'dropped-after-commit' },
  400: { kind: 'status', status: 400 },
  401: { kind: 'status', status: 401 },
  403: { kind: 'status', status: 403 },
  404: { kind: 'status', status: 404 },
  408: { kind: 'status', status: 408 },
  409: { kind: 'status', status: 409 },
  429: { kind: 'status', status: 429 },
  500: { kind: 'status', status: 500 },
  503: { kind: 'status', status: 503 },
  504: { kind: 'status', status: 504 },
  malformed: { kind: 'malformed' },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = `${Extract<keyof typeof faults, string | number>}`;

export const faultNames: readonly FaultName[] = [
  'slow',
  'dropped before send',
  'dropped after commit',
  '400',
  '401',
  '403',
  '404',
  '408',
  '409',
  '429',
  '500',
  '503',
  '504',
  'malformed',
];

export const faultNamed = (name: FaultName): Fault => {
  const known: Readonly<Record<FaultName, Fault>> = faults;
  return known[name];
};
