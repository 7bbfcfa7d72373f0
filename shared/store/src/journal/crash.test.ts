import { allSettled, createEvent, fork } from 'effector';
import { expect, test } from 'vitest';
import { createCrash } from './crash.ts';

test('the crash page is owed from a failure until it was shown, or until what failed is over', async () => {
  const failed = createEvent<Error>();
  const over = createEvent();
  const { $crash, crashShown } = createCrash([failed], [over]);
  const failure = new Error('no rule covers this');
  const scope = fork();
  expect(scope.getState($crash)).toBeNull();
  for (const end of [crashShown, over]) {
    await allSettled(failed, { scope, params: failure });
    expect(scope.getState($crash)).toBe(failure);
    await allSettled(end, { scope });
    expect(scope.getState($crash)).toBeNull();
  }
});
