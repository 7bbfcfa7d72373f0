import { type Browser, Key } from 'webdriverio';
import { type KeyPath, keyPathTo } from './key-path-to.ts';

/** How often the way to one control is looked for anew. */
const mostTries = 60;

const tab = [Key.Tab];
const backTab = [Key.Shift, Key.Tab];
const selectAll = [Key.Ctrl, 'a'];
const emptiesDate = [Key.Delete, Key.ArrowRight, Key.Delete, Key.ArrowRight, Key.Delete];

const towards: Readonly<Record<Exclude<KeyPath['is'], 'here' | 'gone'>, readonly string[]>> = {
  after: tab,
  before: backTab,
  down: [Key.ArrowDown],
  up: [Key.ArrowUp],
  right: [Key.ArrowRight],
  left: [Key.ArrowLeft],
};

/** A key, or keys that are held together. */
type Stroke = string | readonly string[];

/** A control of the page, and what is to stand in it: a text, an option by its text, a tick or none; null presses it. */
export type Entry = {
  readonly control: PageElement;
  readonly to: string | boolean | null;
};

/** Whatever stands for an element of the page: a handle of WebDriver's. */
type PageElement = NonNullable<unknown>;

/** A person's keyboard. */
export type Keyboard = {
  /**
   * Presses Tab until the control has the focus, arrows inside of a group, and then the keys that operate it. Throws
   * with what was passed when the control cannot be reached.
   */
  enter(entry: Entry): Promise<void>;
  /** Types in place of what stands in the field, and stays there. */
  type(field: PageElement, text: string): Promise<void>;
};

/** Somebody without a pointer: every control is come to by Tab and the arrows, and operated by the keys it promises. */
export function createKeyboard(browser: Browser): Keyboard {
  return {
    async type(field, text) {
      await reach(field);
      await strike(...replacing(text));
    },
    async enter({ control, to }: Entry) {
      if (to === null) return press(control);
      const { info } = await findPath(control, to);
      if (typeof to === 'boolean') return info.isTicked === to ? undefined : tick(control, to);
      if (info.kind === 'list') return choose(control, to);
      if (info.kind === 'date') return typeDate(control, to);
      await reach(control);
      // Leaving is what a field answers to.
      await strike(...replacing(to), Key.Tab);
    },
  };

  async function press(control: PageElement) {
    await reach(control);
    await strike(Key.Enter);
  }

  async function tick(control: PageElement, wanted: boolean) {
    // The arrows that led to a radio button have chosen it.
    const { info } = await reach(control);
    if (info.isTicked !== wanted) await strike(Key.Space);
  }

  async function choose(list: PageElement, option: string) {
    const { distance, offered } = (await findPath(list, option)).info;
    if (distance === null)
      throw new Error(`The list does not offer '${option}'. It offers: ${offered.join(', ')}`);
    if (distance === 0) return;
    await reach(list);
    await strike(...option);
    // Another option may begin with the same letters.
    const left = (await findPath(list, option)).info.distance ?? 0;
    if (left === 0) return;
    await strike(...Array<string>(Math.abs(left)).fill(left > 0 ? Key.ArrowDown : Key.ArrowUp));
    if ((await findPath(list, option)).info.distance !== 0)
      throw new Error(`The keys did not choose '${option}'`);
  }

  async function typeDate(field: PageElement, day: string) {
    const [year = '', month = '', date = ''] = day.split('-');
    // A date has several stops: Tab comes to the first of them from before the field.
    let path = await reach(field);
    while (path.is === 'here') {
      await strike(backTab);
      path = await findPath(field);
    }
    await strike(tab, ...(day === '' ? emptiesDate : [...month, ...date, ...year]));
    const { value } = (await findPath(field)).info;
    if (value !== day) throw new Error(`The keys entered '${value}' instead of '${day}'`);
  }

  async function reach(control: PageElement): Promise<KeyPath> {
    const passed: string[] = [];
    let path = await findPath(control);
    for (let tries = 0; path.is !== 'here'; tries += 1) {
      if (path.is === 'gone') throw new Error(`'${path.control}' was replaced on the way to it`);
      passed.push(path.focus);
      if (tries === mostTries) throw new Error(sayUnreached(path, passed));
      await strike(...Array<readonly string[]>(path.presses).fill(towards[path.is]));
      path = await findPath(control);
    }
    return path;
  }

  function findPath(control: PageElement, wanted: Entry['to'] = null): Promise<KeyPath> {
    return browser.execute(keyPathTo, control as HTMLElement, wanted) as Promise<KeyPath>;
  }

  /** Presses and lets go, one after the other; WebdriverIO's `keys` holds all of them down until the last. */
  async function strike(...strokes: readonly Stroke[]) {
    const hand = browser.action('key');
    for (const stroke of strokes) {
      const keys = typeof stroke === 'string' ? [stroke] : stroke;
      for (const key of keys) hand.down(key);
      for (const key of keys.toReversed()) hand.up(key);
    }
    await hand.perform(true);
  }
}

const replacing = (text: string): readonly Stroke[] => [
  selectAll,
  ...(text === '' ? [Key.Delete] : text),
];

const sayUnreached = ({ control }: KeyPath, passed: readonly string[]) =>
  `No key led the focus to '${control}', but to: ${[...new Set(passed)].join(' | ')}`;
