import { expect, onTestFinished, test } from 'vitest';
import { see, stage, type, visit } from './page.ts';

test('what is typed into a form in one window is in the same form of another one', async () => {
  const page = await visit('/');
  await see(page, '#main', 'Intake 0.1.0');
  const first = await page.getWindowHandle();
  const { handle: second } = await page.createWindow('tab');
  onTestFinished(async () => {
    await page.switchToWindow(second);
    await page.closeWindow();
    await page.switchToWindow(first);
  });
  await page.switchToWindow(second);
  await page.url(`${stage.url}/`);
  await see(page, '#main', 'Intake 0.1.0');
  await type(page, '#name', 'Ada');
  await page.switchToWindow(first);
  await expect
    .poll(() => page.execute(() => document.querySelector<HTMLInputElement>('#name')?.value), {
      timeout: 5000,
    })
    .toBe('Ada');
});
