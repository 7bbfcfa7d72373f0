import { allSettled, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';
import { storageChanged, storageEventSeen } from './storage-changed.ts';

test.each([
  [
    'kept a value',
    { key: 'fairlead:lead', newValue: '{"id":7}' },
    [{ name: 'lead', value: { id: 7 } }],
  ],
  ['forgot a value', { key: 'fairlead:lead', newValue: null }, [{ name: 'lead', value: null }]],
  [
    'kept what is no JSON',
    { key: 'fairlead:lead', newValue: '{' },
    [{ name: 'lead', value: null }],
  ],
  ['kept what is not ours', { key: 'other:lead', newValue: '1' }, []],
  ['cleared everything', { key: null, newValue: null }, []],
])('a window that %s is heard so', async (_, event, expected) => {
  const scope = fork();
  const heard: unknown[] = [];
  createWatch({ unit: storageChanged, scope, fn: (change) => heard.push(change) });
  await allSettled(storageEventSeen, { scope, params: event });
  expect(heard).toEqual(expected);
});
