import { standInVendors } from '@fairlead/sandbox/stand-ins/state';
import * as s from 'superstruct';
import { durationWords, parseDuration } from './duration.ts';
import { nodeAt } from './input-paths.ts';
import { headlessKeys, isKey, keyNames } from './keys.ts';
import { mistakeInAddress } from './mistake-in-address.ts';
import { dataOf } from './nodes.ts';
import { type Binding, type Phrase, phrase } from './phrase.ts';
import type { Action, Control } from './plan.ts';
import { complain, unknownName } from './reading.ts';
import { someText, someTexts } from './texts.ts';

const nothing = s.define<undefined>('no input', (value) => value === undefined);

// The service that the sandbox asks for quotes isn't a script of the page, but it can fail like one.
const vendors = [...standInVendors, 'carrier'] as const;

const closing = 'close the window';

/** `down`: its requests fail at once. `hangs`: they never get a response. */
const VendorsInput = s.partial(
  s.object(
    Object.fromEntries(vendors.map((name) => [name, s.enums(['down', 'hangs', 'answers'])])),
  ),
);

/** Steps that control the page and time, in addition to the user's actions. */
export const controlPhrases: readonly Phrase[] = [
  phrase<string>({
    kind: 'control',
    name: 'go to',
    says: 'Opens an address of the product, as if typed into the address bar',
    input: someText,
    bind: (path, binding) => goTo(path, binding),
  }),
  phrase({
    kind: 'control',
    name: 'go back',
    says: "Presses the browser's Back button",
    input: nothing,
    bind: () => control({ control: 'go back' }),
  }),
  phrase({
    kind: 'control',
    name: 'reload',
    says: 'Reloads the page: only storage and the session survive',
    input: nothing,
    bind: () => control({ control: 'reload' }),
  }),
  phrase({
    kind: 'control',
    name: closing,
    says: 'Closes the window, as a step of `in another window`',
    input: nothing,
    bind: (_, binding) => closeWindow(binding),
  }),
  phrase<string>({
    kind: 'control',
    name: 'advance time',
    says: 'Advances the clock of the app and the sandbox',
    input: someText,
    bind(text, { reading, value, words }) {
      const ms = parseDuration(text);
      if (ms !== undefined && ms > 0) return control({ control: 'advance time', ms });
      complain(reading, value ?? words, {
        message: `${JSON.stringify(text)} is not a duration`,
        expected: durationWords,
      });
      return null;
    },
  }),
  phrase<string | string[]>({
    kind: 'control',
    name: 'press keys',
    says: `Presses keys where the focus is: ${keyNames.join(', ')}, a sign, or one with Shift+, Control+ or Alt+`,
    input: someTexts,
    bind: (said, binding) => pressKeys([said].flat(), binding),
  }),
  phrase<string>({
    kind: 'control',
    name: 'expect error',
    says: 'Expects the product to report an error whose message contains these words',
    input: someText,
    bind: (message) => control({ control: 'expect error', message }),
  }),
  phrase({
    kind: 'control',
    name: 'pause',
    says: 'Stops here under `fairlead run --debug`; any other run goes on',
    input: nothing,
    bind: () => control({ control: 'pause' }),
  }),
  phrase<Readonly<Record<string, 'down' | 'hangs' | 'answers'>>>({
    kind: 'control',
    name: 'vendors fail',
    says: 'Makes vendors fail (down), hang (hangs) or work again (answers)',
    input: VendorsInput,
    bind: (said) => {
      const faults = Object.entries(said).map(
        ([vendor, how]) => [vendor, how === 'answers' ? null : how] as const,
      );
      return control({ control: 'vendors', faults: Object.fromEntries(faults) });
    },
  }),
];

function goTo(path: string, { reading, value, words, vocabulary }: Binding): Action | null {
  const mistake = mistakeInAddress(path, vocabulary);
  if (!mistake) return control({ control: 'go to', path });
  complain(reading, value ?? words, mistake);
  return null;
}

function closeWindow({ reading, words, window }: Binding): Action | null {
  if (window.isOther) {
    window.close();
    return control({ control: 'close window' });
  }
  complain(reading, words, {
    message: "a scenario's own window stays open",
    expected: `\`- ${closing}\` under \`- in another window:\``,
  });
  return null;
}

function pressKeys(keys: readonly string[], { reading, value, words, tags }: Binding) {
  const wrong = keys.findIndex((key) => !isKey(key));
  const onlyBrowser = keys.find((key) => !headlessKeys.some((one) => one === key));
  const said = keys[wrong];
  const list = Array.isArray(dataOf({ ...reading, mistakes: [] }, value));
  const where = (list ? nodeAt(reading, value, [wrong]) : value) ?? words;
  if (said !== undefined) {
    complain(reading, where, unknownName('key', said, keyNames));
    return null;
  }
  if (onlyBrowser !== undefined && !tags.includes('browser')) {
    complain(reading, value ?? words, {
      message: `only a browser knows what the key ${onlyBrowser} does`,
      expected: `tags: [browser], or one of ${headlessKeys.join(', ')}`,
    });
    return null;
  }
  return control({ control: 'keys', keys });
}

function control(what: Control): Action {
  return { kind: 'control', ...what };
}
