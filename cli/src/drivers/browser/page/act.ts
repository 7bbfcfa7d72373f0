import type { PageAction } from '@fairlead/mfe-kit/area';
import { findControl, isDisabled, type Kind, namesThere, reachable } from './find.ts';
import { type Glance, glance } from './look.ts';
import { plain } from './names.ts';
import { patience, rest, settle } from './patience.ts';

/** Where the page is after the last action, so that nobody has to ask; null where a press may be on its way out of it. */
export type ActOutcome =
  | { ok: true; glance: Glance | null }
  | { ok: false; message: string; found: string[] };

const doneKey = 'fairlead-driver:done';

/**
 * Performs actions one after the other, each as soon as its control is there.
 *
 * ChromeDriver runs a script again in the next document when the one it ran in was left. How far a batch has come is
 * therefore written down before each action: the next document goes on with what is left.
 */
export async function act(actions: readonly PageAction[], batch: string): Promise<ActOutcome> {
  for (const [index, action] of [...actions.entries()].slice(doneOf(batch))) {
    const wait = patience();
    for (;;) {
      keepDone(batch, index + 1);
      const missing = attempt(action);
      if (!missing) break;
      keepDone(batch, index);
      if (!(await wait())) return { ok: false, ...missing };
    }
    // A press may lead anywhere; an entry leads to what is under way at once, or to nothing.
    await ('press' in action ? rest() : settle());
  }
  const last = actions.at(-1);
  return { ok: true, glance: last && 'press' in last ? null : glance() };
}

function keepDone(batch: string, done: number): void {
  sessionStorage.setItem(doneKey, JSON.stringify({ batch, done }));
}

function doneOf(batch: string): number {
  const kept = JSON.parse(sessionStorage.getItem(doneKey) ?? '{}') as {
    batch?: string;
    done?: number;
  };
  return kept.batch === batch ? (kept.done ?? 0) : 0;
}

type Missing = { message: string; found: string[] };

/** Performs one action now, or says what it lacks. */
function attempt(action: PageAction): Missing | null {
  if ('fill' in action) return on('field', action.fill, (field) => fill(field, action.with));
  if ('choose' in action) return choose(action.choose, action.in);
  if ('select' in action) return select(action.select, action.in);
  if ('check' in action) return on('option', action.check, (box) => setChecked(box, true));
  if ('uncheck' in action) return on('option', action.uncheck, (box) => setChecked(box, false));
  return on('button', action.press, press);
}

function on(
  kind: Kind,
  name: string,
  perform: (control: HTMLElement) => void,
  within?: Element,
): Missing | null {
  const control = findControl(kind, name, within);
  if (!control)
    return { message: `There is no ${kind} called '${name}'`, found: namesThere(kind, within) };
  if (isDisabled(control)) return { message: `The ${kind} '${name}' is disabled`, found: [] };
  perform(control);
  return null;
}

function choose(option: string, question: string): Missing | null {
  const group = findControl('group', question);
  if (group) return on('option', option, (one) => setChecked(one, true), group);
  if (findControl('list', question)) return select(option, question);
  return {
    message: `There is no question '${question}'`,
    found: [...namesThere('group'), ...namesThere('list')],
  };
}

function select(option: string, name: string): Missing | null {
  const list = findControl('list', name);
  if (!list) return { message: `There is no list called '${name}'`, found: namesThere('list') };
  if (list instanceof HTMLSelectElement) return selectNative(list, option);
  const offered = reachable('[role=option]');
  const wanted = offered.find((one) => plain(one.textContent ?? '') === plain(option));
  if (wanted) {
    press(wanted);
    return null;
  }
  if (list.getAttribute('aria-expanded') !== 'true') press(list);
  return {
    message: `'${name}' does not offer '${option}'`,
    found: offered.map((one) => plain(one.textContent ?? '')),
  };
}

function selectNative(list: HTMLSelectElement, option: string): Missing | null {
  const wanted = [...list.options].find(({ text }) => plain(text) === plain(option));
  if (!wanted) {
    return {
      message: `'${plain(list.name)}' does not offer '${option}'`,
      found: [...list.options].map(({ text }) => plain(text)),
    };
  }
  list.focus();
  setNative(list, HTMLSelectElement.prototype, wanted.value);
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  list.blur();
  return null;
}

function fill(field: HTMLElement, text: string): void {
  field.focus();
  if (field instanceof HTMLTextAreaElement) setNative(field, HTMLTextAreaElement.prototype, text);
  else if (field instanceof HTMLInputElement) setNative(field, HTMLInputElement.prototype, text);
  else field.textContent = text;
  field.dispatchEvent(
    new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }),
  );
  field.dispatchEvent(new Event('change', { bubbles: true }));
  field.blur();
}

/** React keeps its own copy of a field's value; the prototype's setter goes past it, as a person's typing does. */
function setNative(field: HTMLElement, prototype: object, value: string): void {
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function setChecked(box: HTMLElement, wanted: boolean): void {
  const is =
    box instanceof HTMLInputElement ? box.checked : box.getAttribute('aria-checked') === 'true';
  if (is !== wanted) press(box);
}

function press(control: HTMLElement): void {
  control.focus();
  control.click();
}
