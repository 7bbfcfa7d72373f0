import { draftsFlushed, memoryStorage } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { drawExpedite, inVirtualTime } from '../../testing/draw-expedite.ts';

inVirtualTime();

test('the draft of an expedite request is restored', async () => {
  const storage = memoryStorage();
  const before = await drawExpedite({}, { storage });
  await before.act(
    { choose: 'Other', of: 'Reason' },
    { fill: 'Anything that helps us decide', with: 'A launch' },
  );
  await before.send(draftsFlushed, undefined);
  const page = await drawExpedite({}, { storage });
  expect(page.body()).toContain('radio "Other" [checked]');
  expect(page.body()).toContain('textbox "Anything that helps us decide" [required]: A launch');
});

test('a browser without storage shows a warning', async () => {
  const page = await drawExpedite(
    {},
    { storage: { ...memoryStorage(), isPersistent: () => false } },
  );
  await page.act({ fill: 'Anything that helps us decide', with: 'A launch' });
  expect(page.unsavedEdits.size).toBe(0);
  await page.send(draftsFlushed, undefined);
  expect(page.texts()[2]).toBe(
    'This browser couldn’t save what you typed: its storage is full or blocked. Send the request before you leave or reload the page.',
  );
  await vi.waitFor(() => expect(page.unsavedEdits.size).toBe(1));
});
