import { fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { someProgress } from '../../../testing/builders.ts';
import { company, fill, openSet, states } from '../../../testing/open-set.ts';
import { carta, setOf, submitted } from '../../../testing/opening.ts';

inVirtualTime();

const at = '/application/app_1/carta';

test('a set that fails to load after it was left doesn’t hide the set that is open', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openSet(
    {
      'get-application-question-set': ({ path }) =>
        path.includes('qs_states') ? states : late.promise.then(fails(403)),
    },
    { at },
  );
  const { $isOpen, $loadFailureText, $set } = app.model.questionSet;
  const ways = [app.send(navigate, setOf('qs_company')), app.send(navigate, setOf('qs_states'))];
  await vi.waitFor(() => expect(app.get($isOpen)).toBe(true));
  late.resolve(null);
  await Promise.all(ways);
  expect(app.get($set)?.id).toBe('qs_states');
  expect(app.get($loadFailureText)).toBeNull();
});

test('a set that is loaded twice keeps what was typed after the first answer', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openSet(
    {
      'get-application-question-set': inTurn(
        () => late.promise,
        () => states,
        () => company,
      ),
    },
    { at },
  );
  const { $isOpen, $set, $values } = app.model.questionSet;
  const ways = [
    app.send(navigate, setOf('qs_company')),
    app.send(navigate, setOf('qs_states')),
    app.send(navigate, setOf('qs_company')),
  ];
  await vi.waitFor(() => expect(app.get($set)?.id).toBe('qs_company'));
  expect(app.get($isOpen)).toBe(true);
  void fill(app, { fein: '12-3456789' });
  late.resolve(company);
  await Promise.all(ways);
  expect(app.get($values).get('fein')).toBe('12-3456789');
});

test('a set that was left doesn’t redirect when its application turns out to be elsewhere', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openSet(
    {
      'get-application-question-set': () => late.promise.then(fails(409)),
      'get-application': submitted,
    },
    { at },
  );
  const ways = [app.send(navigate, setOf('qs_company')), app.send(navigate, carta)];
  late.resolve(null);
  await Promise.all(ways);
  expect(app.address()).toBe('/application/app_1/carta');
});

test('progress that was asked for before a save doesn’t replace the one that the save brought', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openSet({ 'get-next-question-set': () => late.promise }, { at });
  const { $isOpen, $previous, $set, submitted: pressed } = app.model.questionSet;
  const ways = [app.send(navigate, setOf('qs_company'))];
  await vi.waitFor(() => expect(app.get($isOpen)).toBe(true));
  ways.push(fill(app, { entity: 'llc' }), fill(app, { fein: '12-3456789' }));
  ways.push(app.send(pressed, undefined));
  await vi.waitFor(() => expect(app.get($set)?.id).toBe('qs_states'));
  late.resolve(someProgress('qs_company'));
  await Promise.all(ways);
  expect(app.get($previous)?.id).toBe('qs_company');
});
