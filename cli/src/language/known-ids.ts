import type { Complaint } from './mistake.ts';
import { nearest } from './nearest.ts';

const kinds: Readonly<Record<string, string>> = { ms: 'submission', app: 'application' };

/** `ms_039`, `app_006`, and the five digits of legacy applications and policies. */
const idInPath = /(?<=[/=])(?:(?:ms|app)_\w+|\d{5})(?=[/&#]|$)/g;

/** An id that is generated during a scenario has six letters and digits; `ms_unknown` and 99999 are meant to be unknown. */
const isOpen = (id: string) => id === unknownLegacy || /_(?:[0-9a-z]{6}|unknown)$/.test(id);

const unknownLegacy = '99999';

/** Says which id in an address or in the path of a call no persona has; null if they all have one. */
export function unknownIdIn(path: string, known: ReadonlySet<string>): Complaint | null {
  const id = path.match(idInPath)?.find((one) => !isOpen(one) && !known.has(one));
  if (id === undefined) return null;
  const kind = kinds[id.split('_', 1).join()] ?? 'legacy application';
  const alike = [...known].filter((one) => one.split('_', 1)[0] === id.split('_', 1)[0]);
  const offered = alike.length > 0 ? alike : [...known].filter((one) => /^\d+$/.test(one));
  return {
    message: `no persona has the ${kind} ${JSON.stringify(id)}`,
    expected: `an id in personas.yaml, such as ${offered[0]}; ${id.includes('_') ? id.replace(/_.*/, '_unknown') : unknownLegacy} for one that does not exist`,
    nearest: nearest(id, offered),
  };
}
