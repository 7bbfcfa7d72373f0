import type { CallPattern, Expectation } from '../language/plan.ts';
import { contains } from './contains.ts';
import type { Happening, Sight } from './stage.ts';

export type Judgement = {
  readonly holds: boolean;
  readonly expected: readonly string[];
  readonly found: readonly string[];
};

export type Evidence = { readonly sight: Sight; readonly happenings: readonly Happening[] };

/** Whether an expectation holds, with what was expected and what there is, for the side-by-side print. */
export function judge(expectation: Expectation, evidence: Evidence): Judgement {
  const { sight, happenings } = evidence;
  switch (expectation.see) {
    case 'screen':
      return {
        holds: sight.screen === expectation.screen,
        expected: [expectation.screen],
        found: [sight.screen ?? `no screen at ${sight.address ?? 'no address'}`],
      };
    case 'text':
    case 'no text':
      return judgeTexts(expectation.texts, expectation.see === 'text', sight);
    case 'decision': {
      const { router, to, because } = expectation;
      const wanted = told({ router, to, because });
      return judgeHappening(wanted, of(happenings, 'decision'), sayDecision);
    }
    case 'call':
    case 'no call':
      return judgeCall(expectation.call, expectation.see === 'call', happenings);
    case 'flag':
      return judgeFlags(expectation.flags, sight);
    case 'package':
      return judgePackage(expectation.package, sight.packages);
    case 'event': {
      const wanted = {
        name: expectation.event,
        ...(expectation.with ? { properties: expectation.with } : {}),
      };
      return judgeHappening(wanted, of(happenings, 'event'), sayFields);
    }
  }
}

function judgeTexts(texts: readonly string[], wanted: boolean, sight: Sight): Judgement {
  const visible = sight.texts.map(plain);
  const isShown = (text: string) => visible.some((one) => one.includes(text));
  const against = texts.filter((text) => isShown(plain(text)) !== wanted);
  return {
    holds: against.length === 0,
    expected: against.map((text) => (wanted ? text : `nowhere: ${text}`)),
    found: visible.length ? visible.slice(0, 30) : ['no text at all'],
  };
}

function judgeCall(
  pattern: CallPattern,
  wanted: boolean,
  happenings: readonly Happening[],
): Judgement {
  const made = of(happenings, 'call');
  const fitting = made.filter((call) => fitsCall(call, pattern));
  const enough =
    pattern.times === undefined ? fitting.length > 0 : fitting.length === pattern.times;
  const sameName = made.filter(({ name }) => name === pattern.name);
  const shown = sameName.length ? sameName : made;
  return {
    holds: enough === wanted,
    expected: [...(wanted ? [] : ['not made:']), ...sayPattern(pattern)],
    found: shown.length ? shown.slice(-12).map(sayCall) : ['no call at all'],
  };
}

function fitsCall(call: Extract<Happening, { kind: 'call' }>, pattern: CallPattern): boolean {
  return (
    call.name === pattern.name &&
    (pattern.status === undefined || call.status === pattern.status) &&
    (pattern.with === undefined || contains(call.body, pattern.with)) &&
    (pattern.query === undefined || contains(call.query, pattern.query))
  );
}

function judgeFlags(flags: Readonly<Record<string, boolean>>, sight: Sight): Judgement {
  const names = Object.keys(flags);
  return {
    holds: names.every((name) => sight.flags[name] === flags[name]),
    expected: names.map((name) => `${name}: ${flags[name]}`),
    found: names.map((name) => `${name}: ${String(sight.flags[name])}`),
  };
}

function judgeHappening<One extends object>(
  wanted: object,
  all: readonly One[],
  say: (one: object) => string,
): Judgement {
  return {
    holds: all.some((one) => contains(one, wanted)),
    expected: [say(wanted)],
    found: all.length ? all.slice(-12).map(say) : ['none'],
  };
}

/** A page gives a package's text, a model its facts: each fact has to stand in whichever there is. */
function judgePackage(wanted: Fields, packages: readonly Fields[]): Judgement {
  const shows = (one: Fields, name: string, value: unknown) => {
    if (name in one) return contains(one[name], value);
    const text = plain(String(one.text ?? '')).toLowerCase();
    const words = typeof value === 'boolean' ? name : String(value);
    return text.includes(words.toLowerCase()) === (value !== false);
  };
  const fits = (one: Fields) =>
    Object.entries(wanted).every(([name, value]) => shows(one, name, value));
  return {
    holds: packages.some(fits),
    expected: [sayFields(wanted)],
    found: packages.length ? packages.map(sayFields) : ['no package'],
  };
}
type Fields = Readonly<Record<string, unknown>>;

/** Without what was not said. */
function told(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function of<Kind extends Happening['kind']>(happenings: readonly Happening[], kind: Kind) {
  return happenings.filter((one): one is Extract<Happening, { kind: Kind }> => one.kind === kind);
}

function sayDecision(decision: object): string {
  const { router = '?', to = '?', because = '?' } = decision as Partial<Record<string, string>>;
  return `${router} → ${to} because ${because}`;
}

function sayCall({
  name,
  method,
  path,
  status,
  body,
}: Extract<Happening, { kind: 'call' }>): string {
  return `${name}: ${method} ${path} ${status}${body === undefined ? '' : ` with ${JSON.stringify(body)}`}`;
}

function sayPattern({ name, with: body, status, times, query }: CallPattern): string[] {
  return [
    name,
    ...(body ? [`with ${JSON.stringify(body)}`] : []),
    ...(query ? [`query ${JSON.stringify(query)}`] : []),
    ...(status === undefined ? [] : [`answered ${status}`]),
    ...(times === undefined ? [] : [`${times} times`]),
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

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
