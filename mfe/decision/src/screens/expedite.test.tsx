import { fails, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { describe, expect, test } from 'vitest';
import { drawDecision } from '../../testing/draw-decision.ts';
import { drawExpedite, inVirtualTime } from '../../testing/draw-expedite.ts';

inVirtualTime();

describe('the form', () => {
  test('DECISION-007 DECISION-021 DECISION-054 DECISION-057 asks for a deadline, a reason and details, and waits for them', async () => {
    const page = await drawExpedite();
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Request an expedited quote" [level=1]
      - text: Tell us when you need an answer and why. We can’t guarantee the date, but an underwriter will see your reason first.
      - textbox "I need a quote by" [required]: 2026-11-21
      - radiogroup "Reason" [required]:
        - radio "Our current insurance is expiring"
        - radio "A contract requires it"
        - radio "We’re launching a product"
        - radio "A board meeting is coming up"
        - radio "Other"
      - textbox "Anything that helps us decide (optional)"
      - button "Send request" [disabled]:
        - /description: Give a date from tomorrow on and a reason; with the reason Other, a few details too."
    `);
  });

  test('DECISION-055 DECISION-057 a reason is enough to send it', async () => {
    const page = await drawExpedite();
    await page.act(
      { choose: 'We’re launching a product', of: 'Reason' },
      { press: 'Send request' },
    );
    expect(page.callsOf('expedite-review')[0]?.body).toEqual({
      deadline: '2026-11-21',
      expedite_reason: 'product_launch',
      expedite_details: '',
    });
    expect(page.texts()[0]).toBe('We have your request');
  });

  test.each([
    ['Our current insurance is expiring', 'expiring_coverage'],
    ['A contract requires it', 'contract_requirement'],
    ['A board meeting is coming up', 'upcoming_board_meeting'],
  ])('the reason %s is sent as %s', async (reason, name) => {
    const page = await drawExpedite();
    await page.act({ choose: reason, of: 'Reason' }, { press: 'Send request' });
    expect(page.callsOf('expedite-review')[0]?.body).toMatchObject({ expedite_reason: name });
  });

  test('DECISION-056 the reason Other needs details', async () => {
    const page = await drawExpedite();
    await page.act(
      { choose: 'Other', of: 'Reason' },
      { fill: 'Anything that helps us decide', with: ' ' },
    );
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Request an expedited quote" [level=1]
      - text: Tell us when you need an answer and why. We can’t guarantee the date, but an underwriter will see your reason first.
      - textbox "I need a quote by" [required]: 2026-11-21
      - radiogroup "Reason" [required]:
        - radio "Our current insurance is expiring"
        - radio "A contract requires it"
        - radio "We’re launching a product"
        - radio "A board meeting is coming up"
        - radio "Other" [checked]
      - textbox "Anything that helps us decide" [required] [invalid]
      - text: Required
      - button "Send request" [disabled]:
        - /description: Give a date from tomorrow on and a reason; with the reason Other, a few details too."
    `);
    await page.act(
      { fill: 'Anything that helps us decide', with: 'A launch' },
      { fill: 'I need a quote by', with: '2026-11-25' },
      { press: 'Send request' },
    );
    expect(page.callsOf('expedite-review')[0]?.body).toEqual({
      deadline: '2026-11-25',
      expedite_reason: 'other',
      expedite_details: 'A launch',
    });
  });

  test('DECISION-053 a day before tomorrow is refused beside its field', async () => {
    const page = await drawExpedite();
    await page.act({ fill: 'I need a quote by', with: '2026-11-20' });
    expect(page.body()).toMatch(
      /textbox "I need a quote by" \[required\] \[invalid\]: 2026-11-20\n.*text: Choose a date from tomorrow on\n/,
    );
    expect(page.body()).toContain('button "Send request" [disabled]');
  });

  test('DECISION-055 a missing reason shows its error', async () => {
    const page = await drawExpedite();
    await page.send(page.model.expedite.blurred, 'reason');
    expect(page.body()).toMatch(
      /radiogroup "Reason" \[required\] \[invalid\]:\n(.*\n){5}.*text: Required\n/,
    );
  });

  test('DECISION-053 an emptied deadline shows its error once the field is left', async () => {
    const page = await drawExpedite();
    await page.act({ fill: 'I need a quote by', with: '' });
    expect(page.body()).toContain('text: Choose a date from tomorrow on');
  });

  test('the button shows that it is being sent', async () => {
    const page = await drawExpedite({ 'expedite-review': noAnswerYet });
    await page.act({ choose: 'A contract requires it', of: 'Reason' });
    void page.act({ press: 'Send request' });
    expect(page.body()).toMatch(/button "Sending…" \[disabled\]/);
  });
});

describe('the confirmation', () => {
  test('DECISION-008 names the address that will be written to', async () => {
    const page = await drawDecision('/expedited-quote-request-confirmation');
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "We have your request" [level=1]
      - text: Your application has moved to the front of the line. We’ll email ada@x.example as soon as we have an answer, or if the underwriter has a question.
      - button "Talk to an Advisor""
    `);
    await page.act({ press: 'Talk to an Advisor' });
    expect(page.happened).toEqual(['chat: expedited-quote-request-confirmation']);
  });

  test('DECISION-052 the confirmation of a failed request shows its status', async () => {
    const page = await drawExpedite({ 'expedite-review': fails(500) });
    await page.act({ choose: 'A contract requires it', of: 'Reason' }, { press: 'Send request' });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Your request is not in yet" [level=1]
      - status: We couldn’t send your expedite request. Your application keeps its place in the regular queue; if the date matters, email underwriting@fairlead.example.com.
      - button "Talk to an Advisor""
    `);
  });
});
