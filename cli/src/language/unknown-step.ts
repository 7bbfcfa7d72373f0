import { beforeStart } from './before-start.ts';
import type { Complaint } from './mistake.ts';
import { nearest } from './nearest.ts';
import type { Phrase } from './phrase.ts';
import { oneOf } from './reading.ts';
import { anotherWindow } from './windows.ts';

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

type Phrases = ReadonlyMap<string, Phrase>;

/** Describes what is wrong with an unknown step. */
export const explainUnknownStep = (words: string, phrases: Phrases): Complaint =>
  explainMissingColon(words, phrases) ??
  explainMissingSpace(words, phrases) ??
  explainExpectation(words, phrases) ??
  explainOther(words, phrases);

/** `press Continue` begins with a step. */
function explainMissingColon(words: string, phrases: Phrases): Complaint | null {
  const names = [...phrases.keys()];
  const step = longest(names.filter((name) => words.startsWith(`${name} `)));
  if (!step) return null;
  const rest = words.slice(step.length + 1);
  return isNearAnother(words, rest, step, names)
    ? null
    : explainRest(step, rest, phrases.get(step));
}

/** `press:Continue` */
function explainMissingSpace(words: string, phrases: Phrases): Complaint | null {
  const step = longest([...phrases.keys()].filter((name) => words.startsWith(`${name}:`)));
  if (!step) return null;
  return {
    message: `${JSON.stringify(`${step}:`)} needs a space after its colon`,
    expected: `${step}: ${words.slice(step.length + 1).trim()}`,
  };
}

function explainExpectation(words: string, phrases: Phrases): Complaint | null {
  if (!/^see\b/.test(words)) return null;
  const expectations = [...phrases].flatMap(([name, { kind }]) => (kind === 'see' ? [name] : []));
  return {
    message: `unknown expectation ${JSON.stringify(words)}`,
    expected: oneOf(expectations),
    nearest: nearest(words, expectations),
  };
}

function explainOther(words: string, phrases: Phrases): Complaint {
  const names = [...phrases.keys(), 'use', anotherWindow, beforeStart];
  const [first = ''] = words.split(' ');
  return {
    message: `unknown step ${JSON.stringify(words)}`,
    expected:
      'a task (`fairlead tasks` lists them), press, fill, choose, check, see … or a control step',
    nearest:
      nearMiss(words, names) ??
      synonyms.get(first.toLowerCase()) ??
      nearest(words, names) ??
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
function isNearAnother(words: string, rest: string, step: string, names: readonly string[]) {
  return /^[a-z]/.test(rest) && ![undefined, step].includes(nearest(words, names));
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
