import type { CallPattern } from '../language/plan.ts';
import { contains } from './contains.ts';
import type { Evaluation, Evidence } from './evaluation.ts';
import { type FieldDifference, fieldsThatDiffer } from './fields-that-differ.ts';
import type { ScenarioEvent } from './scenario-session.ts';

type MadeCall = Extract<ScenarioEvent, { readonly kind: 'call' }>;

/** How many of the last calls are shown. */
const mostCalls = 12;

/** Counts calls since the last step that wasn't an expectation, unless the pattern asks for all of them. */
export function evaluateCall(
  pattern: CallPattern,
  wanted: boolean,
  { journal, before }: Evidence,
): Evaluation {
  const counted = pattern.times !== undefined && !pattern.inAll;
  const made = (counted ? journal.slice(before) : journal).filter(isCall);
  const sameName = made.filter(({ name }) => name === pattern.name);
  const fitting = sameName.filter((call) => fits(call, pattern));
  const holds =
    (pattern.times === undefined ? fitting.length > 0 : fitting.length === pattern.times) ===
    wanted;
  // Which fields of a long request differ is only worth finding in calls that should have fitted.
  const shown = (sameName.length ? sameName : made).slice(-mostCalls);
  const differences =
    holds || !wanted || fitting.length > 0 || sameName.length === 0
      ? []
      : shown.map((call) => differencesOf(call, pattern));
  return {
    holds,
    expected: [...(wanted ? [] : ['not made:']), ...sayPattern(pattern, differences.flat())],
    found() {
      if (shown.length === 0) return ['no call at all'];
      return shown.flatMap((call, index) => {
        const different = differences[index] ?? [];
        return different.length
          ? [sayCall({ ...call, body: undefined }), ...different.map(sayFound)]
          : [sayCall(call)];
      });
    },
  };
}

const isCall = (event: ScenarioEvent): event is MadeCall => event.kind === 'call';

const fits = (call: MadeCall, { status, with: body, query }: CallPattern) =>
  (status === undefined || call.status === status) &&
  (body === undefined || contains(call.body, body)) &&
  (query === undefined || contains(call.query, query));

const differencesOf = (call: MadeCall, { with: body, query }: CallPattern) => [
  ...(body ? fieldsThatDiffer(call.body, body) : []),
  ...(query ? fieldsThatDiffer(call.query, query) : []),
];

const sayField = (path: string, value: unknown) =>
  `  ${path}: ${value === undefined ? 'nothing' : JSON.stringify(value)}`;
const sayFound = ({ path, found }: FieldDifference) => sayField(path, found);

function sayCall({ name, method, path, status, body }: MadeCall): string {
  return `${name}: ${method} ${path} ${status}${body === undefined ? '' : ` with ${JSON.stringify(body)}`}`;
}

function sayPattern(
  { name, with: body, status, times, query }: CallPattern,
  differences: readonly FieldDifference[],
): string[] {
  const fields = differences.map(({ path, wanted }) => sayField(path, wanted));
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
