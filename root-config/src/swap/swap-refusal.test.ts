import type { Host, MicroFrontend } from '@fairlead/mfe-kit/shell';
import { $paymentInFlight } from '@fairlead/store';
import { allSettled, createEvent, fork, sample } from 'effector';
import { expect, test } from 'vitest';
import type { Slot } from '../slots/slot.ts';
import { type Ask, findRefusal } from './swap-refusal.ts';

const paymentBegan = createEvent();
sample({ clock: paymentBegan, fn: () => true, target: $paymentInFlight });

const paying = 'A payment is in flight. Swap when it has ended.';
const next = { about: {} } as MicroFrontend;

/** A page with unsaved edits, where a build is to take the place of another one. */
function aPage(isOpen = true) {
  const scope = fork();
  const host = { scope, unsavedEdits: new Set([Symbol('edits')]) } as unknown as Host;
  const slot = { isOpen: () => isOpen, current: () => null } as unknown as Slot;
  return {
    pay: () => allSettled(paymentBegan, { scope }),
    refusal: (ask: Ask) => findRefusal(host, slot, next, ask),
  };
}

test('unsaved edits are asked about, and stay without consent', async () => {
  const { refusal } = aPage();
  expect(await refusal(() => false)).toBe(
    'The page holds changes that are not saved yet, and they were kept.',
  );
  expect(await refusal(() => true)).toBeNull();
});

test('the edits of another area are nobody’s question', async () => {
  const { refusal } = aPage(false);
  expect(await refusal(() => false)).toBeNull();
});

test('nothing takes the place of a screen that is paying', async () => {
  const { refusal, pay } = aPage();
  await pay();
  expect(await refusal(() => true)).toBe(paying);
});

test('a payment that begins while the question is open counts, too', async () => {
  const { refusal, pay } = aPage();
  const agree = async () => {
    await pay();
    return true;
  };
  expect(await refusal(agree)).toBe(paying);
});
