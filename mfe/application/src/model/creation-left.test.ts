import { inVirtualTime } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { anApplication } from '../../testing/builders.ts';
import { openCreation } from '../../testing/open-creation.ts';
import { carta } from '../../testing/opening.ts';

inVirtualTime();

const created = (legacyId: string | null) => ({
  id: 'app_1',
  legacy_application_id: legacyId,
  pre_decision: { qualified: true, reasoning_key: 'eligible' },
});

test.each([
  ['is created', 'create-application', null, created(null)],
  ['is found eligible', 'get-madlib-decision', 'leg_1', { decision: 'yes', reason_token: null }],
  [
    'is refused',
    'get-madlib-decision',
    'leg_1',
    { decision: 'no', reason_token: 'unsupported_location' },
  ],
])(
  'who leaves before the application %s stays, and it is checked at the next visit',
  async (...given) => {
    const [, name, legacyId, answer] = given;
    const late = Promise.withResolvers<unknown>();
    const app = await openCreation(
      { 'create-application': () => created(legacyId), [name]: () => late.promise },
      { at: '/application/app_1/carta' },
    );
    const ways = [app.send(navigate, { route: 'application-start' }), app.send(navigate, carta)];
    late.resolve(answer);
    await Promise.all(ways);
    expect(app.callsOf('create-application')).toHaveLength(1);
    expect(app.address()).toBe('/application/app_1/carta');
    await app.send(navigate, { route: 'application-start' });
    expect(app.callsOf('create-application')).toHaveLength(1);
    expect(app.address()).not.toBe('/application/app_1/carta');
  },
);

test('who leaves while the status of a new application is looked up stays, and is led on at the next visit', async () => {
  const [asked, late] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
  const known = anApplication();
  const app = await openCreation(
    {
      'create-application': () => created(null),
      'get-application': () => {
        asked.resolve();
        return late.promise;
      },
    },
    { at: '/application/app_1/carta' },
  );
  const begun = app.send(navigate, { route: 'application-start' });
  await asked.promise;
  const left = app.send(navigate, carta);
  late.resolve(known);
  await Promise.all([begun, left]);
  expect(app.callsOf('get-application')).toHaveLength(1);
  expect(app.address()).toBe('/application/app_1/carta');
  await app.send(navigate, { route: 'application-start' });
  expect(app.callsOf('create-application')).toHaveLength(1);
  expect(app.address()).not.toBe('/application/app_1/carta');
});
