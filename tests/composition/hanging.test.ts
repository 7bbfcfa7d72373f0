import { beforeEach, expect, test } from 'vitest';
import { holdRequest } from './hold-request.ts';
import { browser, fileOf, follow, forgetFiles, press, retry, see, visit } from './page.ts';

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

test('Try again of an area whose script hangs opens the screen once the server answers', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  await holdRequest(fileOf('@fairlead/mfe-account'));
  await follow(page, '/login');
  await see(page, '#main', 'Something went sideways.');
  await press(page, retry);
  await see(page, '#main', 'Sign in');
});
