import { afterAll, expect, test } from 'vitest';
import { begin, browser, resize, see } from './page.ts';
import { pressFromEveryField } from './press-from-every-field.ts';
import { tours } from './tours/index.ts';
import type { Tour } from './tours/tour.ts';

const pressed = new Set<string>();

afterAll(async () => resize(await browser(), 1280));

test.each(tours.map((tour) => [tour.stops.map(({ screen }) => screen).join(', '), tour] as const))(
  'a press arrives at every primary button, whichever field is left by it: %s',
  async (_screens, tour) => {
    expect(await pressAll(tour)).toEqual([]);
  },
);

test('by touch a press arrives at Continue, whichever field of the intake form is left by it', async () => {
  const page = await begin({ persona: 'new-founder' });
  await see(page, "Let's get you covered", '#main h1');
  expect(await pressFromEveryField(page, 'touch')).toEqual([]);
});

/** Takes a tour. Returns the presses that failed. */
async function pressAll(tour: Tour): Promise<string[]> {
  const found: string[] = [];
  const page = await begin(tour);
  for (const { screen, go, see: text, in: where = '#main h1' } of tour.stops) {
    await resize(page, 1280);
    await go?.(page);
    await see(page, text, where);
    const troubles = await pressFromEveryField(page, 'mouse', pressed);
    found.push(...troubles.map((trouble) => `${screen}, ${trouble}`));
  }
  return found;
}
