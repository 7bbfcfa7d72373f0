import { addressOpened } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, describe, expect, test } from 'vitest';
import { fails, forgetSeen, insured, named, nobody, seen, signedIn } from '../test-kit.ts';
import { drawAccount, noAnswerYet } from './testing/draw-account.ts';

beforeEach(forgetSeen);

const portal = 'https://portal.fairlead.example.com';

describe('/user-has-application', () => {
  const state = { company: 'Brindlecove' };

  test('INTAKE-009 a visitor may sign in to go on with it', async () => {
    const page = await drawAccount('/user-has-application', nobody, { state });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "You have an application already" [level=1]
      - text: An application for Brindlecove has been started. Sign in to go on with it instead of starting again.
      - button "Sign in""
    `);
    await page.act({ press: 'Sign in' });
    expect(seen.lefts).toHaveLength(1);
  });

  test('INTAKE-009 who is signed in finds it in the account', async () => {
    const page = await drawAccount('/user-has-application', signedIn, { state });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "You have an application already" [level=1]
      - text: An application for Brindlecove has been started. You find it in your account.
      - button "Go to your account""
    `);
    await page.act({ press: 'Go to your account' });
    expect(seen.lefts).toEqual([portal]);
  });

  test('INTAKE-010 AUTH-043 embedded people are told to come again, with nothing to press', async () => {
    const page = await drawAccount('/user-has-application', nobody, { state, embedded: true });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "You have an application already" [level=1]
      - text: An application for Brindlecove has been started. Open Fairlead from the partner’s page again to go on with it."
    `);
  });
});

test('INTAKE-011 /user-has-insurance leads to the account', async () => {
  const page = await drawAccount('/user-has-insurance', insured);
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "You are already a client" [level=1]
    - text: Your company is insured with us. Your policies, certificates and invoices are in your account.
    - button "Go to your account""
  `);
  await page.act({ press: 'Go to your account' });
  expect(seen.lefts).toEqual([portal]);
});

test('INTAKE-014 INTAKE-015 /user-has-cyber takes documents and leads to the account', async () => {
  const page = await drawAccount('/user-has-cyber?experience=vanta', insured);
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "You already have Cyber" [level=1]
    - text: Your cyber policy is active. If your security program has grown, upload the new reports and we look at better terms for you.
    - button "Upload Documents"
    - button "Go to your account""
  `);
  await page.act({ press: 'Upload Documents' }, { press: 'Go to your account' });
  expect(seen.lefts).toEqual([`${portal}?open=documents`, portal]);
});

describe('/cyber-upgrade', () => {
  test('INTAKE-016 tells a client to sign in', async () => {
    const page = await drawAccount('/cyber-upgrade?experience=vanta', nobody);
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Sign in to submit a Cyber upgrade" [level=1]
      - text: You are a client already. Sign in with the email of your policy, and we take your new reports into account.
      - button "Sign in""
    `);
    await page.act({ press: 'Sign in' });
    expect(seen.lefts).toHaveLength(1);
  });
});

describe('/choose-profile', () => {
  const several = [
    { client_id: 'cl_3', company: 'Siltbird' },
    { client_id: 'cl_4', company: 'Brindlecove' },
  ];
  const answers = { ...signedIn, 'list-clients': several };

  test('AUTH-040 AUTH-041 the companies of a contact are offered, and one is chosen', async () => {
    const page = await drawAccount('/choose-profile', answers);
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Which company are you here for?" [level=1]
      - text: Your email belongs to more than one account. You can change later from the menu.
      - list:
        - listitem:
          - button "Siltbird"
        - listitem:
          - button "Brindlecove""
    `);
    await page.act({ press: 'Brindlecove' });
    expect(named('switch-client').map(({ path }) => path)).toEqual(['/login/switch/cl_4']);
  });

  test('a list that did not load is asked for again', async () => {
    const failing = { ...signedIn, 'list-clients': fails(404, 'odd') };
    const page = await drawAccount('/choose-profile', failing);
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Which company are you here for?" [level=1]
      - text: Your email belongs to more than one account. You can change later from the menu.
      - alert:
        - text: The list of companies did not load.
        - button "Try again""
    `);
    const asked = named('list-clients').length;
    await page.act({ press: 'Try again' });
    expect(named('list-clients').length).toBeGreaterThan(asked);
  });

  test('while the list comes there is nothing to choose', async () => {
    const page = await drawAccount('/vanta-welcome', { ...answers, 'list-clients': noAnswerYet });
    void allSettled(addressOpened, { scope: page.scope, params: '/choose-profile' });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Which company are you here for?" [level=1]
      - text: Your email belongs to more than one account. You can change later from the menu."
    `);
  });

  test('a switch that failed is told of, and the companies stay', async () => {
    const failing = { ...answers, 'switch-client': fails(500, 'odd') };
    const page = await drawAccount('/choose-profile', failing);
    await page.act({ press: 'Siltbird' });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Which company are you here for?" [level=1]
      - text: Your email belongs to more than one account. You can change later from the menu.
      - alert: The company could not be opened. Nothing has changed; choose again.
      - list:
        - listitem:
          - button "Siltbird"
        - listitem:
          - button "Brindlecove""
    `);
  });

  test('while one switches, nothing else can be chosen', async () => {
    const slow = { ...answers, 'switch-client': noAnswerYet };
    const page = await drawAccount('/choose-profile', slow);
    void page.act({ press: 'Siltbird' });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Which company are you here for?" [level=1]
      - text: Your email belongs to more than one account. You can change later from the menu.
      - list:
        - listitem:
          - button "Siltbird" [disabled] [busy]
        - listitem:
          - button "Brindlecove" [disabled] [busy]"
    `);
  });
});

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

test('INTAKE-012 INTAKE-013 /vanta-welcome has three steps, and starts with the query kept', async () => {
  const page = await drawAccount('/vanta-welcome?experience=vanta&partner=x', nobody);
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Insure your startup in 10 minutes." [level=1]
    - text: You have done the security work. It counts here, because good controls lower the price of cyber cover.
    - list:
      - listitem:
        - heading "Tell us about the company" [level=2]
        - text: Answer plain questions about what you do, your people and your data. What we can look up is filled in already.
      - listitem:
        - heading "Compare packages" [level=2]
        - text: See prices and limits side by side, from what your contracts ask for to full cover.
      - listitem:
        - heading "Pay and sign" [level=2]
        - text: Choose monthly or yearly payments. An officer signs by email, and the certificate follows.
    - button "Get Started""
  `);
  await page.act({ press: 'Get Started' });
  expect(page.at().address).toBe('/?experience=vanta&partner=x');
});
