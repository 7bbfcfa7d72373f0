import { nameKey } from '@fairlead/headless-page/names';
import type { Point } from './box.ts';
import type { Missing, Target } from './use.ts';

/** What a person does at a control to give it its new value. `none`: it already has it. */
export type Work = SingleWork | Drop;

/** What the pointer and the keyboard do in one command. */
export type SingleWork = { readonly kind: 'none' } | Press | Entry;

/** A tick changes the value of a field. The press of a button may have any effect. */
type Press = { readonly kind: 'press' | 'tick' };

export const isPress = (work: Work): work is Press => work.kind === 'press' || work.kind === 'tick';

/** The end of a drag that begins at the control. */
type Drop = { readonly kind: 'drag'; readonly to: Point };

/** A new value that the keyboard enters where the pointer has pressed. */
export type Entry =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'date'; readonly text: string }
  /** The position of a list's option among those that can be chosen. */
  | { readonly kind: 'list'; readonly option: string; readonly position: number };

export function workOn({ control, name, to }: Target): Work | Missing {
  if (to === null) return { kind: 'press' };
  if (typeof to === 'boolean') return { kind: isTicked(control) === to ? 'none' : 'tick' };
  if (control instanceof HTMLSelectElement) return choiceOf(control, name, to);
  const isDate = control instanceof HTMLInputElement && control.type === 'date';
  return { kind: isDate ? 'date' : 'text', text: to };
}

const isTicked = (box: HTMLElement): boolean =>
  box instanceof HTMLInputElement ? box.checked : box.ariaChecked === 'true';

function choiceOf(list: HTMLSelectElement, name: string, option: string): Work | Missing {
  const options = [...list.options];
  const wanted = options.find(({ text }) => nameKey(text) === nameKey(option));
  if (!wanted || wanted.disabled) {
    const why = wanted ? 'has disabled' : 'does not offer';
    return { message: `'${name}' ${why} '${option}'`, found: options.map(({ text }) => text) };
  }
  if (wanted.selected) return { kind: 'none' };
  const position = options.filter(({ disabled }) => !disabled).indexOf(wanted);
  return { kind: 'list', option: wanted.text, position };
}
