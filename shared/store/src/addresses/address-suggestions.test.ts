import { allSettled, createEvent, createStore, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAddressFx, suggestAddressesFx } from '../host/host-effects.ts';
import { type AddressQuery, createAddressSuggestions } from './address-suggestions.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function someFields(suggest = async (text: string) => [{ id: `p-${text}`, text }]) {
  const typed = createEvent<AddressQuery>();
  const cleared = createEvent();
  const $query = createStore<AddressQuery | null>(null)
    .on(typed, (_, query) => query)
    .reset(cleared);
  const isSearchable = (text: string) => text.trim().length > 2;
  const address = createAddressSuggestions({ typed, $query, isSearchable });
  const requests: (readonly [text: string, at: number])[] = [];
  const scope = fork({
    handlers: [
      [
        suggestAddressesFx,
        (text: string) => {
          requests.push([text, Date.now()]);
          return suggest(text);
        },
      ],
      [
        readAddressFx,
        () => Promise.reject(Object.assign(new Error(), { name: 'VendorLoadError' })),
      ],
    ],
  });
  const found: unknown[] = [];
  const failures: string[] = [];
  createWatch({ unit: address.found, scope, fn: (suggestions) => found.push(suggestions) });
  createWatch({ unit: address.mapsFailed, scope, fn: ({ name }) => failures.push(name) });
  return {
    requests,
    found,
    failures,
    type: (id: string, text: string) => void allSettled(typed, { scope, params: { id, text } }),
    clear: () => void allSettled(cleared, { scope }),
    choose: (suggestion: string) =>
      allSettled(address.readFx, { scope, params: { id: 'home', suggestion } }),
  };
}

test('one request is made 300 ms after the last character', async () => {
  const { type, requests, found } = someFields();
  type('home', '137');
  await vi.advanceTimersByTimeAsync(200);
  type('home', '137 Hal ');
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toEqual([['137 Hal', 500]]);
  expect(found).toEqual([{ id: 'home', suggestions: [{ id: 'p-137 Hal', text: '137 Hal' }] }]);
});

test('a text that is not worth a request makes none', async () => {
  const { type, requests } = someFields();
  type('home', '13');
  await vi.advanceTimersByTimeAsync(1000);
  expect(requests).toEqual([]);
});

test.each([
  ['another text', (fields: ReturnType<typeof someFields>) => fields.type('home', '138')],
  ['another field', (fields: ReturnType<typeof someFields>) => fields.type('office', '137')],
  ['nothing', (fields: ReturnType<typeof someFields>) => fields.clear()],
])('suggestions are dropped when the form contains %s by then', async (_, change) => {
  const answers: (() => void)[] = [];
  const fields = someFields(
    (text) => new Promise((resolve) => answers.push(() => resolve([{ id: 'p', text }]))),
  );
  fields.type('home', '137');
  await vi.advanceTimersByTimeAsync(300);
  change(fields);
  for (const answer of answers) answer();
  await vi.advanceTimersByTimeAsync(0);
  expect([answers.length, fields.found]).toEqual([1, []]);
});

test('a maps service that fails to load is reported', async () => {
  const { choose, failures } = someFields();
  await choose('p-1');
  expect(failures).toEqual(['VendorLoadError']);
});
