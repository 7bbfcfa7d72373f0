import { storageEventSeen } from '@fairlead/store';
import { createWatch, fork } from 'effector';
import { expect, test } from 'vitest';
import { followStorageEvents } from './storage-events.ts';

test('what another window changes in local storage reaches the models', () => {
  const scope = fork();
  const seen: unknown[] = [];
  createWatch({ unit: storageEventSeen, scope, fn: (event) => seen.push(event) });
  const target = new EventTarget();
  const life = new AbortController();
  followStorageEvents(scope, life.signal, target);
  const change = { key: 'fairlead:carta-connect', newValue: '0' };
  target.dispatchEvent(Object.assign(new Event('storage'), change));
  expect(seen).toEqual([{ key: 'fairlead:carta-connect', newValue: '0' }]);
  life.abort();
  target.dispatchEvent(Object.assign(new Event('storage'), change));
  expect(seen).toHaveLength(1);
});
