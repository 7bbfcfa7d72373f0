import { allSettled } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSeen, halyard, model, open, visitor } from '../../testing/open-intake.ts';

beforeEach(() => {
  forgetSeen();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

type Found = readonly { id: string; text: string }[];
const halyardFound = [{ id: 'p1', text: '137 Halyard Street' }];
const noAddress = 'Primary address: Enter your address and select the matching result';

/** The field on the open page; virtual time advances until every action has settled. */
async function openField(options: Parameters<typeof open>[1] = {}) {
  const { scope, get } = await open(visitor, options);
  const ahead = async (work: Promise<unknown>) => {
    await Promise.all([work, vi.advanceTimersByTimeAsync(300)]);
  };
  return {
    scope,
    get,
    type: (params: string) => ahead(allSettled(model.address.typed, { scope, params })),
    pick: (params: string) => ahead(allSettled(model.address.picked, { scope, params })),
  };
}

/** A maps service whose answers come when the test says so. */
function slowly() {
  const asked: { text: string; answer: (found: Found) => void }[] = [];
  const suggest = (text: string) => {
    const { promise, resolve } = Promise.withResolvers<Found>();
    asked.push({ text, answer: resolve });
    return promise;
  };
  return { asked, suggest };
}

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

test('INTAKE-044 suggestions are asked for once typing has paused for 300 ms', async () => {
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

test('a suggestion that cannot be read is reported as none, until one types again', async () => {
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

test('ERROR-033 maps that did not load crash the screen; another failure only says so', async () => {
  const failure = Object.assign(new Error('maps'), { name: 'VendorLoadError' });
  const broken = await openField({ suggest: () => Promise.reject(failure) });
  await broken.type('137');
  expect(broken.get(model.$crash)).toBe(failure);
  const refused = await openField({ suggest: () => Promise.reject(new Error('quota')) });
  await refused.type('137');
  expect(refused.get(model.$crash)).toBeNull();
  expect(refused.get(model.address.$isUnreachable)).toBe(true);
});
