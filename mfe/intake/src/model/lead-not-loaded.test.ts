import { NetworkError } from '@fairlead/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  filled,
  forgetSeen,
  model,
  named,
  open,
  reportPlaces,
  seen,
  visitor,
} from '../../testing/open-intake.ts';

vi.mock('@fairlead/store/leads', () => {
  throw new Error('a chunk that a new version has removed');
});
beforeEach(forgetSeen);

test('a lead that can’t be made, because its script is missing, is logged and the visitor signs up', async () => {
  const { fill, submit } = await open(visitor);
  await fill(filled);
  await submit();
  expect(named('create-lead')).toEqual([]);
  expect(reportPlaces()).toEqual(['create lead']);
  expect(seen.lefts).toHaveLength(1);
});

test('if the partner check gets no response either, the form stays and says that nothing was sent', async () => {
  const { fill, submit, get } = await open({
    ...visitor,
    'check-partner-client': () => {
      throw new NetworkError();
    },
  });
  await fill(filled);
  await submit();
  expect(seen.lefts).toEqual([]);
  expect(get(model.$notice)).toBe(
    'Your device isn’t connected to the internet. Reconnect and choose Continue again. Nothing is lost.',
  );
});
