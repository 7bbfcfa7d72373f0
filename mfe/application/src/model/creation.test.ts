import { dropped, fails, inVirtualTime } from '@fairlead/mfe-kit/testing';
import { intakeAnswered, navigate } from '@fairlead/store';
import { createWatch } from 'effector';
import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet } from '../../testing/builders.ts';
import { intakeAnswers, lead, openCreation } from '../../testing/open-creation.ts';

inVirtualTime();

const withoutClient = () => ({
  authenticated: true,
  client_id: null,
  contact_id: null,
  client_selection_required: false,
  expires_at: '2099-01-01T00:00:00Z',
});

describe('creating an application', () => {
  test('FLOW-002 API-009 sends the intake answers as questions of the intro set, with where they came from', async () => {
    const app = await openCreation();
    expect(app.callsOf('find-question-set')[0]?.query).toEqual({ name: 'applicant_intro' });
    expect(app.callsOf('create-application')[0]?.body).toEqual({
      question_set_id: 'qs_applicant_intro',
      questions: [
        {
          id: 'q_legal-name-field-v1',
          fields: [{ id: 'legal-name-field-v1', value: ['Pebblewick Labs, Inc.'] }],
        },
        { id: 'q_address-region', fields: [{ id: 'address-region', value: ['US-CA'] }] },
      ],
      offer_code: 'TEN',
      referral_partner: 'ramp',
      experience: 'vanta',
    });
  });

  test('an application is created on the screen for it', async () => {
    const seen: (string | null)[] = [];
    const app = await openCreation({}, { kept: {} });
    const isRunning = app.model.creation.$isRunning;
    createWatch({
      unit: isRunning,
      scope: app.scope,
      fn: (running) => void (running && seen.push(app.screen())),
    });
    await app.send(intakeAnswered, intakeAnswers);
    await app.send(navigate, { route: 'application-start' });
    expect(seen).toEqual(['application-start']);
    expect(app.get(isRunning)).toBe(false);
  });

  test('continues by the status of the new application, and forgets what it no longer needs', async () => {
    const app = await openCreation();
    expect(app.address()).toBe('/application/app_1/qs_company');
    expect(app.decisions().map(({ router, because }) => [router, because])).toEqual([
      ['application-status', 'created'],
    ]);
    expect(app.storage.get('fairlead:of:ct_1:intake-answers')).toBeNull();
    expect(app.storage.get('fairlead:of:ct_1:application-key')).toBeNull();
    expect(app.storage.get('fairlead:client-id')).toBe('"cl_1"');
  });

  test('the events of the lead that were not reported yet are, each once', async () => {
    const app = await openCreation(
      {},
      {
        kept: {
          'intake-answers': intakeAnswers,
          lead: { ...lead, reported: ['account_registered'] },
        },
      },
    );
    expect(app.calls.map(({ name }) => name).filter((name) => name.startsWith('lead-'))).toEqual([
      'lead-email-verified',
      'lead-application-created',
    ]);
    expect(app.callsOf('lead-application-created')[0]?.body).toEqual({ application_id: 'app_1' });
  });

  test('the account is reported with its e-mail, once the user is known', async () => {
    const known = await openCreation();
    expect(known.callsOf('lead-account-registered').map(({ body }) => body)).toEqual([
      { auth0_email: 'ada@x.example' },
    ]);
    const unknown = await openCreation({ 'get-auth-user': fails(404) });
    expect(unknown.callsOf('lead-account-registered')).toEqual([]);
    expect(unknown.screen()).toBe('question-set');
  });

  test('what the intro set asks and the form does not is left out, and a client that is not named stays the one of before', async () => {
    const app = await openCreation(
      {
        'find-question-set': () => aQuestionSet([aField('legal-name-field-v1'), aField('motto')]),
        'ensure-client-contact-exists': () => ({ client_id: null, contact_id: 'ct_1' }),
        'get-session': withoutClient,
      },
      { kept: { 'intake-answers': intakeAnswers, 'client-id': 'cl_0' } },
    );
    expect(app.callsOf('create-application')[0]?.body).toMatchObject({
      questions: [{ id: 'q_legal-name-field-v1' }],
    });
    expect(app.storage.get('fairlead:client-id')).toBe('"cl_0"');
  });

  test('the client of the contact is the same in memory and in storage, and the way on is that of the new application', async () => {
    const app = await openCreation({ 'get-session': withoutClient });
    expect(app.storage.get('fairlead:client-id')).toBe('"cl_1"');
    expect(app.callsOf('get-application')[0]?.path.split('/')).toContain('app_1');
  });

  test('creating begins when the flags are known, and only on its own page', async () => {
    const late = await openCreation(
      { 'get-carta-enrichment': () => ({ enrichment: null }) },
      { at: '/application/start', flags: { 'carta-data-share': true }, flagsComeLate: true },
    );
    expect(late.address()).toBe('/application/app_1/carta');
    expect(late.callsOf('create-application')).toHaveLength(1);
    const elsewhere = await openCreation(
      {},
      { at: '/application/app_1/resume', flagsComeLate: true },
    );
    expect(elsewhere.callsOf('create-application')).toEqual([]);
  });

  test('a lead that fails to be reported delays nothing', async () => {
    const app = await openCreation({
      'lead-application-created': fails(500),
      'lead-email-verified': dropped,
    });
    expect(app.screen()).toBe('question-set');
  });

  test('API-053 the contact is requested 4 times in all', async () => {
    const app = await openCreation({ 'ensure-client-contact-exists': dropped });
    expect(app.callsOf('ensure-client-contact-exists')).toHaveLength(4);
    expect(app.screen()).toBe('intake');
  });

  test('without intake answers there is nothing to create', async () => {
    const app = await openCreation({}, { kept: {} });
    expect(app.calls).toEqual([]);
    expect(app.address()).toBe('/?experience=vanta&partner=ramp&offer_code=TEN');
  });
});
