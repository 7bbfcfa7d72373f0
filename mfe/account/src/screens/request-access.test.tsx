import { beforeEach, describe, expect, test } from 'vitest';
import { fails, forgetSeen, named, nobody } from '../test-kit.ts';
import { drawAccount, noAnswerYet } from './testing/draw-account.ts';

beforeEach(forgetSeen);

describe('/request-access', () => {
  const state = {
    clientId: 'cl_4',
    company: 'Brindlecove',
    firstName: 'Ro',
    lastName: 'Bo',
    email: 'r@b.co',
  };

  test('INTAKE-007 INTAKE-008 INTAKE-056 ERROR-022 access is asked for, once', async () => {
    const page = await drawAccount('/request-access', nobody, { state });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Company account already exists." [level=1]
      - text: Someone at Brindlecove has an account already. Ask for access, and the administrator of the account decides.
      - link "I do not know who that could be"
      - button "Request Access"
      - button "Back""
    `);
    await page.act({ press: 'I do not know who that could be' }, { press: 'Request Access' });
    expect(page.followed).toEqual(['mailto:team@fairlead.example.com']);
    expect(named('request-client-access')[0]?.body).toEqual({
      client_id: 'cl_4',
      first_name: 'Ro',
      last_name: 'Bo',
      email: 'r@b.co',
    });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Company account already exists." [level=1]
      - text: Someone at Brindlecove has an account already. Ask for access, and the administrator of the account decides.
      - status: Your request has been sent to the admin user... at your company. You get an email when access is granted.
      - link "I do not know who that could be"
      - button "Back""
    `);
    await page.act({ press: 'Back' });
    expect(page.at().address).toBe('/');
  });

  test('ERROR-021 a request that failed names whom to write to', async () => {
    const refused = { ...nobody, 'request-client-access': fails(500, 'odd') };
    const page = await drawAccount('/request-access', refused, { state: { clientId: 'cl_4' } });
    await page.act({ press: 'Request Access' });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Company account already exists." [level=1]
      - text: Someone at your company has an account already. Ask for access, and the administrator of the account decides.
      - alert: We encountered an unexpected error sending your request. Please contact our team at team@fairlead.example.com.
      - link "I do not know who that could be"
      - button "Request Access"
      - button "Back""
    `);
  });

  test('while it is sent, the button says so', async () => {
    const slow = { ...nobody, 'request-client-access': noAnswerYet };
    const page = await drawAccount('/request-access', slow, { state });
    void page.act({ press: 'Request Access' });
    expect(page.body()).toContain('button "Sending…" [disabled]');
  });
});
