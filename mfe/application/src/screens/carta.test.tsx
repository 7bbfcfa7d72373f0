import { fails, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { navigate, storageEventSeen } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { aField, aQuestionSet, someProgress } from '../../testing/builders.ts';
import { drawn, inVirtualTime } from '../../testing/draw-app.ts';
import { openApp } from '../../testing/open-app.ts';

inVirtualTime();

const server = {
  'get-next-question-set': () => someProgress('qs_company'),
  'get-application-question-set': () => aQuestionSet([aField('fein')]),
  'import-carta': () => ({}),
};
const kept = { 'carta-application': 'app_1' };
const open = (given = {}, at = '/application/app_1/carta') =>
  drawn(openApp({ at, kept, answers: { ...server, ...given } }));
const failed = { key: 'fairlead:carta-connect:app_1', newValue: '1' };

describe('the step that connects Carta', () => {
  test('CARTA-001 CARTA-002 CARTA-003 CARTA-015 the step says its four benefits and what is read, and connects', async () => {
    const page = await open();
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Connect Carta and answer fewer questions" [level=1]
      - list:
        - listitem: We fill in your funding rounds and ownership.
        - listitem: A confirmed cap table earns you a credit on directors and officers coverage.
        - listitem: Savings of up to 10% in total, including the partner discount.
        - listitem: Access is read-only, and you can revoke it at any time.
      - text: We read your issuer details, cap table summary and stakeholder list. We never change anything.
      - button "CONNECT"
      - button "Continue without connecting""
    `);
    expect(page.icons()).toEqual([
      'check We fill in your funding rounds and ownership.',
      'check A confirmed cap table earns you a credit on directors and officers coverage.',
      'check Savings of up to 10% in total, including the partner discount.',
      'check Access is read-only, and you can revoke it at any time.',
    ]);
    await page.act({ press: 'CONNECT' });
    expect(page.popups).toHaveLength(1);
  });

  test('CARTA-003 continues without it', async () => {
    const page = await open();
    await page.act({ press: 'Continue without connecting' });
    expect(page.address()).toBe('/application/app_1/qs_company');
    expect(page.popups).toEqual([]);
  });

  test('ERROR-029 the step says that connecting failed, with the advisor beside it', async () => {
    const page = await open();
    await page.send(storageEventSeen, failed);
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Connect Carta and answer fewer questions" [level=1]
      - list:
        - listitem: We fill in your funding rounds and ownership.
        - listitem: A confirmed cap table earns you a credit on directors and officers coverage.
        - listitem: Savings of up to 10% in total, including the partner discount.
        - listitem: Access is read-only, and you can revoke it at any time.
      - text: We read your issuer details, cap table summary and stakeholder list. We never change anything.
      - alert:
        - text: Sorry, we couldn't connect your account. Try again or Talk to an Advisor.
        - button "Talk to an Advisor"
      - button "CONNECT"
      - button "Continue without connecting""
    `);
    await page.act({ press: 'Talk to an Advisor' });
    expect(page.happened).toEqual(['chat: Carta']);
  });
});

describe('the window of Carta', () => {
  const at = '/carta/callback?code=c_1';

  test('CARTA-008 the window says that it connects', async () => {
    const page = await open({ 'import-carta': noAnswerYet });
    void page.send(navigate, { route: 'carta-callback', query: { code: 'c_1' } });
    expect(page.body()).toMatchInlineSnapshot(
      `"- heading "Connecting your Carta account..." [level=1]"`,
    );
  });

  test('CARTA-008 the window then says that it is connected; where it can’t close, the application continues', async () => {
    const page = await open({}, at);
    expect(page.body()).toBe(`- heading "Connection successful." [level=1]
- button "Continue your application"`);
    await page.act({ press: 'Continue your application' });
    expect(page.address()).toBe('/application/app_1/qs_company');
  });

  test('CARTA-006 a window that can’t close after a denial says so and continues', async () => {
    const page = await open({}, '/carta/callback?error=access_denied');
    expect(page.body()).toBe(`- heading "Your Carta account isn’t connected." [level=1]
- button "Continue your application"`);
  });

  test('ERROR-029 the window says that connecting failed, with the two ways that its sentence names', async () => {
    const page = await open({ 'import-carta': fails(400) }, at);
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Sorry, we couldn't connect your account. Try again or Talk to an Advisor." [level=1]
      - button "Try again"
      - button "Talk to an Advisor""
    `);
    await page.act({ press: 'Talk to an Advisor' });
    expect(page.happened).toEqual(['chat: Carta']);
    await page.act({ press: 'Try again' });
    expect(page.lefts).toHaveLength(1);
    expect(page.lefts[0]).toMatch(/^\/carta-site\/authorize\?/);
  });
});
