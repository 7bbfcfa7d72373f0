import { expect, test } from 'vitest';
import { dialogButtons, dialogFocus } from './dialog-buttons.ts';

test('the way back is before the way on', () => {
  expect(dialogButtons({ primary: 'Discard', secondary: 'Keep', tone: 'danger' })).toEqual([
    { event: 'ui-secondary', label: 'Keep', variant: 'secondary', disabled: false, loading: false },
    { event: 'ui-primary', label: 'Discard', variant: 'danger', disabled: false, loading: false },
  ]);
});

test('a dialog that is busy works on its way on and holds the way back', () => {
  const busy = { primary: 'Send', secondary: 'Cancel', busy: true, busyLabel: 'Sending…' };
  expect(dialogButtons(busy)).toMatchObject([
    { label: 'Cancel', disabled: true, loading: false },
    { label: 'Send', disabled: false, loading: true, busyLabel: 'Sending…' },
  ]);
});

test('a dialog without names for buttons has none', () => {
  expect(dialogButtons({})).toEqual([]);
});

test('the focus goes to a field first, and never to what destroys', () => {
  expect(dialogFocus({})).toEqual(['field', 'last button', 'first control']);
  expect(dialogFocus({ tone: 'danger' })).toEqual(['field', 'secondary', 'first control']);
});
