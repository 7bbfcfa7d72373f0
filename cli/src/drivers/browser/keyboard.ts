import { type Browser, Key } from 'webdriverio';
import { type KeyPath, keyPathTo } from './key-path-to.ts';
import { replacing, replacingDate, type Stroke, strike as strikeIn } from './strike.ts';

/** How often the path to a control is recomputed. */
const maxTries = 60;

const tab = [Key.Tab];
const backTab = [Key.Shift, Key.Tab];

const toward: Readonly<Record<Exclude<KeyPath['is'], 'here' | 'gone'>, readonly string[]>> = {
  after: tab,
  before: backTab,
  down: [Key.ArrowDown],
  up: [Key.ArrowUp],
  right: [Key.ArrowRight],
  left: [Key.ArrowLeft],
};

/** A control and its new value: a text, an option's text, or a checked state. Null presses it. */
export type Entry = {
  readonly control: PageElement;
  readonly to: string | boolean | null;
};

/** A WebDriver handle of an element. */
type PageElement = NonNullable<unknown>;

/** Operates a page with the keyboard alone. */
export type Keyboard = {
  /**
   * Presses Tab (arrow keys within a group) until the control has the focus, then the keys that operate it. Throws
   * with the names of the controls it passed if it can't reach the control.
   */
  enter(entry: Entry): Promise<void>;
  /** Replaces the field's text and keeps the focus there. */
  type(field: PageElement, text: string): Promise<void>;
};

/** Creates a keyboard that reaches every control with Tab and the arrow keys. */
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
      // Fields react to losing the focus.
      await strike(...replacing(to), Key.Tab);
    },
  };

  async function press(control: PageElement) {
    await reach(control);
    await strike(Key.Enter);
  }

  async function tick(control: PageElement, wanted: boolean) {
    // The arrow keys have already selected the radio button.
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
    // A date has several tab stops. Start before the field to reach the first one.
    let path = await reach(field);
    while (path.is === 'here') {
      await strike(backTab);
      path = await findPath(field);
    }
    await strike(tab, ...replacingDate(day));
    const { value } = (await findPath(field)).info;
    if (value !== day) throw new Error(`The keys entered '${value}' instead of '${day}'`);
  }

  async function reach(control: PageElement): Promise<KeyPath> {
    const passed: string[] = [];
    let path = await findPath(control);
    for (let tries = 0; path.is !== 'here'; tries += 1) {
      if (path.is === 'gone') throw new Error(`'${path.control}' was replaced on the way to it`);
      passed.push(path.focus);
      if (tries === maxTries) throw new Error(formatUnreached(path, passed));
      await strike(...Array<readonly string[]>(path.presses).fill(toward[path.is]));
      path = await findPath(control);
    }
    return path;
  }

  function findPath(control: PageElement, wanted: Entry['to'] = null): Promise<KeyPath> {
    return browser.execute(keyPathTo, control as HTMLElement, wanted);
  }

  function strike(...strokes: readonly Stroke[]): Promise<void> {
    return strikeIn(browser, ...strokes);
  }
}

const formatUnreached = ({ control }: KeyPath, passed: readonly string[]) =>
  `No key led the focus to '${control}', but to: ${[...new Set(passed)].join(' | ')}`;
