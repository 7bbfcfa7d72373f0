import { inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { aField, aQuestionSet } from '../../../testing/builders.ts';

import { openSet } from '../../../testing/open-set.ts';

inVirtualTime();

const street = aField('office-address-line-1', {
  item_type: 'ADDRESS',
  outside_data_values: [{ source: 'ENRICHMENT', value: '1 Old Street', index: null }],
});
const name = aField('name', {
  outside_data_values: [{ source: 'ENRICHMENT', value: 'Pebblewick', index: null }],
});
const place = {
  line_1: '137 Halyard Street',
  city: 'San Francisco',
  region: 'US-CA',
  county: null,
  postal_code: '94105',
  country: 'US',
};
const open = (more: Parameters<typeof openSet>[1] = {}) =>
  openSet(
    { 'get-application-question-set': () => aQuestionSet([street, name]) },
    { places: { 'p-1': place, 'p-2': { ...place, country: 'CA' } }, ...more },
  );
const typed = (text: string) => ({ id: street.id, text });
const otherSet = {
  route: 'question-set',
  params: { applicationId: 'app_1', questionSetId: 'qs_other' },
} as const;

test('places are looked for when typing has paused, from 3 characters on, without the space around them', async () => {
  const app = await open();
  const { addressTyped, $addressList, $values } = app.model.questionSet;
  await app.send(addressTyped, typed(' 13 '));
  expect(app.lookedFor).toEqual([]);
  expect(app.get($addressList)).toBeNull();
  expect(app.get($values).get(street.id)).toBe(' 13 ');
  await Promise.all([
    app.send(addressTyped, typed('137 H')),
    app.send(addressTyped, typed(' 137 ')),
  ]);
  expect(app.lookedFor).toEqual(['137']);
  expect(app.get($addressList)?.options.map(({ id }) => id)).toEqual(['p-1', 'p-2']);
});

test.each([
  ['something else was typed', 'addressTyped', typed('9')],
  ['something was typed elsewhere', 'addressTyped', { id: name.id, text: '137 H' }],
  ['a place was chosen', 'addressPicked', { id: street.id, suggestion: 'p-1' }],
] as const)('places that come after %s are not offered', async (_, event, given) => {
  const found = Promise.withResolvers<unknown>();
  const app = await open({ placesCome: found.promise });
  const { questionSet } = app.model;
  const ways = [app.send(questionSet.addressTyped, typed('137 H'))];
  await vi.advanceTimersByTimeAsync(400);
  expect(app.lookedFor).toEqual(['137 H']);
  ways.push(app.send(questionSet[event] as typeof questionSet.addressTyped, given as never));
  found.resolve(null);
  await Promise.all(ways);
  expect(app.get(questionSet.$addressList)?.id).not.toBe(street.id);
});

test('a place that is chosen takes away the mark of what it fills in, and of nothing else', async () => {
  const app = await open();
  const { addressPicked, $prefilled } = app.model.questionSet;
  await app.send(addressPicked, { id: street.id, suggestion: 'p-1' });
  expect([...app.get($prefilled).keys()]).toEqual(['name']);
});

test.each([
  ['that is not in the country', 'p-2', street.id],
  ['for a field that is not there', 'p-1', 'gone'],
])('a place %s fills in nothing', async (_, suggestion, id) => {
  const app = await open();
  await app.send(app.model.questionSet.addressPicked, { id, suggestion });
  expect(app.get(app.model.questionSet.$values).get(street.id)).toBe('1 Old Street');
});

test('a place that comes after something else was typed fills in nothing', async () => {
  const read = Promise.withResolvers<unknown>();
  const app = await open({ placesCome: read.promise });
  const { addressPicked, addressTyped, $values } = app.model.questionSet;
  const ways = [
    app.send(addressPicked, { id: street.id, suggestion: 'p-1' }),
    app.send(addressTyped, typed('9 Bay Road')),
  ];
  read.resolve(null);
  await Promise.all(ways);
  expect(app.get($values).get(street.id)).toBe('9 Bay Road');
});

test('a place comes although something was typed in another field', async () => {
  const read = Promise.withResolvers<unknown>();
  const app = await open({ placesCome: read.promise });
  const { addressPicked, addressTyped, $values } = app.model.questionSet;
  const ways = [
    app.send(addressPicked, { id: street.id, suggestion: 'p-1' }),
    app.send(addressTyped, { id: name.id, text: '9 Bay Road' }),
  ];
  read.resolve(null);
  await Promise.all(ways);
  expect(app.get($values).get(street.id)).toBe('137 Halyard Street');
});

test('the places of a set are gone when another one is opened', async () => {
  const app = await open();
  await app.send(app.model.questionSet.addressTyped, typed('137 H'));
  expect(app.get(app.model.questionSet.$addressList)).not.toBeNull();
  await app.send(navigate, otherSet);
  expect(app.get(app.model.questionSet.$addressList)).toBeNull();
});

test('a place that was chosen for one application isn’t entered for another', async () => {
  const found = Promise.withResolvers<unknown>();
  const app = await open({ placesCome: found.promise });
  const { addressPicked, $isOpen, $place, $values } = app.model.questionSet;
  const ofAnother = {
    route: 'question-set',
    params: { applicationId: 'app_2', questionSetId: 'qs_company' },
  } as const;
  const ways = [
    app.send(addressPicked, { id: street.id, suggestion: 'p-1' }),
    app.send(navigate, ofAnother),
  ];
  await vi.waitFor(() => expect(app.get($place)?.applicationId).toBe('app_2'));
  expect(app.get($isOpen)).toBe(true);
  found.resolve(null);
  await Promise.all(ways);
  expect(app.get($values).get(street.id)).toBe('1 Old Street');
});
