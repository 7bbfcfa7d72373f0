import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSeen, halyard, model, open, visitor } from '../../testing/open-intake.ts';
import { halyardFound, noAddress, openField, slowly } from '../../testing/typed-address.ts';

beforeEach(() => {
  forgetSeen();
  vi.useFakeTimers();
});

afterEach(() => void vi.useRealTimers());

test('an address is typed, suggested and chosen; typing on takes it back without a word', async () => {
  const { get, type, pick } = await openField();
  await type('137 hal');
  expect(get(model.address.$suggestions)).toHaveLength(1);
  expect(get(model.address.$isEmpty)).toBe(false);
  await pick('p1');
  expect(get(model.form.$form)).toMatchObject({
    address: halyard,
    addressText: '137 Halyard Street, San Francisco, CA 94105',
  });
  expect(get(model.address.$suggestions)).toEqual([]);
  expect(get(model.address.$nonLiveState)).toBe('');
  expect(get(model.address.$isModalOpen)).toBe(false);
  await type('138');
  expect(get(model.form.$form).address).toBeNull();
  expect(get(model.form.$shownErrors)).toEqual({});
});

test('INTAKE-044 suggestions are requested once typing has paused for 300 ms', async () => {
  const asked: string[] = [];
  const suggest = (text: string) => {
    asked.push(text);
    return [];
  };
  const { scope, get } = await open(visitor, { suggest });
  for (const text of ['1', '13', '137 Hal']) {
    void allSettled(model.address.typed, { scope, params: text });
    await vi.advanceTimersByTimeAsync(299);
  }
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['137 Hal']);
  expect(get(model.address.$isEmpty)).toBe(true);
});

test.each([
  ['without the blanks around it', '  137 Hal ', ['137 Hal']],
  ['unless it is blank', '   ', []],
  ['up to 200 characters', '1'.repeat(200), ['1'.repeat(200)]],
  ['unless it is longer', '1'.repeat(201), []],
])('what was typed is looked up: %s', async (_, text, expected) => {
  const asked: string[] = [];
  const suggest = (wanted: string) => {
    asked.push(wanted);
    return halyardFound;
  };
  const { get, type } = await openField({ suggest });
  await type(text);
  expect(asked).toEqual(expected);
  expect(get(model.address.$suggestions)).toEqual(expected.length > 0 ? halyardFound : []);
});

test.each([
  ['stays while one types on', '137 Haly', halyardFound],
  ['closes when the field is emptied', ' ', []],
])('the list %s', async (_, text, shown) => {
  const { asked, suggest } = slowly();
  const { scope, get } = await openField({ suggest });
  void allSettled(model.address.typed, { scope, params: '137 Hal' });
  await vi.advanceTimersByTimeAsync(300);
  asked[0]?.answer(halyardFound);
  await vi.advanceTimersByTimeAsync(0);
  void allSettled(model.address.typed, { scope, params: text });
  await vi.advanceTimersByTimeAsync(300);
  expect(get(model.address.$suggestions)).toEqual(shown);
});

test.each([
  ['without a state', { region: null }],
  [
    'that is only a state, even one without policies',
    { region: 'US-NV', line_1: null, city: null },
  ],
])('INTAKE-041 a result %s is not taken, and the field says so at once', async (_, changes) => {
  const { get, type, pick } = await openField({ place: { ...halyard, ...changes } });
  await type('137');
  await pick('p1');
  expect(get(model.form.$form).address).toBeNull();
  expect(get(model.address.$isModalOpen)).toBe(false);
  expect(get(model.form.$shownErrors)).toEqual({ address: noAddress });
});

test('ERROR-033 maps that fail to load crash the screen; another failure only shows an error', async () => {
  const failure = Object.assign(new Error('maps'), { name: 'VendorLoadError' });
  const broken = await openField({ suggest: () => Promise.reject(failure) });
  await broken.type('137');
  expect(broken.get(model.$crash)).toBe(failure);
  const refused = await openField({ suggest: () => Promise.reject(new Error('quota')) });
  await refused.type('137');
  expect(refused.get(model.$crash)).toBeNull();
  expect(refused.get(model.address.$isUnreachable)).toBe(true);
});
