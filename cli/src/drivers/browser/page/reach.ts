import { type Box, boxOf, formatMove, type Point } from './box.ts';
import { nextFrame } from './frames.ts';
import { elementAt, formatElement, isPartOf } from './hit.ts';
import type { Missing } from './use.ts';

/** After this many frames in which a control moved, it won't stop. */
const maxFrames = 600;

/** Scrolls to a control, waits until it is still, and finds a point of it that nothing covers. */
export async function reach(control: HTMLElement, name: string): Promise<Point | Missing> {
  for (const scrolls of [false, true]) {
    if (scrolls) control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const motion = await waitUntilStill(control);
    if (motion) return { message: `'${name}' keeps moving: ${motion}`, found: [] };
    const point = pointsOf(control).find((one) => isPartOf(elementAt(one), control));
    if (point) return point;
  }
  if (!control.isConnected) return { message: `'${name}' has gone`, found: [] };
  const [middle] = pointsOf(control);
  const cover = middle && elementAt(middle);
  const why = cover ? `${formatElement(cover)} covers it` : 'it is outside the window';
  return { message: `'${name}' can't be pressed: ${why}`, found: [] };
}

/** Resolves once two frames have drawn a control in the same place, else to how it moved. */
async function waitUntilStill(control: Element): Promise<string | null> {
  await nextFrame();
  let before: Box = boxOf(control);
  for (let frames = 0; ; frames += 1) {
    await nextFrame();
    const now = boxOf(control);
    const move = formatMove(before, now);
    if (move === null || frames === maxFrames) return move;
    before = now;
  }
}

/** The points at which a person would press a control or its label, the best one first. */
function pointsOf(control: HTMLElement): readonly Point[] {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const rects = [control, ...labels].flatMap((one) => [...one.getClientRects()]);
  return [0.5, 0.2, 0.8].flatMap((share) =>
    rects.map(({ left, top, width, height }) => ({
      x: Math.floor(left + width * share),
      y: Math.floor(top + height / 2),
    })),
  );
}
