import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  begin,
  browser,
  command,
  type Experience,
  follow,
  resize,
  see,
  seeMounted,
} from './page.ts';
import { pressFromEveryField } from './press-from-every-field.ts';
import { type Finding, survey } from './survey.ts';
import { sweep } from './sweep.ts';
import { tours } from './tours/index.ts';
import type { Stop, Tour } from './tours/tour.ts';

const widths = [1280, 375] as const;
/** For pages that fill a wide screen. */
const wide = 1920;

/** The forms that need no more presses. */
const pressed = new Set<string>();

/** Disables transitions, because colors in a transition can't be judged. */
const still = { features: [{ name: 'prefers-reduced-motion', value: 'reduce' }] };

/** What is looked at in one of them only: the header of Vanta's experience says the most. */
const fact = {
  fairlead: 'a press arrives at every primary button, whichever field is left by it',
  vanta: 'nothing scrolls sideways at any width',
};

/** Takes every tour in one experience. */
export function walkTours(experience: Experience): void {
  beforeAll(async () => void (await command(await browser(), 'Emulation.setEmulatedMedia', still)));
  afterAll(async () => {
    const page = await browser();
    await command(page, 'Emulation.setEmulatedMedia', { features: [] });
    await command(page, 'Emulation.clearDeviceMetricsOverride');
  });

  for (const tour of tours) walkTour(tour, experience);
}

/** Takes a tour. Each of its screens is a test, which begins where the one before it ended. */
function walkTour(tour: Tour, experience: Experience): void {
  const swept = new Set<string>();

  describe(`from ${tour.stops[0]?.screen}`, () => {
    beforeAll(async () => void (await begin({ ...tour, experience })));

    test.each(tour.stops.map((stop) => [stop.screen, stop] as const))(
      `in the ${experience} experience nobody stumbles on %s, and ${fact[experience]}`,
      async (_screen, stop) => {
        expect(await lookAt(stop, experience, swept)).toEqual([]);
      },
    );
  });
}

/** Goes to a screen. Returns all problems, as sentences that name it. */
async function lookAt(
  { screen, address, go, see: text, in: where = '#main h1', isWide, hasNoHeading = false }: Stop,
  experience: Experience,
  swept: Set<string>,
): Promise<string[]> {
  const found: string[] = [];
  const page = await browser();
  await resize(page, widths[0]);
  if (go) await go(page);
  else if (address) await follow(page, address);
  await see(page, text, where);
  // Some stops load a document.
  await seeMounted(page);
  for (const width of isWide ? [...widths, wide] : widths) {
    await resize(page, width);
    const findings = (await page.executeAsync(survey)) as Finding[];
    found.push(
      ...findings
        .filter(({ rule }) => !(hasNoHeading && rule === 'page-has-heading-one'))
        .map(({ rule, help, node }) => `${screen} at ${width} px: [${rule}] ${help} » ${node}`),
    );
  }
  if (experience === 'fairlead') troubles(await pressFromEveryField(page, 'mouse', pressed));
  const { pathname } = new URL(await page.getUrl());
  if (experience === 'vanta' && !swept.has(pathname)) troubles(await sweep(page));
  swept.add(pathname);
  return found;

  function troubles(sentences: readonly string[]): void {
    found.push(...sentences.map((sentence) => `${screen}: ${sentence}`));
  }
}
