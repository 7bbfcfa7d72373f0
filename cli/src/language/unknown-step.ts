import type { Complaint } from './mistake.ts';
import { nearest } from './nearest.ts';
import type { Phrase } from './phrase.ts';
import { oneOf } from './reading.ts';

/** Words that other tools use for a step of this language. */
const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wait: 'advance time',
    sleep: 'advance time',
    pause: 'advance time',
    click: 'press',
    tap: 'press',
    select: 'choose',
    type: 'fill',
    enter: 'fill',
    tick: 'check',
    untick: 'uncheck',
    expect: 'see text',
    assert: 'see text',
    visit: 'go to',
    open: 'go to',
    navigate: 'go to',
    refresh: 'reload',
    back: 'go back',
  }),
);

/** Describes what is wrong with an unknown step. */
export function explainUnknownStep(words: string, phrases: ReadonlyMap<string, Phrase>): Complaint {
  const names = [...phrases.keys()];
  const begun = longest(names.filter((name) => words.startsWith(`${name} `)));
  const rest = begun && words.slice(begun.length + 1);
  if (begun && rest !== undefined && !isNearAnother(words, rest, begun, names))
    return explainRest(begun, rest, phrases.get(begun));
  const glued = longest(names.filter((name) => words.startsWith(`${name}:`)));
  if (glued) {
    return {
      message: `${JSON.stringify(`${glued}:`)} needs a space after its colon`,
      expected: `${glued}: ${words.slice(glued.length + 1).trim()}`,
    };
  }
  if (/^see\b/.test(words)) {
    const seen = names.filter((name) => phrases.get(name)?.kind === 'see');
    return {
      message: `unknown expectation ${JSON.stringify(words)}`,
      expected: oneOf(seen),
      nearest: nearest(words, seen),
    };
  }
  const [first = ''] = words.split(' ');
  const meant = synonyms.get(first.toLowerCase());
  return {
    message: `unknown step ${JSON.stringify(words)}`,
    expected:
      'a task (`fairlead tasks` lists them), press, fill, choose, check, see … or a control step',
    nearest:
      nearMiss(words, names) ??
      meant ??
      nearest(words, [...names, 'use']) ??
      synonyms.get(nearest(first, synonyms.keys()) ?? ''),
  };
}

/** `wait for package` means `wait for packages`, although `wait`, alone or with a time, is a step of other tools. */
function nearMiss(words: string, names: readonly string[]): string | undefined {
  if (!words.includes(' ')) return undefined;
  const near = nearest(words, names);
  return near?.split(' ')[0] === words.split(' ')[0] ? near : undefined;
}

/** `choose adress` means `choose address`, not `choose` without its colon. Names of controls begin with a capital. */
function isNearAnother(words: string, rest: string, begun: string, names: readonly string[]) {
  return /^[a-z]/.test(rest) && ![undefined, begun].includes(nearest(words, names));
}

function explainRest(name: string, rest: string, phrase: Phrase | undefined): Complaint {
  return phrase?.input.type === 'no input'
    ? { message: `${JSON.stringify(name)} takes nothing after it`, expected: name }
    : {
        message: `${JSON.stringify(name)} needs a colon before its input`,
        expected: `${name}: ${rest}`,
      };
}

const longest = (names: readonly string[]) => [...names].sort((a, b) => b.length - a.length)[0];
