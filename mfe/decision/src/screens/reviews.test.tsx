import { ApiError } from '@fairlead/contracts';
import { fails, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { drawDecision } from '../../testing/draw-decision.ts';

describe('/blocking-discretion', () => {
  test('DECISION-004 DECISION-005 DECISION-006 an expert reads the application, and a faster answer can be asked for', async () => {
    const page = await drawDecision('/blocking-discretion', {
      flags: { 'request-expedited-quote': true },
    });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Your application benefits from an expert review" [level=1]
      - text: Some of your answers need a closer look. An underwriter will review your full application and get back to you in 3-4 business days. You don’t need to do anything until then.
      - list:
        - listitem: Application submitted done
        - listitem [current]: Underwriter review 3-4 business days
        - listitem: Your packages
      - link "Request an expedited quote"
      - button "TALK TO AN ADVISOR""
    `);
    await page.act({ press: 'Request an expedited quote' }, { press: 'TALK TO AN ADVISOR' });
    expect(page.followed).toEqual(['/expedited-quote-request']);
    expect(page.happened).toEqual(['chat: blocking-discretion']);
  });

  test('DECISION-006 without the flag there is only the advisor', async () => {
    const page = await drawDecision('/blocking-discretion');
    expect(page.body()).not.toContain('link');
    expect(page.body()).toContain('button "TALK TO AN ADVISOR"');
  });
});

describe('/user-discretion', () => {
  const at = '/user-discretion?discretion_id=dd_7';

  test('DECISION-009 DECISION-010 DECISION-059 a request under review can be taken back', async () => {
    const page = await drawDecision(at, {
      answers: { 'cancel-discretion': () => ({ application_id: 'leg_1' }) },
    });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Hang tight. Your request is under review" [level=1]
      - text: You asked us to take a closer look at your quotes. An underwriter will respond in about four business days. If you cancel the request, you’ll return to your quotes as they are.
      - button "TALK TO AN ADVISOR"
      - button "CANCEL MY REQUEST""
    `);
    await page.act({ press: 'TALK TO AN ADVISOR' }, { press: 'CANCEL MY REQUEST' });
    expect(page.happened).toEqual([
      'chat: user-discretion',
      'left: /packages?applicationId=leg_1&experience=fairlead&authSource=auth_service',
    ]);
  });

  test('the button shows that it is being canceled, and is disabled', async () => {
    const page = await drawDecision(at, { answers: { 'cancel-discretion': noAnswerYet } });
    void page.act({ press: 'CANCEL MY REQUEST' });
    expect(page.body()).toMatch(/button "Canceling…" \[disabled\]/);
  });

  test('while the request is looked for, the button can be pressed and then shows that it is being canceled', async () => {
    const page = await drawDecision('/declined', { answers: { 'list-applications': noAnswerYet } });
    void page.send(addressOpened, '/user-discretion');
    expect(page.body()).toMatch(/button "CANCEL MY REQUEST"$/m);
    void page.act({ press: 'CANCEL MY REQUEST' });
    expect(page.body()).toMatch(/button "Canceling…" \[disabled\]/);
  });

  test('ERROR-028 a request that cannot be taken back shows the crash page', async () => {
    const page = await drawDecision(at, { answers: { 'cancel-discretion': fails(500) } });
    await page.act({ press: 'CANCEL MY REQUEST' });
    expect(() => page.body()).toThrow(new ApiError(500));
  });
});
