import {
  type AddressEntry,
  type AddressSuggestion,
  createAddressChoice,
  readAddressFx,
  suggestAddressesFx,
} from '@fairlead/store';
import { createEvent, createStore, fork } from 'effector';
import { useUnit } from 'effector-react';
import { expect, test } from 'vitest';
import { AddressCombobox, inTwoLines } from './address-combobox.tsx';
import { drawPart } from './testing/draw-part.tsx';
import { inVirtualTime } from './testing/index.ts';

inVirtualTime();

const halyard = {
  line_1: '137 Halyard Street',
  city: 'San Francisco',
  region: 'CA',
  county: null,
  postal_code: '94107',
  country: 'US',
};
const found = [{ id: 'p1', text: '137 Halyard Street, San Francisco, CA, USA' }];

/** The address field of a form, whose address service answers like this. */
function anAddress(suggest: () => Promise<readonly AddressSuggestion[]>, error?: string) {
  const changed = createEvent<AddressEntry>();
  const left = createEvent();
  const $entry = createStore<AddressEntry>({ addressText: '', address: null }).on(
    changed,
    (_, entry) => entry,
  );
  const $wasLeft = createStore(false).on(left, () => true);
  const choice = createAddressChoice({ id: 'home', $entry, changed });
  const scope = fork({
    handlers: [
      [suggestAddressesFx, suggest],
      [readAddressFx, () => halyard],
    ],
  });
  const Field = () => {
    const { entry, leave } = useUnit({ entry: $entry, leave: left });
    return (
      <AddressCombobox
        choice={choice}
        label="Company address"
        controlId="address"
        hint="Where you work."
        value={entry.addressText}
        error={error}
        onLeft={leave}
      />
    );
  };
  const page = drawPart(Field, scope);
  return { ...page, get: () => scope.getState($entry), wasLeft: () => scope.getState($wasLeft) };
}

test('an address is typed, and chosen from the list', async () => {
  const page = anAddress(async () => found);
  expect(page.body()).toMatchInlineSnapshot(`
    "- text: Where you work.
    - combobox "Company address" [required]"
  `);
  await page.act({ suggest: 'Company address', with: '137 Hal' });
  expect(page.body()).toMatchInlineSnapshot(`
    "- text: Where you work.
    - combobox "Company address" [expanded] [required]: 137 Hal
    - listbox "Matching addresses":
      - option "137 Halyard Street San Francisco, CA"
    - text: Addresses in the United States ↑ ↓ to move, Enter to choose
    - status: 1 suggestion"
  `);
  await page.act({ press: '137 Halyard Street San Francisco, CA' });
  expect(page.get()).toEqual({
    address: halyard,
    addressText: '137 Halyard Street, San Francisco, CA 94107',
  });
});

test('a search that finds nothing says how to find more', async () => {
  const page = anAddress(async () => []);
  await page.act({ suggest: 'Company address', with: '137 Hal' });
  expect(page.texts()).toContain(
    'No matches. Check the street and city, or leave out the suite number.',
  );
});

test('a list that does not load is said in place of the field’s own error', async () => {
  const page = anAddress(() => Promise.reject(new Error('offline')), 'Enter an address.');
  expect(page.texts()).toContain('Enter an address.');
  await page.act({ suggest: 'Company address', with: '137 Hal' });
  expect(page.body()).toMatchInlineSnapshot(`
    "- text: Where you work.
    - combobox "Company address" [required] [invalid]: 137 Hal
    - text: Company address: The address list didn’t load. Check your connection and keep typing."
  `);
});

test('the field says when it is left', async () => {
  const page = anAddress(async () => found);
  expect(page.wasLeft()).toBe(false);
  await page.act({ fill: 'Company address', with: '137 Hal' });
  expect(page.wasLeft()).toBe(true);
});

test('an address has two lines: the street, and the rest without the country', () => {
  expect(inTwoLines({ id: 'p1', text: '137 Halyard Street, San Francisco, CA, USA' })).toEqual({
    id: 'p1',
    text: '137 Halyard Street',
    note: 'San Francisco, CA',
  });
  expect(inTwoLines({ id: 'p2', text: 'USA' })).toEqual({ id: 'p2', text: 'USA', note: '' });
});
