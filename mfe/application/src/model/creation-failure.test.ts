import { dropped, fails, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { memoryStorage, navigate } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { historyTo } from '../../testing/open-app.ts';
import { intakeAnswers, openCreation } from '../../testing/open-creation.ts';

inVirtualTime();

describe('when it fails', () => {
  test('ERROR-016 the intake form is opened with what the server said and its code', async () => {
    const app = await openCreation({
      'create-application': fails(409, {
        message: 'You already have an application',
        errorCode: 'application_exists',
      }),
    });
    expect(app.address()).toBe('/?experience=vanta&partner=ramp&offer_code=TEN');
    expect(app.state()).toEqual({
      error: 'You already have an application',
      errorCode: 'application_exists',
    });
  });

  test.each([
    [fails(409, { errorCode: 'existing_client_conflict' }), 'info'],
    [fails(403), 'info'],
    [fails(409, { errorCode: 'another_conflict' }), 'error'],
    [fails(500), 'error'],
  ])(
    'ERROR-004 a company that is a client already is no fault (case %#)',
    async (failure, level) => {
      const app = await openCreation({ 'create-application': failure });
      expect(app.reports).toMatchObject([{ where: 'application creation', level }]);
    },
  );

  test.each([
    ['no connection', dropped, []],
    ['a status without a message', fails(500), []],
    ['an answer of another shape', () => ({ id: 7 }), ['contract: create-application, id']],
  ])('ERROR-017 %s reads Failed to create application', async (_, failure, contract) => {
    const app = await openCreation({ 'create-application': failure });
    expect(app.state()).toEqual({ error: 'Failed to create application', errorCode: null });
    expect(app.storage.get('fairlead:of:ct_1:intake-answers')).toBeNull();
    expect(app.reports.map(({ where }) => where)).toEqual([...contract, 'application creation']);
    expect(app.get(app.model.creation.$isRunning)).toBe(false);
  });

  test('the intake form is opened with its draft and the key kept, and only a press creates again', async () => {
    const app = await openCreation(
      { 'ensure-client-contact-exists': fails(400, { message: 'No.' }) },
      {
        storage: memoryStorage({
          'fairlead:intake-answers': JSON.stringify(intakeAnswers),
          'fairlead:application-key': '"key_1"',
          'fairlead:draft:intake': '{"kept":true}',
        }),
      },
    );
    expect(app.address()).toBe('/?experience=vanta&partner=ramp&offer_code=TEN');
    expect(app.state()).toEqual({ error: 'No.', errorCode: null });
    expect(app.storage.get('fairlead:of:ct_1:intake-answers')).toBeNull();
    expect(app.storage.get('fairlead:of:ct_1:application-key')).toBe('"key_1"');
    expect(app.storage.get('fairlead:of:ct_1:draft:intake')).toBe('{"kept":true}');
    const fresh = await openCreation({}, { storage: app.storage });
    expect(fresh.address()).toBe('/?experience=vanta&partner=ramp&offer_code=TEN');
    expect(fresh.callsOf('create-application')).toEqual([]);
  });

  test('who is signed out in between continues the creation after signing in', async () => {
    const app = await openCreation({ 'create-application': fails(401) });
    expect(app.storage.get('fairlead:of:ct_1:intake-answers')).not.toBeNull();
  });

  const conflict = { errorCode: 'existing_client_conflict' };
  test.each([
    ['create-application', 403, {}],
    ['create-application', 409, conflict],
    ['ensure-client-contact-exists', 403, {}],
    ['ensure-client-contact-exists', 409, conflict],
  ])(
    'ERROR-019 where %s answers %i for a client, access can be requested, and the form keeps what was typed',
    async (call, status, code) => {
      const app = await openCreation(
        { [call]: fails(status, { message: 'No.', detail: { client_id: 'cl_9' }, ...code }) },
        {
          storage: memoryStorage({
            'fairlead:intake-answers': JSON.stringify(intakeAnswers),
            'fairlead:draft:intake': '{"kept":true}',
          }),
        },
      );
      expect(app.address()).toBe('/request-access');
      expect(app.state()).toEqual({
        clientId: 'cl_9',
        company: 'Pebblewick Labs, Inc.',
        firstName: 'Ada',
        lastName: 'Lindqvist',
        email: 'ada@pebblewick.example.com',
      });
      expect(app.storage.get('fairlead:of:ct_1:intake-answers')).toBeNull();
      expect(app.storage.get('fairlead:of:ct_1:draft:intake')).toBe('{"kept":true}');
      expect(app.reports.map(({ where }) => where)).toEqual(['application creation']);
      expect(app.get(app.model.creation.$isRunning)).toBe(false);
    },
  );

  test.each([
    ['it failed', { 'create-application': fails(400) }, { 'intake-answers': intakeAnswers }],
    ['there is nothing to create', {}, {}],
  ])(
    'Back from the intake form does not lead to the creation again when %s',
    async (_, given, kept) => {
      const app = await openCreation(given, {
        kept,
        history: historyTo('/application/start?experience=vanta&partner=ramp&offer_code=TEN'),
      });
      expect(app.address()).toBe('/?experience=vanta&partner=ramp&offer_code=TEN');
      app.history.back();
      expect(app.address()).toBe('/application/app_0/carta');
    },
  );

  test.each([
    [400, null],
    [401, expect.any(String)],
  ])(
    'after a %i that comes when the user has left, a visit creates only what was pressed again',
    async (status, kept) => {
      const contact = Promise.withResolvers<unknown>();
      const app = await openCreation(
        { 'ensure-client-contact-exists': () => contact.promise.then(fails(status)) },
        { at: '/application/app_1/carta' },
      );
      const ways = [
        app.send(navigate, { route: 'application-start' }),
        app.send(navigate, { route: 'carta', params: { applicationId: 'app_1' } }),
      ];
      contact.resolve(null);
      await Promise.all(ways);
      expect(app.storage.get('fairlead:of:ct_1:intake-answers')).toEqual(kept);
    },
  );

  test('a user who has left is not redirected', async () => {
    const contact = Promise.withResolvers<unknown>();
    const app = await openCreation(
      { 'ensure-client-contact-exists': () => contact.promise.then(fails(403)) },
      { at: '/application/app_1/carta' },
    );
    const ways = [
      app.send(navigate, { route: 'application-start' }),
      app.send(navigate, { route: 'carta', params: { applicationId: 'app_1' } }),
    ];
    contact.resolve(null);
    await Promise.all(ways);
    expect(app.screen()).toBe('carta');
    expect(app.get(app.model.creation.$isRunning)).toBe(false);
    expect(app.reports).toEqual([]);
  });
});
