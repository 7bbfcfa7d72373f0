import { type Browser, Key } from 'webdriverio';

/** A key, or several keys held together. */
export type Stroke = string | readonly string[];

/** One key of a WebDriver command. */
export type KeyAction = { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** WebdriverIO's own word for the control key, which is the command key on a Mac. */
const control = process.platform === 'darwin' ? Key.Command : '\uE009';

/** The keys of a step's words: `Enter`, `a`, `Shift+Tab`. */
export const strokeOf = (words: string): Stroke =>
  words.split('+').map((part) => (part === 'Control' ? control : (named[part] ?? part)));

const named: Readonly<Record<string, string>> = Key;

const emptiesDate: readonly Stroke[] = [
  Key.Delete,
  Key.ArrowRight,
  Key.Delete,
  Key.ArrowRight,
  Key.Delete,
];

/** The keys that replace a field's text. */
export const replacing = (text: string): readonly Stroke[] => [
  [control, 'a'],
  ...(text === ''
    ? [Key.Delete]
    : [...text].map((letter) => (letter === '\n' ? Key.Enter : letter))),
];

/** The keys that replace a date, from its first part on. */
export function replacingDate(day: string): readonly Stroke[] {
  const [year = '', month = '', date = ''] = day.split('-');
  return day === '' ? emptiesDate : [...month, ...date, ...year];
}

/** Presses and releases each key before the next one: WebdriverIO's `keys` would hold all of them until the last. */
export const keysOf = (strokes: readonly Stroke[]): readonly KeyAction[] =>
  strokes.flatMap((stroke) => {
    const keys = typeof stroke === 'string' ? [stroke] : stroke;
    return [
      ...keys.map((value) => ({ type: 'keyDown', value }) as const),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value }) as const),
    ];
  });

export const strike = (browser: Browser, ...strokes: readonly Stroke[]): Promise<void> =>
  browser.performActions([{ type: 'key', id: 'keyboard', actions: [...keysOf(strokes)] }]);
