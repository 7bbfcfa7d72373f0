import type { Control, Fault } from '../language/plan.ts';
import type { Random } from './random.ts';

/** How calls fail in a walk. A call that hangs ends after a minute: the runner waits for three. */
const faults: readonly Fault[] = [
  ...[400, 401, 403, 404, 409, 429, 500, 503, 504].map((status) => ({
    kind: 'status' as const,
    status,
  })),
  { kind: 'malformed' },
  { kind: 'dropped-before-commit' },
  { kind: 'dropped-after-commit' },
  { kind: 'slow', ms: 10_000 },
  { kind: 'slow', ms: 60_000 },
];

/** The vendors that the headless page talks to. */
const vendors = ['stripe', 'plaid', 'maps'];

/** Chooses what goes wrong next: mostly a call that the page has made before. */
export function chooseFault(
  made: readonly string[],
  known: readonly string[],
  random: Random,
): Control {
  if (random.next() < 0.05) {
    const vendor = random.pick(vendors) ?? 'stripe';
    return { control: 'vendors', faults: { [vendor]: random.next() < 0.5 ? 'down' : 'hangs' } };
  }
  const call = random.pick(made.length > 0 && random.next() < 0.6 ? made : known) ?? 'get-session';
  return failing(call, random);
}

/** Chooses how a call fails, and whether it does so once or goes on failing. */
export function failing(call: string, random: Random): Control {
  const fault = random.pick(faults) ?? { kind: 'status', status: 503 };
  const times = random.next() < 0.7 ? 1 : 4;
  return { control: 'fault', call, fault: { ...fault, times } };
}
