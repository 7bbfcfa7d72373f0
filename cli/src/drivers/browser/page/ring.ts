import { markElement } from '@fairlead/headless-page/recorder/mark-element';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { findTarget } from './target.ts';
import type { Target } from './use.ts';

let ring: Animation | null = null;

/** Rings the control of an action, and says what the action does to it. Null: the page doesn't have it now. */
export function ringTarget(action: PageAction): string | null {
  removeRing();
  const target = findTarget(action);
  if ('message' in target) return null;
  target.control.scrollIntoView({ block: 'nearest' });
  ring = markElement(target.control, {
    duration: 1000,
    iterations: Number.POSITIVE_INFINITY,
  });
  return `${verbOf(action, target)} “${target.name}”`;
}

export function removeRing(): void {
  ring?.cancel();
  ring = null;
}

function verbOf(action: PageAction, { to }: Target): string {
  if ('press' in action) return 'press';
  if ('check' in action) return 'check';
  if ('uncheck' in action) return 'uncheck';
  if ('drag' in action) return 'drag';
  if ('choose' in action) return typeof to === 'string' ? 'choose from' : 'choose';
  return 'fill in';
}
