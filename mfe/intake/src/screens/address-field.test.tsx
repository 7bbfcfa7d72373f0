import { describe, expect, test } from 'vitest';
import { drawIntake, inVirtualTime, type Page } from '../../testing/draw-intake.ts';
import { reno, visitor } from '../../testing/open-intake.ts';

inVirtualTime();

const typed = { suggest: 'Primary address', with: '18 Jun' };
const suggest = () => [{ id: 'p1', text: '18 Juniper Cut, Reno, NV, USA' }];

/** The field, its list and what is said about it. */
function field(page: Page) {
  const lines = page.body().split('\n');
  const from = lines.findIndex((line) => line.includes('combobox "Primary address"'));
  const to = lines.findIndex((line) => line.includes('Address line 2'));
  return lines
    .slice(from, to)
    .map((line) => line.slice(2))
    .join('\n');
}

test('what is typed is answered with places to choose from', async () => {
  const page = await drawIntake(visitor);
  await page.act({ suggest: 'Primary address', with: '137 Hal' });
  expect(field(page)).toMatchInlineSnapshot(`
    "- combobox "Primary address" [expanded] [required]: 137 Hal
    - listbox "Matching addresses":
      - option "137 Halyard Street San Francisco, CA"
    - text: Addresses in the United States ↑ ↓ to move, Enter to choose
    - status: 1 suggestion"
  `);
  await page.act({ press: '137 Halyard Street San Francisco, CA' });
  expect(field(page)).toMatchInlineSnapshot(
    `"- combobox "Primary address" [required]: 137 Halyard Street, San Francisco, CA 94105"`,
  );
});

test('a place an unknown address is reported as having no match', async () => {
  const page = await drawIntake(visitor, { suggest: () => [] });
  await page.act(typed);
  expect(field(page)).toMatchInlineSnapshot(`
    "- combobox "Primary address" [required]: 18 Jun
    - listbox "Matching addresses"
    - text: No matches. Check the street and city, or leave out the suite number.
    - text: Addresses in the United States ↑ ↓ to move, Enter to choose
    - status: No matches. Check the street and city, or leave out the suite number."
  `);
});

test('a list that fails to load shows an error, and typing continues', async () => {
  const page = await drawIntake(visitor, { suggest: () => Promise.reject(new Error('down')) });
  await page.act(typed);
  expect(field(page)).toMatchInlineSnapshot(`
    "- combobox "Primary address" [required] [invalid]: 18 Jun
    - text: Primary address: The address list didn’t load. Check your connection and keep typing."
  `);
});

test('INTAKE-040 INTAKE-041 INTAKE-042 INTAKE-047 an address that was typed and not chosen is asked for once it is left', async () => {
  const page = await drawIntake(visitor);
  await page.act({ fill: 'Primary address', with: '137 Hal' });
  expect(field(page)).toMatchInlineSnapshot(`
    "- combobox "Primary address" [required] [invalid]: 137 Hal
    - text: Primary address: Enter your address and select the matching result"
  `);
});

describe('INTAKE-045 a state where no policies are issued', () => {
  const draw = async () => {
    const page = await drawIntake(visitor, { suggest, place: reno });
    await page.act(typed, { press: '18 Juniper Cut Reno, NV' });
    return page;
  };

  test('a dialog warns of it, and the address can be changed', async () => {
    const page = await draw();
    const body = page.body();
    expect(body.slice(body.indexOf('- dialog'))).toMatchInlineSnapshot(`
      "- dialog "We’re not in Nevada yet" [modal]:
        - heading "We’re not in Nevada yet" [level=2]
        - button "Close"
        - text: We currently issue policies in 27 states, and Nevada isn’t one of them yet. You can still continue, and we’ll keep your details. If your company’s main location is somewhere else, change the address.
        - button "Continue anyway"
        - button "Change address""
    `);
    await page.act({ press: 'Change address' });
    expect(page.body()).not.toContain('dialog');
    expect(field(page)).toMatchInlineSnapshot(`"- combobox "Primary address" [required]"`);
  });

  test.each(['Continue anyway', 'Close'])('is kept with a warning after %s', async (button) => {
    const page = await draw();
    await page.act({ press: button });
    expect(page.body()).not.toContain('dialog');
    expect(field(page)).toContain('18 Juniper Cut, Reno, NV 89501');
    expect(field(page)).toContain('text: We don’t issue policies in Nevada yet.');
  });
});
