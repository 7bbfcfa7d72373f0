import { draftsFlushed, memoryStorage } from '@fairlead/store';
import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { drawIntake, form, inVirtualTime, linesOf, terms } from '../../testing/draw-intake.ts';
import { visitor } from '../../testing/open-intake.ts';

inVirtualTime();

test('the button’s note says that the browser saves nothing, if it doesn’t', async () => {
  const page = await drawIntake(visitor, {
    storage: { ...memoryStorage(), isPersistent: () => false },
  });
  await page.act({ fill: 'First name', with: 'Ada' });
  await allSettled(draftsFlushed, { scope: page.scope });
  expect(form(page).split('\n').slice(-3).join('\n')).toMatchInlineSnapshot(`
    "  - link "privacy notice (opens in a new tab)"
      - status: This browser couldn’t save what you typed: its storage is full or blocked. Make room, or allow storage for this site, before you continue: the next step leaves this page.
      - button "Continue""
  `);
  await vi.waitFor(() => expect(page.unsavedEdits.size).toBe(1));
});

test('the draft of the start page is restored', async () => {
  const storage = memoryStorage();
  const before = await drawIntake(visitor, { storage });
  await before.act(
    { fill: 'First name', with: 'Ada' },
    { choose: 'Home', of: 'Type of location' },
    { check: 'My business does not have a website yet.' },
    { check: terms },
  );
  await allSettled(draftsFlushed, { scope: before.scope });
  before.unmount();
  const page = await drawIntake(visitor, { storage });
  expect([
    ...linesOf(page, 'First name'),
    ...linesOf(page, 'location'),
    ...linesOf(page, '[checked]'),
  ]).toEqual([
    '- textbox "First name" [required]: Ada',
    '- combobox "Type of location" [required]: Home',
    '- checkbox "My business does not have a website yet." [checked]:',
    `- checkbox "${terms}" [checked] [required]`,
  ]);
});
