import type { PageAction } from '@fairlead/mfe-kit/page';
import { isNamed } from '../../names.ts';
import { type Pattern, sentinel } from './invert-tasks.ts';

/** Whether an action is what a task does. The sentinel stands for any text. */
export function isSame(done: PageAction, wanted: PageAction): boolean {
  if (done.in !== wanted.in || 'number' in done || 'number' in wanted) return false;
  const parts = partsOf(wanted);
  return partsOf(done).every((text, at) => isText(text, parts[at] ?? null));
}

/** The input that a task must get to perform an action that matches its pattern. */
export function inputFrom(
  done: PageAction | undefined,
  { actions, value }: Pick<Pattern, 'actions' | 'value'>,
): Pattern['value'] {
  const wanted = actions.at(-1);
  if (value !== sentinel || !done || !wanted) return value;
  const parts = partsOf(done);
  for (const [at, text] of partsOf(wanted).entries()) {
    const [before, after] = text?.split(sentinel) ?? [];
    const whole = parts[at];
    if (before === undefined || after === undefined || !whole) continue;
    return whole.slice(before.length, whole.length - after.length);
  }
  return undefined;
}

function isText(text: string | null, wanted: string | null): boolean {
  if (text === null || wanted === null) return text === wanted;
  const [before = '', after] = wanted.split(sentinel);
  if (after === undefined) return isNamed(text, wanted);
  const isLong = text.length > before.length + after.length;
  return isLong && text.startsWith(before) && text.endsWith(after);
}

/** The verb, the name of the control, and what is typed or chosen. */
function partsOf(action: PageAction): readonly [string, string, string | null] {
  if ('press' in action) return ['press', action.press, null];
  if ('fill' in action) return ['fill', action.fill, action.with];
  if ('suggest' in action) return ['suggest', action.suggest, action.with];
  if ('choose' in action) return ['choose', action.of, action.choose];
  if ('check' in action) return ['check', action.check, null];
  if ('uncheck' in action) return ['uncheck', action.uncheck, null];
  return ['drag', action.drag, action.onto];
}
