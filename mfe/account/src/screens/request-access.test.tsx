import { failsWithCode, noAnswerYet, nobody } from '@fairlead/mfe-kit/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawAccount } from '../../testing/draw-account.ts';
import { forgetSeen, named } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

describe('/request-access', () => {
  const state = {
    clientId: 'cl_4',
    company: 'Brindlecove',
    firstName: 'Ro',
    lastName: 'Bo',
    email: 'r@b.co',
  };

  test('INTAKE-007 INTAKE-008 INTAKE-056 ERROR-022 access is requested once', async () => {
    const page = await drawAccount('/request-access', nobody, { state });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Company account already exists." [level=1]
      - text: Someone at Brindlecove already has an account. Request access, and the account administrator will review your request.
      - link "I don’t know who that is"
      - button "Request Access"
      - button "Back""
    `);
    await page.act({ press: 'I don’t know who that is' }, { press: 'Request Access' });
    expect(page.followed).toEqual(['mailto:team@fairlead.example.com']);
    expect(named('request-client-access')[0]?.body).toEqual({
      client_id: 'cl_4',
      first_name: 'Ro',
      last_name: 'Bo',
      email: 'r@b.co',
    });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Company account already exists." [level=1]
      - text: Someone at Brindlecove already has an account. Request access, and the account administrator will review your request.
      - status: Your request has been sent to the admin user... at your company. We’ll email you when you have access.
      - link "I don’t know who that is"
      - button "Back""
    `);
    expect(page.focused()).toBe('Back');
    await page.act({ press: 'Back' });
    expect(page.at().address).toBe('/');
  });

  test('ERROR-021 a failed request names the support address', async () => {
    const refused = { ...nobody, 'request-client-access': failsWithCode(500, 'odd') };
    const page = await drawAccount('/request-access', refused, { state: { clientId: 'cl_4' } });
    await page.act({ press: 'Request Access' });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Company account already exists." [level=1]
      - text: Someone at your company already has an account. Request access, and the account administrator will review your request.
      - alert: We encountered an unexpected error sending your request. Please contact our team at team@fairlead.example.com.
      - link "I don’t know who that is"
      - button "Request Access"
      - button "Back""
    `);
  });

  test('the button shows that it is being sent', async () => {
    const slow = { ...nobody, 'request-client-access': noAnswerYet };
    const page = await drawAccount('/request-access', slow, { state });
    void page.act({ press: 'Request Access' });
    expect(page.body()).toContain('button "Sending…" [disabled]');
  });
});
