import { dropped, fails, inTurn, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { intakeAnswered, navigate } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { creationServer, intakeAnswers, lead, openCreation } from '../../testing/open-creation.ts';

inVirtualTime();

describe('nothing is created twice', () => {
  const keys = (app: Awaited<ReturnType<typeof openCreation>>) =>
    app.callsOf('create-application').map(({ headers }) => headers['Idempotency-Key']);

  test('a request whose response was lost is repeated with the same key', async () => {
    const created = creationServer()['create-application'] as () => unknown;
    const app = await openCreation({ 'create-application': inTurn(dropped, fails(503), created) });
    expect(keys(app)).toHaveLength(3);
    expect(new Set(keys(app)).size).toBe(1);
    expect(app.screen()).toBe('question-set');
  });

  test('a new attempt after a failure continues with the key of before', async () => {
    const first = await openCreation({ 'create-application': fails(500) });
    await first.send(intakeAnswered, intakeAnswers);
    const second = await openCreation({}, { storage: first.storage });
    expect(keys(second)).toEqual([keys(first)[0]]);
  });

  test('a key of another kind is not one', async () => {
    const kept = { 'intake-answers': intakeAnswers, lead, 'application-key': 7 };
    const app = await openCreation({}, { kept });
    expect(keys(app)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  test('entering the page again while it works starts nothing new', async () => {
    const contact = Promise.withResolvers<unknown>();
    const app = await openCreation(
      { 'ensure-client-contact-exists': () => contact.promise },
      { at: '/application/app_1/carta' },
    );
    const start = { route: 'application-start' } as const;
    const entries = [app.send(navigate, start), app.send(navigate, start)];
    contact.resolve({ client_id: 'cl_1', contact_id: 'ct_1' });
    await Promise.all(entries);
    expect(app.callsOf('ensure-client-contact-exists')).toHaveLength(1);
    expect(app.callsOf('create-application')).toHaveLength(1);
  });

  test('the intro set is requested once, however often the application is tried', async () => {
    const told = { ...lead, reported: ['account_registered', 'email_verified'] };
    const created = creationServer()['create-application'] as () => unknown;
    const app = await openCreation(
      { 'create-application': inTurn(fails(400), created) },
      { kept: { 'intake-answers': intakeAnswers, lead: told } },
    );
    await app.send(intakeAnswered, intakeAnswers);
    await app.send(navigate, { route: 'application-start' });
    expect(app.callsOf('create-application')).toHaveLength(2);
    expect(app.callsOf('find-question-set')).toHaveLength(1);
    expect(app.screen()).toBe('question-set');
  });
});
