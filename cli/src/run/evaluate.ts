import type { CallPattern, Expectation } from '../language/plan.ts';
import { contains } from './contains.ts';
import {
  evaluateControl,
  evaluateField,
  evaluateHeading,
  evaluateOutline,
  evaluatePackage,
  evaluateTable,
  evaluateTexts,
  plain,
} from './evaluate-page.ts';
import type { Evaluation } from './evaluation.ts';
import type { PageState, ScenarioEvent } from './scenario-session.ts';

export type Evidence = {
  readonly page: PageState;
  /** The actor's complete journal. */
  readonly journal: readonly ScenarioEvent[];
  /** The journal's length when the last step that wasn't an expectation began. */
  readonly before: number;
};

/** Evaluates an expectation against the page and the journal. */
export function evaluate(expectation: Expectation, evidence: Evidence): Evaluation {
  const { page, journal } = evidence;
  switch (expectation.see) {
    case 'screen':
      return {
        holds: page.screen === expectation.screen,
        expected: [expectation.screen],
        found: () => [page.screen ?? `no screen at ${page.address ?? 'no address'}`],
      };
    case 'text':
    case 'no text':
      return evaluateTexts(expectation, page.outline);
    case 'heading':
    case 'no heading':
      return evaluateHeading(expectation, page.outline);
    case 'title':
      return {
        holds: plain(page.title) === plain(expectation.title),
        expected: [expectation.title],
        found: () => [page.title],
      };
    case 'field':
    case 'no field':
      return evaluateField(expectation, page.outline);
    case 'button':
    case 'no button':
    case 'link':
    case 'no link':
      return evaluateControl(expectation, page.outline);
    case 'table':
      return evaluateTable(expectation, page.outline);
    case 'outline':
      return evaluateOutline(expectation, page.outline);
    case 'focus':
      return {
        holds: plain(page.focus ?? '') === plain(expectation.name),
        expected: [expectation.name],
        found: () => [page.focus ?? 'nothing has the focus'],
      };
    case 'package':
      return evaluatePackage(expectation, page.outline);
    case 'decision': {
      const { router, to, because } = expectation;
      const wanted = withoutUndefined({ router, to, because });
      return evaluateEvent(wanted, ofKind(journal, 'decision'), sayDecision);
    }
    case 'call':
    case 'no call':
      return evaluateCall(expectation.call, expectation.see === 'call', evidence);
    case 'flag':
      return evaluateFlags(expectation.flags, page);
    case 'event': {
      const wanted = {
        name: expectation.event,
        ...(expectation.with ? { properties: expectation.with } : {}),
      };
      return evaluateEvent(wanted, ofKind(journal, 'event'), sayFields);
    }
  }
}

/** Counts calls since the last step that wasn't an expectation, unless the pattern asks for all of them. */
function evaluateCall(
  pattern: CallPattern,
  wanted: boolean,
  { journal, before }: Evidence,
): Evaluation {
  const counted = pattern.times !== undefined && !pattern.inAll;
  const made = ofKind(counted ? journal.slice(before) : journal, 'call');
  const fitting = made.filter((call) => fitsCall(call, pattern));
  const enough =
    pattern.times === undefined ? fitting.length > 0 : fitting.length === pattern.times;
  const sameName = made.filter(({ name }) => name === pattern.name);
  const shown = sameName.length ? sameName : made;
  return {
    holds: enough === wanted,
    expected: [...(wanted ? [] : ['not made:']), ...sayPattern(pattern)],
    found() {
      return shown.length ? shown.slice(-12).map(sayCall) : ['no call at all'];
    },
  };
}

function fitsCall(call: Extract<ScenarioEvent, { kind: 'call' }>, pattern: CallPattern): boolean {
  return (
    call.name === pattern.name &&
    (pattern.status === undefined || call.status === pattern.status) &&
    (pattern.with === undefined || contains(call.body, pattern.with)) &&
    (pattern.query === undefined || contains(call.query, pattern.query))
  );
}

function evaluateFlags(flags: Readonly<Record<string, boolean>>, page: PageState): Evaluation {
  const names = Object.keys(flags);
  return {
    holds: names.every((name) => page.flags[name] === flags[name]),
    expected: names.map((name) => `${name}: ${flags[name]}`),
    found: () => names.map((name) => `${name}: ${String(page.flags[name])}`),
  };
}

function evaluateEvent<One extends object>(
  wanted: object,
  all: readonly One[],
  say: (one: object) => string,
): Evaluation {
  return {
    holds: all.some((one) => contains(one, wanted)),
    expected: [say(wanted)],
    found() {
      return all.length ? all.slice(-12).map(say) : ['none'];
    },
  };
}

type SaidDecision = { readonly router?: string; readonly to?: string; readonly because?: string };

type Fields = Readonly<Record<string, unknown>>;

/** Removes the fields that are undefined. */
function withoutUndefined(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function ofKind<Kind extends ScenarioEvent['kind']>(journal: readonly ScenarioEvent[], kind: Kind) {
  return journal.filter((one): one is Extract<ScenarioEvent, { kind: Kind }> => one.kind === kind);
}

function sayDecision({ router = '?', to = '?', because = '?' }: SaidDecision): string {
  return `${router} → ${to} because ${because}`;
}

function sayCall({
  name,
  method,
  path,
  status,
  body,
}: Extract<ScenarioEvent, { kind: 'call' }>): string {
  return `${name}: ${method} ${path} ${status}${body === undefined ? '' : ` with ${JSON.stringify(body)}`}`;
}

function sayPattern({ name, with: body, status, times, query }: CallPattern): string[] {
  return [
    name,
    ...(body ? [`with ${JSON.stringify(body)}`] : []),
    ...(query ? [`query ${JSON.stringify(query)}`] : []),
    ...(status === undefined ? [] : [`answered ${status}`]),
    ...(times === undefined ? [] : [times === 1 ? 'once' : `${times} times`]),
  ];
}

function sayFields(fields: object): string {
  return Object.entries(fields)
    .filter(([name]) => name !== 'kind')
    .map(
      ([name, value]) =>
        `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    )
    .join(', ');
}
