import { beforeEach, expect, test } from 'vitest';
import { holdRequest } from './hold-request.ts';
import {
  browser,
  chunkOf,
  fileOf,
  follow,
  forgetFiles,
  press,
  retry,
  see,
  textOf,
  visit,
} from './page.ts';

beforeEach(forgetFiles);

/** What the page in the frame shows. The browser driver itself would wait for a page whose script hangs. */
const textInFrame = async (selector: string) =>
  (await browser()).execute(
    (where) => document.querySelector('iframe')?.contentDocument?.querySelector(where)?.textContent,
    selector,
  );

test('Try again of a page whose first script hangs opens the page once the server answers', async () => {
  const page = await visit('/import-map.json');
  await holdRequest(fileOf('@fairlead/mfe-intake'));
  await page.execute(() => {
    const frame = document.createElement('iframe');
    frame.src = '/';
    document.body.append(frame);
  });
  await expect.poll(() => textInFrame('#not-started')).toContain('Fairlead didn’t start.');
  // The shell runs, and waits for the script.
  await expect.poll(() => textInFrame('title')).toContain('·');
  await page.execute(() => {
    const shown = document.querySelector('iframe')?.contentDocument;
    shown?.querySelector<HTMLElement>('#not-started a[target=_self]')?.click();
  });
  await expect.poll(() => textInFrame('#main')).toContain('Intake 0.1.0');
});

test.each([
  ['an area', '/', 'Intake 0.1.0', () => fileOf('@fairlead/mfe-account'), '/login', 'Sign in'],
  [
    'a part of the open area',
    '/login',
    'Sign in',
    () => chunkOf('later'),
    '/request-access',
    'Request access',
  ],
])(
  'a page says that the script of %s didn’t arrive, and Try again, its first button, opens the screen once the server answers',
  async (_, start, before, file, path, after) => {
    const page = await visit(start);
    await see(page, '#main', before);
    await holdRequest(file());
    await follow(page, path);
    await see(page, '#main', 'A part of this page didn’t arrive');
    expect(await textOf(page, '#main [data-crash] button')).toBe('Try again');
    await press(page, retry);
    await see(page, '#main', after);
  },
);
