import { allSettled, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';
import { $toasts, notify, toastActed, toastPressed } from './notifications.ts';

test('the button of a toast names its action, and the toast goes', async () => {
  const scope = fork();
  const acted: string[] = [];
  createWatch({ unit: toastActed, scope, fn: (name) => acted.push(name) });
  await allSettled(notify, { scope, params: { text: 'Saved.' } });
  const action = { name: 'undo:7', label: 'Undo' };
  await allSettled(notify, { scope, params: { text: 'Quote added.', action } });
  await allSettled(toastPressed, { scope, params: 2 });
  expect(acted).toEqual(['undo:7']);
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual(['Saved.']);
});

test('a toast with a button replaces the one with the same button', async () => {
  const scope = fork();
  const undo = { name: 'undo', label: 'Undo' };
  for (const [text, action] of [
    ['Growth moved.', undo],
    ['Saved.', undefined],
    ['Growth renamed.', undo],
  ] as const)
    await allSettled(notify, { scope, params: { text, ...(action && { action }) } });
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual(['Saved.', 'Growth renamed.']);
});
