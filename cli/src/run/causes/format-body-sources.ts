import { isRecord } from '@fairlead/domain';
import type { MadeCall, StepFailure } from '../terms/result.ts';
import { locationsOfField, rulesOfBody } from './body-rules.ts';
import { locationsOfCall } from './call-locations.ts';

/** How many fields of a call are traced. */
const maxFields = 2;

/** Says what fills the fields of a call that are others than expected, and what sends it. */
export function formatBodySources(
  { expected = [], found = [] }: Pick<StepFailure, 'expected' | 'found'>,
  area: string | undefined,
): readonly string[] {
  const [call = ''] = expected;
  if (!found.some((line) => /^[\w-]+: [A-Z]+ /.test(line) && line.startsWith(`${call}: `)))
    return [];
  const paths = found.flatMap((line) => /^ {2}([\w.]+): /.exec(line)?.[1] ?? []);
  const fields = [...new Set(paths)].slice(0, maxFields).flatMap((path) => {
    const at = locationsOfField(call, area, path);
    return at.length > 0 ? [`${path} is filled at ${at.join(', ')}`] : [];
  });
  const sentBy = locationsOfCall(call, area);
  return sentBy.length > 0 ? [...fields, `${call} is sent by ${sentBy.join(', ')}`] : fields;
}

/** Statuses of a server that doesn't like what it was sent. */
const unfit: readonly MadeCall['status'][] = [400, 422];

/** Returns what fills the field that a server refused, or else the rules that made the body. */
export function bodySourcesOf(
  { name, method, status, answer }: MadeCall,
  area: string | undefined,
): readonly string[] {
  if (method === 'GET' || !unfit.includes(status)) return [];
  const fields = refusedIn(answer).flatMap((path) => locationsOfField(name, area, path));
  return fields.length > 0 ? [...new Set(fields)] : rulesOfBody(name, area);
}

/** `expedite_details: Required`, `{ path: 'body.expedite_details' }`. */
function refusedIn(answer: unknown): readonly string[] {
  if (!isRecord(answer)) return [];
  const { message, detail } = answer;
  const [, said] = typeof message === 'string' ? (/^([\w.-]+): /.exec(message) ?? []) : [];
  const path = isRecord(detail) && typeof detail.path === 'string' ? detail.path : said;
  return path === undefined ? [] : [path.replace(/^body\./, '')];
}
