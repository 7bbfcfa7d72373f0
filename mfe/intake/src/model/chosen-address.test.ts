import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSeen, halyard, model } from '../../testing/open-intake.ts';
import { halyardFound, noAddress, openField, slowly } from '../../testing/typed-address.ts';

beforeEach(() => {
  forgetSeen();
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

test('an answer to an earlier text of the field is dropped', async () => {
  const { asked, suggest } = slowly();
  const { scope, get } = await openField({ suggest });
  void allSettled(model.address.typed, { scope, params: '137' });
  await vi.advanceTimersByTimeAsync(300);
  expect(get(model.address.$isSearching)).toBe(true);
  void allSettled(model.address.typed, { scope, params: '' });
  asked[0]?.answer(halyardFound);
  await vi.advanceTimersByTimeAsync(300);
  expect(get(model.address.$isSearching)).toBe(false);
  expect(get(model.address.$suggestions)).toEqual([]);
});

test('a late answer opens no list over the address that was chosen', async () => {
  const { asked, suggest } = slowly();
  const { scope, get } = await openField({ suggest });
  const line = '137 Halyard Street, San Francisco, CA 94105';
  for (const text of [line, `${line}!`, line]) {
    void allSettled(model.address.typed, { scope, params: text });
    await vi.advanceTimersByTimeAsync(300);
  }
  const [first, , last] = asked;
  first?.answer(halyardFound);
  await vi.advanceTimersByTimeAsync(0);
  void allSettled(model.address.picked, { scope, params: 'p1' });
  await vi.advanceTimersByTimeAsync(0);
  expect(get(model.form.$form)).toMatchObject({ address: halyard, addressText: line });
  last?.answer(halyardFound);
  await vi.advanceTimersByTimeAsync(0);
  expect(get(model.address.$suggestions)).toEqual([]);
});

test('the suggestion that was chosen is read, and is in the field until then', async () => {
  const asked: string[] = [];
  const place = Promise.withResolvers<object>();
  const readPlace = (id: string) => {
    asked.push(id);
    return place.promise;
  };
  const suggest = () => [...halyardFound, { id: 'p2', text: '138 Halyard Street' }];
  const { scope, get, type } = await openField({ suggest, readPlace });
  await type('13');
  void allSettled(model.address.picked, { scope, params: 'p3' });
  void allSettled(model.address.picked, { scope, params: 'p2' });
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['p2']);
  expect(get(model.address.$isReading)).toBe(true);
  expect(get(model.form.$form)).toMatchObject({ addressText: '138 Halyard Street', address: null });
  place.resolve(halyard);
  await vi.advanceTimersByTimeAsync(0);
  expect(get(model.form.$form).address).toEqual(halyard);
});

test.each([
  ['comes', () => halyard],
  ['cannot be read', () => Promise.reject(new Error('quota'))],
])('a chosen address that %s late leaves what was typed since', async (_, late) => {
  const place = Promise.withResolvers<void>();
  const { scope, get, type } = await openField({ readPlace: () => place.promise.then(late) });
  await type('137');
  const reading = allSettled(model.address.picked, { scope, params: 'p1' });
  void allSettled(model.address.typed, { scope, params: '9 Bay Road' });
  place.resolve();
  await vi.advanceTimersByTimeAsync(300);
  await reading;
  expect(get(model.form.$form)).toMatchObject({ addressText: '9 Bay Road', address: null });
  expect(get(model.form.$shownErrors)).toEqual({});
  expect(get(model.address.$isUnreachable)).toBe(false);
});

test('an unreadable suggestion counts as none until the text changes', async () => {
  const readPlace = () => Promise.reject(new Error('quota'));
  const { get, type, pick } = await openField({ readPlace });
  await type('137');
  await pick('p1');
  expect(get(model.address.$isUnreachable)).toBe(true);
  expect(get(model.form.$shownErrors)).toEqual({ address: noAddress });
  await type('138');
  expect(get(model.address.$isUnreachable)).toBe(false);
});

test('INTAKE-045 a state without policies is warned of and opens the modal; changing it clears the address', async () => {
  const { scope, get, type, pick } = await openField({ place: { ...halyard, region: 'US-NV' } });
  await type('137');
  await pick('p1');
  expect(get(model.address.$nonLiveState)).toBe('Nevada');
  expect(get(model.address.$isModalOpen)).toBe(true);
  await allSettled(model.address.goOnChosen, { scope });
  expect(get(model.address.$isModalOpen)).toBe(false);
  expect(get(model.form.$form).address).not.toBeNull();
  await allSettled(model.address.changeChosen, { scope });
  expect(get(model.form.$form)).toMatchObject({ address: null, addressText: '' });
  expect(get(model.address.$nonLiveState)).toBe('');
});
