import { isRecord } from '@fairlead/domain';
import type { CallPattern } from '../../language/plan.ts';
import type { ScenarioEvent } from '../terms/scenario-session.ts';
import { contains } from './contains.ts';
import type { Evaluation, Evidence } from './evaluation.ts';
import { type FieldDifference, fieldsThatDiffer } from './fields-that-differ.ts';

type MadeCall = Extract<ScenarioEvent, { readonly kind: 'call' }>;

/** How many of the last calls are shown. */
const maxCalls = 12;

/** Counts calls since the last step that acted, unless the pattern asks for all of them. */
export function evaluateCall(
  pattern: CallPattern,
  wanted: boolean,
  { journal, before }: Evidence,
): Evaluation {
  const made = journal.slice(pattern.inAll ? 0 : before).filter(isCall);
  const sameName = made.filter(({ name }) => name === pattern.name);
  const fitting = sameName.filter((call) => fits(call, pattern));
  const holds =
    (pattern.times === undefined ? fitting.length > 0 : fitting.length === pattern.times) ===
    wanted;
  // Which fields of a long request differ is only worth finding in calls that should have fitted.
  const shown = (sameName.length ? sameName : made).slice(-maxCalls);
  const differences =
    holds || !wanted || fitting.length > 0 || sameName.length === 0
      ? []
      : shown.map((call) => differencesOf(call, pattern));
  return {
    holds,
    expected: [...(wanted ? [] : ['not made:']), ...formatCallPattern(pattern, differences.flat())],
    found() {
      const lines = shown.flatMap((call, index) => {
        const different = differences[index] ?? [];
        return different.length
          ? [
              formatCallWithRequest({ ...call, query: undefined, body: undefined }),
              ...different.map(formatFoundField),
            ]
          : [formatCallWithRequest(call)];
      });
      const earlier = wanted && !pattern.inAll ? journal.slice(0, before).filter(isCall) : [];
      const isEarlier = earlier.some((call) => call.name === pattern.name && fits(call, pattern));
      return [...(lines.length ? lines : ['no call']), ...(isEarlier ? [onlyBefore] : [])];
    },
  };
}

/** What a wanted fact of the journal is found to be if `in all: true` would hold. */
export const onlyBefore = 'only before the last step that acted; in all: true counts these too';

const isCall = (event: ScenarioEvent): event is MadeCall => event.kind === 'call';

const fits = (call: MadeCall, { status, with: body, query }: CallPattern) =>
  (status === undefined || call.status === status) &&
  (body === undefined || contains(call.body, body)) &&
  (query === undefined || contains(call.query, query));

const differencesOf = (call: MadeCall, { with: body, query }: CallPattern) => [
  ...(body ? fieldsThatDiffer(call.body, body) : []),
  ...(query ? fieldsThatDiffer(call.query, query) : []),
];

const formatField = (path: string, value: unknown) =>
  `  ${path}: ${value === undefined ? 'nothing' : JSON.stringify(value)}`;
const formatFoundField = ({ path, found }: FieldDifference) => formatField(path, found);

function formatCallWithRequest({ name, method, path, status, query, body }: MadeCall): string {
  const sent = [
    ...(isNothing(query) ? [] : [`query ${JSON.stringify(query)}`]),
    ...(body === undefined ? [] : [`with ${JSON.stringify(body)}`]),
  ];
  return [`${name}: ${method} ${path} ${status}`, ...sent].join(' ');
}

const isNothing = (query: unknown) =>
  query === undefined || (isRecord(query) && Object.keys(query).length === 0);

function formatCallPattern(
  { name, with: body, status, times, query }: CallPattern,
  differences: readonly FieldDifference[],
): string[] {
  const fields = differences.map(({ path, wanted }) => formatField(path, wanted));
  const request = fields.length
    ? [...new Set(fields)]
    : [
        ...(body ? [`with ${JSON.stringify(body)}`] : []),
        ...(query ? [`query ${JSON.stringify(query)}`] : []),
      ];
  return [
    name,
    ...request,
    ...(status === undefined ? [] : [`answered ${status}`]),
    ...(times === undefined ? [] : [times === 1 ? 'once' : `${times} times`]),
  ];
}
