import type { AreaInstance } from '@fairlead/mfe-kit/area-instance';
import { allSettled, createEffect, createEvent, fork, sample } from 'effector';
import { expect, test } from 'vitest';
import { inspectScope } from './inspected-scope.ts';
import { formatTrail } from './trail.ts';

const model = {
  pressed: createEvent(),
  saving: { saved: createEvent(), saveFx: createEffect(() => {}) },
  polled: createEvent(),
};
sample({ clock: model.pressed, target: model.saving.saveFx });
sample({ clock: model.saving.saveFx.done, fn: () => {}, target: model.saving.saved });
const area = { definition: { name: 'toys' }, make: () => model } as unknown as AreaInstance;

test('a failure names what the model did last, the latest first', async () => {
  const scope = fork();
  const { trail } = inspectScope(scope, () => {});
  await allSettled(model.pressed, { scope });
  expect(formatTrail(trail(), area)).toEqual(['saving.saved', 'saving.saveFx', 'pressed']);
});

test('polls after the last act are left out', async () => {
  const scope = fork();
  const { trail, endAct } = inspectScope(scope, () => {});
  await allSettled(model.pressed, { scope });
  endAct();
  await allSettled(model.polled, { scope });
  expect(formatTrail(trail(), area)).toEqual(['saving.saved', 'saving.saveFx', 'pressed']);
});
