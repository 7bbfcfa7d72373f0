import { nobody, signedIn } from '@fairlead/mfe-kit/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { drawAccount } from '../../testing/draw-account.ts';
import { forgetSeen, insured, seen } from '../../testing/open-account.ts';

beforeEach(forgetSeen);

const portal = 'https://portal.fairlead.example.com';

describe('/user-has-application', () => {
  const state = { company: 'Brindlecove' };

  test('INTAKE-009 a visitor may sign in to continue with it', async () => {
    const page = await drawAccount('/user-has-application', nobody, { state });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "You already have an application" [level=1]
      - text: An application for Brindlecove is already in progress. Sign in to continue it instead of starting over.
      - button "Sign in""
    `);
    await page.act({ press: 'Sign in' });
    expect(seen.lefts).toHaveLength(1);
  });

  test('INTAKE-009 links a signed-in user to the account', async () => {
    const page = await drawAccount('/user-has-application', signedIn, { state });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "You already have an application" [level=1]
      - text: An application for Brindlecove is already in progress. You’ll find it in your account.
      - button "Go to your account""
    `);
    await page.act({ press: 'Go to your account' });
    expect(seen.lefts).toEqual([portal]);
  });

  test('INTAKE-010 AUTH-043 the page for embedded people says to come again and has nothing to press', async () => {
    const page = await drawAccount('/user-has-application', nobody, { state, embedded: true });
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "You already have an application" [level=1]
      - text: An application for Brindlecove is already in progress. Open Fairlead from the partner’s page again to continue it."
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
    - text: Your cyber policy is active. If your security program has grown, upload your new reports and we’ll look for better terms.
    - button "Upload Documents"
    - button "Go to your account""
  `);
  await page.act({ press: 'Upload Documents' }, { press: 'Go to your account' });
  expect(seen.lefts).toEqual([`${portal}?open=documents`, portal]);
});

describe('/cyber-upgrade', () => {
  test('INTAKE-016 asks a client to sign in', async () => {
    const page = await drawAccount('/cyber-upgrade?experience=vanta', nobody);
    expect(page.body()).toMatchInlineSnapshot(`
      "- heading "Sign in to submit a Cyber upgrade" [level=1]
      - text: You’re already a client. Sign in with the email on your policy, and we’ll review your new reports.
      - button "Sign in""
    `);
    await page.act({ press: 'Sign in' });
    expect(seen.lefts).toHaveLength(1);
  });
});

test('INTAKE-012 INTAKE-013 /vanta-welcome has three steps, and starts with the query kept', async () => {
  const page = await drawAccount('/vanta-welcome?experience=vanta&partner=x', nobody);
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "Insure your startup in 10 minutes." [level=1]
    - text: You’ve already done the security work, and it pays off here. Good controls lower the price of cyber coverage.
    - list:
      - listitem:
        - heading "Tell us about your company" [level=2]
        - text: Answer plain questions about what you do, your team and your data. We’ll fill in what we can look up.
      - listitem:
        - heading "Compare packages" [level=2]
        - text: See prices and limits side by side, from what your contracts require to full coverage.
      - listitem:
        - heading "Pay and sign" [level=2]
        - text: Choose monthly or annual payments. An officer signs by email, and then you get your certificate.
    - button "Get Started""
  `);
  await page.act({ press: 'Get Started' });
  expect(page.at().address).toBe('/?experience=vanta&partner=x');
});
