import type { Expectation } from '../../language/plan.ts';
import type { PageState, ScenarioEvent } from '../terms/scenario-session.ts';
import { contains } from './contains.ts';
import { evaluateCall, onlyBefore } from './evaluate-call.ts';
import { evaluateControl } from './evaluate-control.ts';
import { evaluateField } from './evaluate-field.ts';
import { evaluateKept } from './evaluate-kept.ts';
import { evaluatePackage } from './evaluate-package.ts';
import {
  evaluateHeading,
  evaluateOutline,
  evaluateTable,
  evaluateTexts,
} from './evaluate-texts.ts';
import type { Evaluation, Evidence } from './evaluation.ts';
import { plain } from './plain.ts';

/** Evaluates an expectation against the page and the journal. */
export function evaluate(expectation: Expectation, evidence: Evidence): Evaluation {
  const { page } = evidence;
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
    case 'address':
      return {
        holds: page.address === expectation.address,
        expected: [expectation.address],
        found: () => [page.address ?? 'no address'],
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
      return evaluateEvent('decision', { ...expectation, wanted }, evidence, formatDecision);
    }
    case 'call':
    case 'no call':
      return evaluateCall(expectation.call, expectation.see === 'call', evidence);
    case 'kept':
    case 'no kept':
      return evaluateKept(expectation.about, expectation.see === 'kept', page.kept);
    case 'flag':
      return evaluateFlags(expectation.flags, page);
    case 'event': {
      const wanted = {
        name: expectation.event,
        ...(expectation.with ? { properties: expectation.with } : {}),
      };
      return evaluateEvent('event', { ...expectation, wanted }, evidence, formatFields);
    }
  }
}

function evaluateFlags(flags: Readonly<Record<string, boolean>>, page: PageState): Evaluation {
  const names = Object.keys(flags);
  return {
    holds: names.every((name) => page.flags[name] === flags[name]),
    expected: names.map((name) => `${name}: ${flags[name]}`),
    found: () => names.map((name) => `${name}: ${String(page.flags[name])}`),
  };
}

/** Looks at what happened since the last step that acted, unless all of it is asked for. */
function evaluateEvent(
  kind: 'decision' | 'event',
  { wanted, inAll = false }: { readonly wanted: object; readonly inAll?: boolean },
  { journal, before }: Evidence,
  say: (one: object) => string,
): Evaluation {
  const fits = (one: ScenarioEvent) => contains(one, wanted);
  const counted = ofKind(journal.slice(inAll ? 0 : before), kind);
  return {
    holds: counted.some(fits),
    expected: [say(wanted)],
    found() {
      const lines = counted.length ? counted.slice(-12).map(say) : ['none'];
      const isEarlier = !inAll && ofKind(journal.slice(0, before), kind).some(fits);
      return [...lines, ...(isEarlier ? [onlyBefore] : [])];
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

function formatDecision({ router = '?', to = '?', because = '?' }: SaidDecision): string {
  return `${router} → ${to} because ${because}`;
}

function formatFields(fields: object): string {
  return Object.entries(fields)
    .filter(([name]) => name !== 'kind')
    .map(
      ([name, value]) =>
        `${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    )
    .join(', ');
}
