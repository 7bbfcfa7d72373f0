import { NetworkError } from '@fairlead/contracts';
import { fails, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { describe, expect, test, vi } from 'vitest';
import { drawn, from, inVirtualTime, linesWith } from '../../testing/draw-app.ts';
import { openReview } from '../../testing/open-review.ts';

inVirtualTime();

const open = (...given: Parameters<typeof openReview>) => drawn(openReview(...given));
const statement =
  'I am authorized to answer for the company. I have checked with the other officers, and to the best of our knowledge these answers are true and complete.';

describe('attesting', () => {
  test('FLOW-007 without the tick nothing is sent, and the reason is beside it', async () => {
    const page = await open();
    await page.act({ press: 'Submit Application' });
    expect(from(page, '- form')).toMatchInlineSnapshot(`
      "- form "Attest and submit":
        - heading "Attest and submit" [level=2]
        - checkbox "I am authorized to answer for the company. I have checked with the other officers, and to the best of our knowledge these answers are true and complete." [required] [invalid]:
          - /description: Confirm that the answers are accurate before you submit.
        - text: Confirm that the answers are accurate before you submit.
        - button "Submit Application"
        - text: You can’t edit answers after you submit.
      - button "Back"
      - button "Print""
    `);
    expect(page.callsOf('attest')).toEqual([]);
    expect(page.focused()).toBe(statement);
    await page.act({ check: statement });
    expect(linesWith(page, 'Confirm that')).toEqual([]);
    await page.act({ uncheck: statement }, { press: 'Submit Application' });
    expect(page.callsOf('attest')).toEqual([]);
  });

  test('FLOW-007 FLOW-008 with the tick it is submitted', async () => {
    const page = await open({ attest: noAnswerYet });
    await page.act({ check: statement });
    void page.act({ press: 'Submit Application' });
    expect(page.callsOf('attest')).toHaveLength(1);
    expect(linesWith(page, 'checkbox')[0]).toContain('[checked]');
    expect(linesWith(page, 'Submitting…')).toEqual(['- button "Submitting…" [disabled] [busy]']);
  });

  test('a server that refuses it shows an error, and nothing is lost', async () => {
    const page = await open({ attest: fails(400) });
    await page.act({ check: statement }, { press: 'Submit Application' });
    expect(linesWith(page, 'alert')).toEqual([
      '- alert: We couldn’t submit your application, because the server didn’t accept it. Your answers are safe: choose Submit Application again.',
    ]);
    expect(linesWith(page, 'Submit Application"')).toEqual(['- button "Submit Application"']);
  });

  test('the page shows that it waits for the decision', async () => {
    const dropped = () => Promise.reject(new NetworkError());
    const page = await open({ attest: dropped, 'get-decision': noAnswerYet });
    await page.act({ check: statement });
    void page.act({ press: 'Submit Application' });
    await vi.waitFor(() =>
      expect(linesWith(page, 'status')).toEqual([
        '- status: Your application is on its way. We are waiting for the decision; keep the page open.',
      ]),
    );
  });
});
