import { changesBy } from '@fairlead/headless-page/testing/changed-lines';
import { type AnswerFunctions, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { drawScreen } from '../../../testing/draw-screen.ts';
import { base, own } from '../../../testing/package-page.ts';

const open = (answers: AnswerFunctions = {}) => drawScreen(own, { ...base, ...answers });

test('PACKAGES-053 the own package is renamed in a dialog', async () => {
  const page = await open({ 'update-package': noAnswerYet });
  await page.act({ press: 'Rename package' });
  expect(page.snapshot('Rename your package')).toMatchInlineSnapshot(`
    "- heading "Rename your package" [level=2]
    - button "Close"
    - textbox "Package name" [required]: Custom
    - button "Cancel"
    - button "Save""
  `);
  await page.act({ press: 'Cancel' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Rename package' }, { press: 'Close' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Rename package' });
  const rename = (name: string) =>
    changesBy(page, 'Rename your package', { fill: 'Package name', with: name }, { press: 'Save' });
  expect(await rename('')).toMatchInlineSnapshot(`
    "< - textbox "Package name" [required]: Custom
    > - textbox "Package name" [required] [invalid]
    > - text: Package name cannot be empty"
  `);
  expect(await rename('Ours')).toMatchInlineSnapshot(`
    "< - textbox "Package name" [required] [invalid]
    < - text: Package name cannot be empty
    < - button "Cancel"
    < - button "Save"
    > - textbox "Package name" [required]: Ours
    > - button "Cancel" [disabled]
    > - button "Save" [disabled] [busy]"
  `);
  expect(page.bodies('update-package')).toMatchInlineSnapshot(`
    [
      {
        "name": "Ours",
        "package_id": "pk_9",
      },
    ]
  `);
});

test('PACKAGES-054 the own package is deleted after a question', async () => {
  const page = await open({ 'archive-package': noAnswerYet });
  await page.act({ press: 'Delete package' });
  expect(page.snapshot('Delete your custom package?')).toMatchInlineSnapshot(`
    "- heading "Delete your custom package?" [level=2]
    - button "Close"
    - text: You’ll lose the changes you made. The packages we prepared stay available.
    - button "Keep"
    - button "Delete""
  `);
  await page.act({ press: 'Keep' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Delete package' }, { press: 'Close' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Delete package' });
  expect(
    await changesBy(page, 'Delete your custom package?', { press: 'Delete' }),
  ).toMatchInlineSnapshot(`
    "< - button "Keep"
    < - button "Delete"
    > - button "Keep" [disabled]
    > - button "Delete" [disabled] [busy]"
  `);
});

test('ERROR-059 additional needs are sent once there are details; a failure says so and leads to an advisor', async () => {
  let isDown = true;
  const page = await open({
    'update-market-submission': () => {
      if (isDown) throw new Error('down');
      return noAnswerYet();
    },
  });
  expect(page.texts()).toContain('Need something you don’t see here?');
  expect(page.texts()).toContain('. An underwriter will respond in 2 business days.');
  await page.act({ press: 'Tell us about additional needs' });
  expect(page.snapshot('Do you need something else?')).toMatchInlineSnapshot(`
    "- heading "Do you need something else?" [level=2]
    - button "Close"
    - text: Describe it in a sentence or two. We’ll put your packages on hold while an advisor looks into it, which takes 2 business days.
    - textbox "What do you need?" [required]
    - button "Cancel"
    - button "Send" [disabled]"
  `);
  await page.act({ press: 'Cancel' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Tell us about additional needs' }, { press: 'Close' });
  expect(page.body()).not.toContain('dialog');
  await page.act({ press: 'Tell us about additional needs' });
  const dialog = 'Do you need something else?';
  const fillAndSend = [
    { fill: 'What do you need?', with: 'Kidnap and ransom.' },
    { press: 'Send' },
  ];
  expect(await changesBy(page, dialog, ...fillAndSend)).toMatchInlineSnapshot(`
    "< - textbox "What do you need?" [required]
    < - button "Send" [disabled]
    > - textbox "What do you need?" [required]: Kidnap and ransom.
    > - alert:
    >   - text: Failed to submit. Please try again or Talk to an Advisor.
    >   - button "Talk to an Advisor"
    > - button "Send""
  `);
  await page.act({ press: 'Talk to an Advisor' });
  expect(page.chats.length).toBe(1);
  isDown = false;
  expect(await changesBy(page, dialog, { press: 'Send' })).toMatchInlineSnapshot(`
    "< - alert:
    <   - text: Failed to submit. Please try again or Talk to an Advisor.
    <   - button "Talk to an Advisor"
    < - button "Cancel"
    < - button "Send"
    > - button "Cancel" [disabled]
    > - button "Sending…" [disabled] [busy]"
  `);
});
