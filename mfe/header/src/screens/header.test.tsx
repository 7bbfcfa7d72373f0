import { drawOpened } from '@fairlead/headless-page/draw-opened';
import { preloadLazyViews } from '@fairlead/mfe-kit/lazy-view';
import { choosing, embeddedStorage, nobody } from '@fairlead/mfe-kit/testing';
import { $toasts, listClientsFx, paymentStarted } from '@fairlead/store';
import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { model, open, signedInWithCompanies } from '../../testing/open-header.ts';
import { definition } from '../definition.ts';

// Here and not in a test, whose time it would take.
await preloadLazyViews();

const draw = async (...given: Parameters<typeof open>) =>
  drawOpened(definition, { ...(await open(...given)), model });

describe('for a visitor', () => {
  test('SHELL-017 the header has the way home, the advisor and Sign In', async () => {
    const page = await draw(nobody, '/unsupported-location');
    expect(page.body()).toMatchInlineSnapshot(`
      "- banner:
        - link "Fairlead"
        - navigation "Account":
          - button "Talk to an Advisor"
          - button "Sign In""
    `);
    await page.act({ press: 'Fairlead' }, { press: 'Sign In' });
    expect(page.followed).toEqual(['/']);
    expect(page.lefts).toHaveLength(1);
  });

  test('while one leaves for the login site, Sign In rests', async () => {
    const page = await draw(nobody);
    await page.act({ press: 'Sign In' });
    expect(page.body()).toContain('button "Sign In" [disabled]');
  });

  test('AUTH-043 embedded in a page of a partner there is no Sign In', async () => {
    const page = await draw(nobody, '/', embeddedStorage());
    expect(page.snapshot('Account')).toMatchInlineSnapshot(`"- button "Talk to an Advisor""`);
  });
});

test('SHELL-008 the advisor is the chat, said in words beside its icon', async () => {
  const page = await draw(nobody);
  expect(page.icons()).toEqual(['chat Talk to an Advisor']);
  await page.act({ press: 'Talk to an Advisor' });
  expect(page.get($toasts)[0]?.text).toContain('The chat didn’t open.');
});

test('the partner’s brand is shown to customers of Vanta', async () => {
  const page = await draw(nobody, '/?experience=vanta');
  expect(page.body()).toMatchInlineSnapshot(`
    "- banner:
      - link "Fairlead"
      - text: for Vanta customers
      - navigation "Account":
        - button "Talk to an Advisor"
        - button "Sign In""
  `);
});

describe('for a signed-in user', () => {
  test('SHELL-016 the menu has avatar, e-mail and Sign Out', async () => {
    const page = await draw(signedInWithCompanies);
    await page.act({ press: 'ada@x.example Account menu' });
    expect(page.snapshot('Account')).toMatchInlineSnapshot(`
      "- button "Talk to an Advisor"
      - button "ada@x.example Account menu" [expanded]
      - menu "Account menu":
        - menuitem "Sign Out""
    `);
    await page.act({ press: 'Sign Out' });
    expect(page.lefts[0]).toMatch(/^\/login-site\/logout\?return_to=/);
  });

  test('AUTH-041 a user with several companies can switch between them', async () => {
    const page = await draw(signedInWithCompanies);
    await allSettled(listClientsFx, { scope: page.scope });
    await page.act({ press: 'ada@x.example Account menu' });
    expect(page.snapshot('Account')).toMatchInlineSnapshot(`
      "- button "Talk to an Advisor"
      - button "ada@x.example Account menu" [expanded]
      - menu "Account menu":
        - menuitem "Switch company"
        - separator
        - menuitem "Sign Out""
    `);
    await page.act({ press: 'Switch company' });
    expect(page.at().address).toBe('/choose-profile');
    expect(page.lefts).toEqual([]);
  });

  test('during a payment, Switch company and Sign Out say why they are disabled', async () => {
    const page = await draw(signedInWithCompanies);
    await allSettled(listClientsFx, { scope: page.scope });
    await allSettled(paymentStarted, { scope: page.scope });
    await page.act({ press: 'ada@x.example Account menu' });
    expect(page.snapshot('Account')).toMatchInlineSnapshot(`
      "- button "Talk to an Advisor"
      - button "ada@x.example Account menu" [expanded]
      - menu "Account menu":
        - menuitem "Switch company" ("Switch company A payment is under way.") [disabled]:
          - /description: A payment is under way.
        - separator
        - menuitem "Sign Out" ("Sign Out A payment is under way.") [disabled]:
          - /description: A payment is under way."
    `);
  });

  test('without a name or an email the menu says ’Signed in’', async () => {
    const page = await draw(choosing, '/unsupported-location');
    expect(page.snapshot('Account')).toMatchInlineSnapshot(`
      "- button "Talk to an Advisor"
      - button "Signed in Account menu""
    `);
  });
});
