import type { Fault } from '../src/world/faults.ts';

/** The label of a fault's chip: "503", "8 s", "dropped". */
export function faultChip({ kind, status, ms }: Fault): string {
  if (kind === 'status') return String(status ?? 500);
  if (kind === 'slow') return `${(ms ?? 10_000) / 1000} s`;
  return kind === 'malformed' ? kind : kind.replaceAll('-', ' ');
}

/** How often the fault still applies. */
export function faultTimes({ times }: Fault): string {
  if (times === undefined) return 'always';
  return times === 1 ? 'once more' : `${times} times more`;
}

export const faultChoices: readonly (readonly [words: string, fault: Omit<Fault, 'call'>])[] = [
  ['400 Bad request', { kind: 'status', status: 400 }],
  ['401 Signed out', { kind: 'status', status: 401 }],
  ['403 Forbidden', { kind: 'status', status: 403 }],
  ['404 Not found', { kind: 'status', status: 404 }],
  ['408 Timeout', { kind: 'status', status: 408 }],
  ['409 Conflict', { kind: 'status', status: 409 }],
  ['429 Too many', { kind: 'status', status: 429 }],
  ['500 Broken', { kind: 'status', status: 500 }],
  ['503 Unavailable', { kind: 'status', status: 503 }],
  ['504 Gateway timeout', { kind: 'status', status: 504 }],
  ['Slow, 8 s', { kind: 'slow', ms: 8000 }],
  ['Malformed answer', { kind: 'malformed' }],
  ['Dropped before it is done', { kind: 'dropped-before-commit' }],
  ['Dropped after it is done', { kind: 'dropped-after-commit' }],
];
