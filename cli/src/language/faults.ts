import { durationWords, parseDuration } from './duration.ts';
import type { Complaint } from './mistake.ts';
import { nearest } from './nearest.ts';
import type { Fault } from './plan.ts';

export type ReadFault =
  | { readonly ok: true; readonly fault: Fault }
  /** `key`: the key of a mapping that nobody knows. */
  | { readonly ok: false; readonly complaint: Complaint; readonly key?: string };

export const faultWords =
  'a status (500), malformed, dropped before commit, dropped after commit or slow <duration>; then once, twice, 3 times or always';

const kinds = ['malformed', 'dropped before commit', 'dropped after commit', 'slow'];
const keys = ['status', 'malformed', 'dropped', 'slow', 'times', 'body'];

/** Parses `500 once`, `dropped after commit`, `slow 5 s always`: how a call fails and how often (default: always). */
export function readFault(text: string): ReadFault {
  const { what, times } = splitTimes(text.trim());
  if (times === 0) {
    return refuse({
      message: 'a fault cannot occur 0 times',
      expected: 'once, twice, 3 times or always',
    });
  }
  const often = times === undefined ? {} : { times };
  if (/^\d+$/.test(what)) return readStatus(Number(what), often);
  if (what === 'malformed') return { ok: true, fault: { kind: 'malformed', ...often } };
  if (what === 'dropped' || what === 'dropped before commit') {
    return { ok: true, fault: { kind: 'dropped-before-commit', ...often } };
  }
  if (what === 'dropped after commit')
    return { ok: true, fault: { kind: 'dropped-after-commit', ...often } };
  if (what === 'slow') return { ok: true, fault: { kind: 'slow', ms: 10_000, ...often } };
  if (what.startsWith('slow ')) {
    const ms = parseDuration(what.slice(5));
    if (ms !== undefined) return { ok: true, fault: { kind: 'slow', ms, ...often } };
    return refuse({
      message: `${JSON.stringify(what.slice(5))} is not a duration`,
      expected: durationWords,
    });
  }
  return refuse({
    message: `a call cannot fail with ${JSON.stringify(what)}`,
    expected: faultWords,
    nearest: nearest(what, kinds),
  });
}

/** Parses `{ status: 409, body: { error_code: … }, times: 1 }`: the long form, for responses with a body. */
export function readFaultMap(map: Readonly<Record<string, unknown>>): ReadFault {
  const odd = Object.keys(map).find((key) => !['status', 'body', 'times'].includes(key));
  if (odd !== undefined) {
    const complaint = {
      message: `unknown key ${JSON.stringify(odd)}`,
      expected: 'one of status, body, times',
      nearest: nearest(
        odd,
        keys.filter((key) => ['status', 'body', 'times'].includes(key)),
      ),
    };
    return { ok: false, complaint, key: odd };
  }
  const { status, body, times } = map;
  if (typeof status !== 'number')
    return refuse({ message: 'the fault has no status', expected: 'status: 409' });
  if (times !== undefined && !(Number.isInteger(times) && Number(times) > 0)) {
    return refuse({
      message: `times cannot be ${String(times)}`,
      expected: 'a whole number, 1 or more',
    });
  }
  return readStatus(status, {
    ...(body === undefined ? {} : { body }),
    ...(times === undefined ? {} : { times: Number(times) }),
  });
}

function readStatus(status: number, rest: Pick<Fault, 'times' | 'body'>): ReadFault {
  if (Number.isInteger(status) && status >= 400 && status <= 599) {
    return { ok: true, fault: { kind: 'status', status, ...rest } };
  }
  return refuse({ message: `${status} is not a failure`, expected: 'a status from 400 to 599' });
}

function splitTimes(text: string): { what: string; times?: number } {
  const [, what, often] = /^(.*?)\s+(once|twice|always|\d+ times)$/.exec(text) ?? [];
  if (what === undefined || often === undefined || often === 'always')
    return { what: what ?? text };
  if (often === 'once') return { what, times: 1 };
  return { what, times: often === 'twice' ? 2 : Number.parseInt(often, 10) };
}

const refuse = (complaint: Complaint) => ({ ok: false, complaint }) as const;
