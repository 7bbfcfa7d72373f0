import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSeen, halyard, model, open, visitor } from '../test-kit.ts';

beforeEach(forgetSeen);

test('an address is typed, suggested and chosen', async () => {
  const { scope, get } = await open(visitor);
  await allSettled(model.address.typed, { scope, params: '137 hal' });
  expect(get(model.address.$suggestions)).toHaveLength(1);
  await allSettled(model.address.picked, { scope, params: 'p1' });
  expect(get(model.form.$form)).toMatchObject({
    address: halyard,
    addressText: '137 Halyard Street, San Francisco, CA 94105',
  });
  await allSettled(model.address.typed, { scope, params: '138' });
  expect(get(model.form.$form).address).toBeNull();
});

test('INTAKE-044 suggestions are asked for once typing has paused for 300 ms', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const suggest = (text: string) => {
    asked.push(text);
    return [];
  };
  const opened = open(visitor, { suggest });
  await vi.advanceTimersByTimeAsync(10);
  const { scope, get } = await opened;
  for (const text of ['1', '13', '137 Hal']) {
    void allSettled(model.address.typed, { scope, params: text });
    await vi.advanceTimersByTimeAsync(299);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['137 Hal']);
  expect(get(model.address.$isEmpty)).toBe(true);
  vi.useRealTimers();
});

test('an answer to what no longer stands in the field is dropped', async () => {
  let answer: (found: readonly { id: string; text: string }[]) => void = () => {};
  const suggest = () =>
    new Promise<readonly { id: string; text: string }[]>((resolve) => {
      answer = resolve;
    });
  const { scope, get } = await open(visitor, { suggest });
  const settled = allSettled(model.address.typed, { scope, params: '137' });
  await vi.waitFor(() => expect(get(model.address.$isSearching)).toBe(true));
  const cleared = allSettled(model.address.typed, { scope, params: '' });
  answer([{ id: 'p1', text: '137 Halyard Street' }]);
  await Promise.all([settled, cleared]);
  expect(get(model.address.$suggestions)).toEqual([]);
});

test('INTAKE-045 a state without policies is warned of and opens the modal; changing it clears the address', async () => {
  const { scope, get } = await open(visitor, { place: { ...halyard, region: 'US-NV' } });
  await allSettled(model.address.typed, { scope, params: '137' });
  await allSettled(model.address.picked, { scope, params: 'p1' });
  expect(get(model.address.$nonLiveState)).toBe('Nevada');
  expect(get(model.address.$isModalOpen)).toBe(true);
  await allSettled(model.address.goOnChosen, { scope });
  expect(get(model.address.$isModalOpen)).toBe(false);
  expect(get(model.form.$form).address).not.toBeNull();
  await allSettled(model.address.changeChosen, { scope });
  expect(get(model.form.$form)).toMatchObject({ address: null, addressText: '' });
  expect(get(model.address.$nonLiveState)).toBe('');
});

test('INTAKE-041 a result without a state is not taken, and the field says so at once', async () => {
  const { scope, get } = await open(visitor, { place: { ...halyard, region: null } });
  await allSettled(model.address.typed, { scope, params: '137' });
  await allSettled(model.address.picked, { scope, params: 'p1' });
  expect(get(model.form.$form).address).toBeNull();
  expect(get(model.form.$shownErrors)).toEqual({
    address: 'Primary address: Enter your address and select the matching result',
  });
});

test('ERROR-033 maps that did not load crash the screen; another failure only says so', async () => {
  const failure = Object.assign(new Error('maps'), { name: 'VendorLoadError' });
  const broken = await open(visitor, { suggest: () => Promise.reject(failure) });
  await allSettled(model.address.typed, { scope: broken.scope, params: '137' });
  expect(broken.get(model.$crash)).toBe(failure);
  const refused = await open(visitor, { suggest: () => Promise.reject(new Error('quota')) });
  await allSettled(model.address.typed, { scope: refused.scope, params: '137' });
  expect(refused.get(model.$crash)).toBeNull();
  expect(refused.get(model.address.$isUnreachable)).toBe(true);
});
