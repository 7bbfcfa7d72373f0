import { findNotTaken } from '@fairlead/headless-page/taken';
import { hasSecretValue } from '@fairlead/ui/semantics/view-states';
import { type Box, boxOf, formatMove } from './box.ts';
import { nextFrame } from './frames.ts';
import { formatElement, isPartOf } from './hit.ts';
import { readPage } from './read-page.ts';
import type { Missing, Target, Use } from './use.ts';
import { isPress, type Work } from './work.ts';

type Input = 'pointerdown' | 'click' | 'keydown';

/** The control that the driver is about to use, and which elements got the browser's events. */
type Watched = Pick<Target, 'control' | 'name'> & {
  readonly use: Use;
  readonly from: Box;
  readonly got: Map<string, { readonly element: Element; readonly isPart: boolean }>;
};

/** A tap becomes a click a few frames later. After this many, there is none. */
const maxFrames = 30;

let watched: Watched | null = null;

/** Watches from now on who gets the browser's events. It only looks: the page handles them as always. */
export function watchInput(): void {
  for (const input of ['pointerdown', 'click', 'keydown'] satisfies Input[])
    addEventListener(input, noteInput, true);
}

/** Expects the next press and keys to go to a control. */
export function watchPress(used: Pick<Watched, 'use' | 'control' | 'name'>): void {
  watched = { ...used, from: boxOf(used.control), got: new Map() };
}

function noteInput(event: Event): void {
  const [element] = event.composedPath();
  if (!event.isTrusted || !watched || watched.got.has(event.type)) return;
  if (!(element instanceof Element)) return;
  const { use, control } = watched;
  // A card is also dragged by what could be pressed in it. A finger takes the nearest of that.
  const isPart = 'drag' in use ? control.contains(element) : isPartOf(element, control);
  watched.got.set(event.type, { element, isPart });
}

/**
 * Returns who got the input instead of the control, or that the control didn't take it; null if all is well, or if the
 * press has led to another document.
 */
export async function readInput(work: Work): Promise<Missing | null> {
  const input: Input = isPress(work) ? 'click' : 'pointerdown';
  await waitFor(input);
  if (!watched) return null;
  const { use, name, got } = watched;
  const lost = got.get('pointerdown')?.isPart ? got.get(input) : got.get('pointerdown');
  if (!lost?.isPart) return { message: formatLostPress(watched, lost?.element), found: [] };
  const keys = got.get('keydown');
  if (keys && !keys.isPart)
    return { message: `The keys for '${name}' went to ${formatElement(keys.element)}`, found: [] };
  return isPress(work) ? null : readBack(use);
}

/** Waits until the tap of a finger has become a click, which is when it has moved the focus. */
export const waitForTap = (): Promise<void> => waitFor('click');

async function waitFor(input: Input): Promise<void> {
  for (let frames = 0; watched && !watched.got.has(input) && frames < maxFrames; frames += 1)
    await nextFrame();
}

/** What was typed or chosen is read back before the field is left, which may reformat it. */
function readBack(use: Use): Missing | null {
  if ('take' in use || 'follow' in use || 'drag' in use) return null;
  const { outline, elementOf } = readPage();
  const notTaken = findNotTaken(outline, use, (field) => {
    const control = elementOf.get(field);
    return (
      control instanceof HTMLInputElement &&
      hasSecretValue({ type: control.type, autoComplete: control.autocomplete })
    );
  });
  return notTaken && { message: notTaken.missing, found: notTaken.offers };
}

function formatLostPress({ control, name, from }: Watched, other: Element | undefined): string {
  const whose = other ? `${formatElement(other)} got it` : 'nothing got it';
  return `The press on '${name}' was lost: ${whose}; ${formatLossReason(control, from)}`;
}

function formatLossReason(control: HTMLElement, from: Box): string {
  if (!control.isConnected) return 'it was removed while the pointer was down';
  const move = formatMove(from, boxOf(control));
  if (move !== null) return `${move} while the pointer was down`;
  return control.matches(':disabled')
    ? 'it was disabled while the pointer was down'
    : 'it did not move';
}
