import { afterAll, expect, test } from 'vitest';
import { begin, browser, resize, see } from './page.ts';
import { pressFromEveryField } from './press-from-every-field.ts';

afterAll(async () => resize(await browser(), 1280));

test('by touch a press arrives at Continue, whichever field of the intake form is left by it', async () => {
  const page = await begin({ persona: 'new-founder' });
  await see(page, "Let's get you covered", '#main h1');
  expect(await pressFromEveryField(page, 'touch')).toEqual([]);
});
