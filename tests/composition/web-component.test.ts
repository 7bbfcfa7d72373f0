import { expect, test } from 'vitest';
import { press, see, textOf, type, visit } from './page.ts';

test("a micro-frontend works as an element in somebody else's page", async () => {
  const page = await visit('/partner');
  await see(page, 'fairlead-intake', 'Intake 0.1.0');
  expect(await textOf(page, 'fairlead-intake #loads')).toBe('1');
  expect(await page.getTitle()).toBe('Partner');
});

test('an element that is moved keeps the answers: they are in the model', async () => {
  const page = await visit('/partner');
  await see(page, 'fairlead-intake', 'Intake 0.1.0');
  await type(page, '#name', 'Ada');
  await page.execute(() => {
    const element = document.querySelector('fairlead-intake');
    if (element) document.getElementById('elsewhere')?.append(element);
  });
  await see(page, '#elsewhere fairlead-intake', 'Intake 0.1.0');
  const value = await page.execute(
    () => document.querySelector<HTMLInputElement>('#elsewhere #name')?.value,
  );
  expect(value).toBe('Ada');
});

test('an element that is removed leaves nothing mounted, and can come again', async () => {
  const page = await visit('/partner');
  await see(page, 'fairlead-intake', 'Intake 0.1.0');
  await page.execute(() => {
    const element = document.querySelector('fairlead-intake');
    element?.remove();
    Object.assign(globalThis, { removed: element });
  });
  expect(
    await page.execute(() => (globalThis as unknown as { removed: Element }).removed.innerHTML),
  ).toBe('');
  await page.execute(() => document.body.append(document.createElement('fairlead-intake')));
  await see(page, 'fairlead-intake', 'Intake 0.1.0');
});

test('the same element lives in the composed page', async () => {
  const page = await visit('/login');
  await see(page, '#main', 'Sign in');
  await press(page, '#header a');
  await see(page, '#main', 'Intake 0.1.0');
  expect(await page.execute(() => customElements.get('fairlead-intake') !== undefined)).toBe(true);
});
