import { expect, test } from 'vitest';
import { buttonFace, isHeldBack } from './press.ts';

const atRest = { description: '', isBusy: false, isOff: false, isHeld: false };

test.each([
  [{ label: 'Save' }, { ...atRest, text: 'Save', name: 'Save' }],
  [
    { label: 'Remove', accessibleLabel: 'Remove location 1' },
    { ...atRest, text: 'Remove', name: 'Remove location 1' },
  ],
  [
    { label: 'Save', disabled: true },
    { ...atRest, text: 'Save', name: 'Save', isOff: true },
  ],
  [
    { label: 'Save', busyLabel: 'Saving…', loading: true, disabled: true },
    { ...atRest, text: 'Saving…', name: 'Saving…', isBusy: true, isHeld: true },
  ],
  [
    { label: 'Save', loading: true },
    { ...atRest, text: 'Save', name: 'Save', isBusy: true, isHeld: true },
  ],
  [
    { label: 'Save', disabled: true, reason: 'Complete all fields.' },
    { ...atRest, text: 'Save', name: 'Save', description: 'Complete all fields.', isHeld: true },
  ],
])('a button with %o is shown and announced', (properties, face) => {
  expect(buttonFace(properties)).toEqual(face);
});

test.each([
  [{}, 1, false],
  [{}, 2, true],
  [{ variant: 'danger' as const }, 2, true],
  [{ variant: 'secondary' as const }, 2, false],
  [{ variant: 'secondary' as const, type: 'submit' as const }, 2, true],
  [{ variant: 'quiet' as const }, 2, false],
  [{ loading: true }, 1, true],
  [{ disabled: true }, 1, true],
  [{ reason: 'Not yet.' }, 1, true],
])('of a button with %o, click %i in a row is held back: %s', (button, clicks, isHeld) => {
  expect(isHeldBack(button, clicks)).toBe(isHeld);
});
