import type { Browser } from 'webdriverio';
import { resize } from './page.ts';
import {
  installPresses,
  type Outcome,
  type Place,
  type Presses,
  type Way,
} from './presses-in-page.ts';

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
  const { fields, buttons } = await page.execute(() => presses.find());
  const form = JSON.stringify({ fields, buttons });
  if (pressed.has(form)) return [];
  pressed.add(form);
  const troubles: string[] = [];
  for (const [field, { name, takesText }] of fields.entries())
    for (const button of buttons.keys()) {
      const texts = takesText ? ['', 'x'] : [null];
      const found = await pressWith(texts, (text) => press(page, { field, button, text }, pointer));
      troubles.push(...found.map((trouble) => `from ${name}${trouble}`));
    }
  return troubles;
}

/** Presses with each text until the field shows an error: from then on its message moves nothing. */
async function pressWith(
  texts: readonly (string | null)[],
  pressOnce: (text: string | null) => Promise<Outcome>,
): Promise<string[]> {
  const [text = null, ...more] = texts;
  const { trouble, isInvalid } = await pressOnce(text);
  const found = trouble ? [`${text === null ? '' : ` with the text '${text}'`}: ${trouble}`] : [];
  return isInvalid || more.length === 0 ? found : [...found, ...(await pressWith(more, pressOnce))];
}

async function press(page: Browser, way: Way, pointer: Pointer): Promise<Outcome> {
  const place = await page.execute((given) => presses.aim(given), way);
  if (place) await page.performActions([pressing(place, pointer)]);
  return page.execute(() => presses.outcome());
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
