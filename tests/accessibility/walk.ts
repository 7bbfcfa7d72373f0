import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, browser, command, type Experience, resize, see } from './page.ts';
import { pressFromEveryField } from './press-from-every-field.ts';
import { type Finding, survey } from './survey.ts';
import { sweep } from './sweep.ts';
import { tours } from './tours/index.ts';
import type { Tour } from './tours/tour.ts';

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

/** Takes every tour in one experience; each is a test. */
export function walkTours(experience: Experience): void {
  beforeAll(async () => void (await command(await browser(), 'Emulation.setEmulatedMedia', still)));
  afterAll(async () => {
    const page = await browser();
    await command(page, 'Emulation.setEmulatedMedia', { features: [] });
    await command(page, 'Emulation.clearDeviceMetricsOverride');
  });

  test.each(
    tours.map((tour) => [tour.stops.map(({ screen }) => screen).join(', '), tour] as const),
  )(
    `in the ${experience} experience nobody stumbles on %s, and ${fact[experience]}`,
    async (_screens, tour) => {
      expect(await walk(tour, experience)).toEqual([]);
    },
    // A tour has up to ten screens.
    60_000,
  );
}

/** Takes a tour. Returns all problems, as sentences that name the screen. */
async function walk(tour: Tour, experience: Experience): Promise<string[]> {
  const found: string[] = [];
  const swept = new Set<string>();
  const page = await begin({ ...tour, experience });
  await resize(page, widths[0]);
  for (const { screen, go, see: text, in: where = '#main h1', isWide } of tour.stops) {
    await go?.(page);
    await see(page, text, where);
    for (const width of isWide ? [...widths, wide] : widths) {
      await resize(page, width);
      const findings = (await page.executeAsync(survey)) as Finding[];
      found.push(
        ...findings.map(
          ({ rule, help, node }) => `${screen} at ${width} px: [${rule}] ${help} » ${node}`,
        ),
      );
    }
    if (experience === 'fairlead')
      troubles(screen, await pressFromEveryField(page, 'mouse', pressed));
    const { pathname } = new URL(await page.getUrl());
    if (experience === 'vanta' && !swept.has(pathname)) troubles(screen, await sweep(page));
    swept.add(pathname);
    await resize(page, widths[0]);
  }
  return found;

  function troubles(screen: string, sentences: readonly string[]): void {
    found.push(...sentences.map((sentence) => `${screen}: ${sentence}`));
  }
}
