import type { Point } from './box.ts';
import { findDrop } from './drag-ends.ts';
import { watchPress } from './press-watch.ts';
import { reach } from './reach.ts';
import { findTarget } from './target.ts';
import type { Missing, Target, Use } from './use.ts';
import { createWait } from './waiting.ts';
import { type Work, workOn } from './work.ts';

/** Where to point and what to do there. */
export type Aim = { readonly ok: true; readonly point: Point; readonly work: Work };

type NotFound = { readonly ok: false } & Missing;

/** Finds the control of an action as soon as it exists, is enabled and still, and nothing covers it. */
export async function aim(use: Use): Promise<Aim | NotFound> {
  const wait = createWait();
  for (;;) {
    const target = await find(use, wait);
    if (!target.ok) return target;
    const work = workOn(target);
    if ('message' in work) return { ok: false, ...work };
    if (work.kind === 'none') return { ok: true, point: nowhere, work };
    const aimed = await pointAt(use, target, work);
    if (!('message' in aimed)) {
      watchPress({ use, ...target });
      return { ok: true, ...aimed };
    }
    if (!(await wait())) return { ok: false, ...aimed };
  }
}

/** Scrolls to a control. What is dragged also needs a place in the window to be dropped. */
async function pointAt(
  use: Use,
  { control, name }: Target,
  work: Work,
): Promise<Pick<Aim, 'point' | 'work'> | Missing> {
  const point = await reach(control, name);
  if (control !== controlOf(findTarget(use)))
    return { message: `'${name}' keeps being replaced`, found: [] };
  if ('message' in point) return point;
  if (!('drag' in use)) return { point, work };
  const to = findDrop(use);
  return 'message' in to ? to : { point, work: { kind: 'drag', to } };
}

/** Finds the control of an action as soon as it exists, for the keyboard, which goes to it from where it is. */
export async function find(
  use: Use,
  wait = createWait(),
): Promise<({ readonly ok: true } & Target) | NotFound> {
  for (;;) {
    const target = findTarget(use);
    if (!('message' in target)) return { ok: true, ...target };
    if (!(await wait())) return { ok: false, ...target };
  }
}

const nowhere: Point = { x: 0, y: 0 };

const controlOf = (target: Target | Missing) => ('message' in target ? null : target.control);
