import type { Browser } from 'webdriverio';
import { resize } from './page.ts';
import { installPresses, type Place, type Presses } from './presses-in-page.ts';

declare const presses: Presses;

type Pointer = 'mouse' | 'touch';

/** Long enough for two frames, which show what moves. */
const whileDown = 34;

/**
 * Presses every primary button from every field of the screen, empty and with a text that few fields take. Returns the
 * presses that did not arrive, or under which a button moved. No press does anything, and every field keeps its text.
 * `pressed` are the forms that need no more presses.
 */
export async function pressFromEveryField(
  page: Browser,
  pointer: Pointer,
  pressed = new Set<string>(),
): Promise<string[]> {
  await page.execute(installPresses);
  const height = await page.execute(() => presses.height());
  if (height === 0) return [];
  // Nothing scrolls then, so that the browser's scroll anchoring hides no movement.
  await resize(page, 1280, height);
  const form = JSON.stringify(await page.execute(() => presses.find()));
  if (pressed.has(form)) return [];
  pressed.add(form);
  for (;;) {
    const place = await page.execute(() => presses.next());
    if (!place) break;
    await page.performActions([pressing(place, pointer)]);
  }
  return [...(await page.execute(() => presses.troubles()))];
}

function pressing({ x, y }: Place, pointerType: Pointer) {
  const actions = [
    { type: 'pointerMove', duration: 0, x, y },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: whileDown },
    { type: 'pointerUp', button: 0 },
  ];
  return { type: 'pointer' as const, id: pointerType, parameters: { pointerType }, actions };
}
