import { type Box, boxOf, sayMove } from './box.ts';
import { holdTimers } from './clock.ts';
import { nextFrame } from './frames.ts';
import { isPartOf, sayElement } from './hit.ts';
import type { Missing } from './target.ts';
import { sayNotTaken, type Work } from './work.ts';

type Input = 'pointerdown' | 'click' | 'keydown';

/** The control that the driver is about to use, and which elements got the browser's events. */
type Watched = {
  readonly control: HTMLElement;
  readonly name: string;
  readonly from: Box;
  readonly got: Map<string, { readonly element: Element; readonly isPart: boolean }>;
};

/** A tap becomes a click a few frames later. After this many, there is none. */
const mostFrames = 30;

let watched: Watched | null = null;

/** Watches from now on who gets the browser's events. It only looks: the page handles them as always. */
export function watchInput(): void {
  for (const input of ['pointerdown', 'click', 'keydown'] satisfies Input[])
    addEventListener(input, noteInput, true);
}

/** Expects the next press and keys to go to a control. */
export function watchPress(control: HTMLElement, name: string): void {
  watched = { control, name, from: boxOf(control), got: new Map() };
  holdTimers(true);
}

function noteInput(event: Event): void {
  const [element] = event.composedPath();
  if (!event.isTrusted || !watched || watched.got.has(event.type)) return;
  if (!(element instanceof Element)) return;
  watched.got.set(event.type, { element, isPart: isPartOf(element, watched.control) });
}

/**
 * Returns who got the input instead of the control, or that the control didn't take it; null if all is well, or if the
 * press has led to another document.
 */
export async function readInput(work: Work): Promise<Missing | null> {
  const input: Input = work.kind === 'press' ? 'click' : 'pointerdown';
  for (let frames = 0; watched && !watched.got.has(input) && frames < mostFrames; frames += 1)
    await nextFrame();
  holdTimers(false);
  if (!watched) return null;
  const { control, name, got } = watched;
  const lost = got.get('pointerdown')?.isPart ? got.get(input) : got.get('pointerdown');
  if (!lost?.isPart) return { message: sayLost(watched, lost?.element), found: [] };
  const keys = got.get('keydown');
  if (keys && !keys.isPart)
    return { message: `The keys for '${name}' went to ${sayElement(keys.element)}`, found: [] };
  const notTaken = sayNotTaken(control, work);
  return notTaken === null ? null : { message: `'${name}' ${notTaken}`, found: [] };
}

function sayLost({ control, name, from }: Watched, other: Element | undefined): string {
  const whose = other ? `${sayElement(other)} got it` : 'nothing got it';
  return `The press on '${name}' was lost: ${whose}; ${sayWhy(control, from)}`;
}

function sayWhy(control: HTMLElement, from: Box): string {
  if (!control.isConnected) return 'it was removed while the pointer was down';
  const move = sayMove(from, boxOf(control));
  if (move !== null) return `${move} while the pointer was down`;
  return control.matches(':disabled')
    ? 'it was disabled while the pointer was down'
    : 'it did not move';
}
