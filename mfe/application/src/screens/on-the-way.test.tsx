import { NetworkError } from '@fairlead/contracts';
import { fails, inTurn, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { connectionReturned, navigate } from '@fairlead/store';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { someProgress } from '../../testing/builders.ts';
import { drawn, inVirtualTime } from '../../testing/draw-app.ts';
import { creationServer, intakeAnswers, lead } from '../../testing/open-creation.ts';
import { openSet } from '../../testing/open-set.ts';

inVirtualTime();

test("FLOW-001 the creation screen shows 'Creating application' while it runs", async () => {
  const answers = creationServer({ 'create-application': noAnswerYet });
  const page = await drawn(
    openSet(answers, {
      at: '/application/app_1/carta',
      kept: { 'intake-answers': intakeAnswers, lead },
    }),
  );
  void page.send(navigate, { route: 'application-start' });
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Creating application" [level=1]
    - status: Creating application
    - text: This takes a few seconds. Please keep this page open."
  `);
});

test('an application that couldn’t be checked is said to be saved, and is checked again', async () => {
  const created = { id: 'app_1', legacy_application_id: 'leg_1', pre_decision: null };
  const answers = creationServer({
    'create-application': () => created,
    'get-madlib-decision': inTurn(fails(403), () => ({
      decision: 'yes',
      reason_token: 'eligible',
    })),
  });
  const page = await drawn(
    openSet(answers, {
      at: '/application/start',
      kept: { 'intake-answers': intakeAnswers, lead },
    }),
  );
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Your application is saved" [level=1]
    - alert: We couldn’t finish its eligibility check. This account has no access to it: sign in with the account that started the application; nothing is lost.
    - button "Try again"
    - button "Talk to an Advisor""
  `);
  await page.act({ press: 'Talk to an Advisor' });
  expect(page.happened).toEqual(['chat: application']);
  await allSettled(connectionReturned, { scope: page.scope });
  expect(page.address()).toBe('/application/app_1/qs_company');
});

describe('/application/{id}/resume', () => {
  const at = '/application/app_1/resume';

  test('covers the page until it is known where to continue', async () => {
    const page = await drawn(
      openSet({ 'get-next-question-set': noAnswerYet }, { at: '/application/app_1/carta' }),
    );
    void page.send(navigate, { route: 'resume', params: { applicationId: 'app_1' } });
    expect(page.body()).toBe('- status: Loading...');
  });

  test('names a lost connection, and looks again when the browser is online again', async () => {
    let isDown = true;
    const answers = () => {
      if (isDown) throw new NetworkError();
      return someProgress('qs_company');
    };
    const page = await drawn(openSet({ 'get-next-question-set': answers }, { at }));
    expect(page.texts()).toContain(
      'We couldn’t open the next page. The server didn’t respond: check your connection and try again; nothing is lost.',
    );
    isDown = false;
    await allSettled(connectionReturned, { scope: page.scope });
    expect(page.address()).toBe('/application/app_1/qs_company');
  });

  test('an unknown application leads to the account', async () => {
    const page = await drawn(openSet({ 'get-next-question-set': fails(404) }, { at }));
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Your application" [level=1]
      - alert: This application doesn’t exist, or it isn’t yours. Go to your account to see your applications.
      - link "Go to your Account""
    `);
  });

  test('a failed request for the next page names its cause and offers another attempt', async () => {
    const answers = inTurn(fails(400), () => someProgress('qs_company'));
    const page = await drawn(openSet({ 'get-next-question-set': answers }, { at }));
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Your application" [level=1]
      - alert: We couldn’t open the next page. The server rejected the request: try again or talk to an advisor; nothing is lost.
      - button "Try again""
    `);
    await page.act({ press: 'Try again' });
    expect(page.address()).toBe('/application/app_1/qs_company');
  });
});
