import { inVirtualTime } from '@fairlead/mfe-kit/testing';
import { memoryStorage } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { drawRenewal } from '../../testing/draw-renewal.ts';
import { confirmPage } from '../../testing/open-renewal.ts';

inVirtualTime();

const checkbox = 'I checked this address and it is correct.';

test('RENEWAL-010 Update opens the address fields under the second title', async () => {
  const page = await drawRenewal(confirmPage);
  await page.act({ press: 'Update' });
  expect(page.body()).toMatchInlineSnapshot(`
    "- navigation "Your renewal":
      - list:
        - listitem [current]: Information Update
        - listitem: Core Questions
        - listitem: Review
        - listitem: Payment Options
        - listitem: Sign Policy
    - progressbar "Renewal progress": 6
    - heading "Please update your business address" [level=1]
    - text: Your address decides which state’s rules and taxes apply.
    - text: Start typing, then choose a match.
    - combobox "Street address" [required]
    - textbox "Suite or unit (optional)"
    - text: Today we have 840 Capstan Street, Floor 2, Baltimore, MD 21202.
    - button "Keep this address"
    - separator
    - checkbox "I checked this address and it is correct." [required]
    - status: A move to another state can change your coverages and your price. Your current policies stay as they are until 12/30/2026.
    - button "Back"
    - button "CONFIRM & CONTINUE""
  `);
  await page.act({ press: 'Keep this address' });
  expect(page.body()).toContain('Is your primary business address up to date?');
});

test('a new address is chosen from the list, as on the intake form', async () => {
  const page = await drawRenewal(confirmPage);
  await page.act(
    { press: 'Update' },
    { suggest: 'Street address', with: '951' },
    { press: '951 Quarry Walk Indianapolis, IN' },
    { check: checkbox },
    { press: 'CONFIRM & CONTINUE' },
  );
  expect(page.callsOf('create-renewal')).toHaveLength(1);
  expect(page.address()).toBe('/application/app_child/resume');
});

test('the focus moves to the street after Update, back to Update after Keep, and to the field in error after Continue', async () => {
  const page = await drawRenewal(confirmPage);
  expect(page.focused()).toBeNull();
  await page.act({ press: 'CONFIRM & CONTINUE' });
  expect(page.focused()).toBe(checkbox);
  await page.act({ press: 'Update' });
  expect(page.focused()).toBe('Street address');
  await page.act({ press: 'Keep this address' });
  expect(page.focused()).toBe('Update');
  await page.act({ press: 'Update' }, { check: checkbox }, { press: 'CONFIRM & CONTINUE' });
  expect(page.focused()).toBe('Street address');
});

test('entries stay in the fields, and the street field says that an address is missing', async () => {
  const page = await drawRenewal(confirmPage);
  await page.act({ press: 'Update' }, { check: checkbox });
  expect(page.body()).toContain(`checkbox "${checkbox}" [checked] [required]`);
  await page.act({ press: 'CONFIRM & CONTINUE' });
  expect(page.body()).toContain(
    'Street address: Enter your address and select the matching result',
  );
  await page.act(
    { suggest: 'Street address', with: '951' },
    { press: '951 Quarry Walk Indianapolis, IN' },
    { fill: 'Suite or unit (optional)', with: 'Floor 3' },
  );
  expect(page.body()).toContain('951 Quarry Walk, Indianapolis, IN 46204');
  expect(page.body()).toContain('textbox "Suite or unit (optional)": Floor 3');
});

test('another address has to be checked again, and its suite is sent', async () => {
  const page = await drawRenewal(confirmPage);
  await page.act(
    { press: 'Update' },
    { check: checkbox },
    { suggest: 'Street address', with: '951' },
    { press: '951 Quarry Walk Indianapolis, IN' },
  );
  expect(page.body()).toContain(`checkbox "${checkbox}" [required]`);
  expect(page.body()).toContain(
    'combobox "Street address" [required]: 951 Quarry Walk, Indianapolis, IN 46204',
  );
  await page.act(
    { fill: 'Suite or unit (optional)', with: 'Floor 3' },
    { check: checkbox },
    { press: 'CONFIRM & CONTINUE' },
  );
  expect(JSON.stringify(page.callsOf('create-renewal')[0]?.body)).toContain('Floor 3');
});

test('an address that was being entered is in its fields after a reload', async () => {
  const storage = memoryStorage();
  const page = await drawRenewal(confirmPage, { storage });
  await page.act({ press: 'Update' }, { fill: 'Suite or unit (optional)', with: 'Floor 3' });
  await vi.advanceTimersByTimeAsync(2_000);
  const again = await drawRenewal(confirmPage, { storage });
  expect(again.body()).toContain('textbox "Suite or unit (optional)": Floor 3');
});

test('an address that the browser can’t store shows a warning', async () => {
  const storage = { ...memoryStorage(), isPersistent: () => false };
  const page = await drawRenewal(confirmPage, { storage });
  await page.act({ press: 'Update' }, { fill: 'Suite or unit (optional)', with: 'Floor 3' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(page.body()).toContain(
    'This browser couldn’t save what you typed: its storage is full or blocked. Continue before you leave or reload the page.',
  );
});
