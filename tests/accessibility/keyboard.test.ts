import { afterAll, beforeAll, expect, test } from 'vitest';
import { headingFocused, Key, tabTo, type, visibleFocusOf } from './keyboard.ts';
import { begin, browser, isTrue, resize, see } from './page.ts';

beforeAll(async () => resize(await browser(), 1280, 800));
afterAll(async () => resize(await browser(), 1280));

const flags = { 'intake-client-plm-quoting': true, 'ach-payment': true };

test('the first Tab offers to skip the header, and Enter does', async () => {
  const page = await begin({ persona: 'new-founder' });
  await see(page, "Let's get you covered", '#main h1');
  await see(page, 'Sign In', 'header');
  expect(await tabTo(page, 'Skip to content', 1)).toEqual(['Skip to content']);
  await page.keys(Key.Enter);
  await tabTo(page, 'Sign In', 1);
  expect(await page.execute(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('submitting an empty form focuses a summary with a link to each field', async () => {
  const page = await begin({ persona: 'new-founder' });
  await see(page, "Let's get you covered", '#main h1');
  await tabTo(page, 'Continue');
  await page.keys(Key.Enter);
  await isTrue(
    page,
    () => document.activeElement?.matches('.error-summary[role=alert]') ?? false,
    'The summary never took the focus',
  );
  const first = await tabTo(page, 'Legal business name', 1);
  expect(first).toHaveLength(1);
  await page.keys(Key.Enter);
  const field = await visibleFocusOf(page);
  expect(field.kind).toBe('input');
  expect(field.name).toContain('Legal business name');
});

test('a founder comes from the form to the second question set by keyboard alone', async () => {
  const page = await begin({ persona: 'new-founder' });
  await see(page, "Let's get you covered", '#main h1');
  await tabTo(page, 'Legal business name');
  await type(page, 'Pebblewick Labs, Inc.');
  await tabTo(page, 'Website', 1);
  await type(page, 'https://pebblewicklabs.example.com');
  await tabTo(page, 'Primary address', 2);
  await type(page, '137 Halyard Street');
  await isTrue(
    page,
    () => document.activeElement?.getAttribute('aria-expanded') === 'true',
    'No addresses were offered',
  );
  await page.keys([Key.ArrowDown]);
  await page.keys([Key.Enter]);
  await isTrue(
    page,
    () => document.activeElement?.getAttribute('aria-expanded') === 'false',
    'The list of addresses stays open',
  );
  await tabTo(page, 'Type of location', 2);
  await type(page, 'Co');
  await tabTo(page, 'First name', 1);
  await type(page, 'Ada');
  await tabTo(page, 'Last name', 1);
  await type(page, 'Lindqvist');
  await tabTo(page, 'Email', 1);
  await type(page, 'ada@pebblewicklabs.example.com');
  await tabTo(page, 'Phone number', 1);
  await type(page, '4155550111');
  await tabTo(page, 'Job title', 1);
  await type(page, 'CEO');
  await tabTo(page, 'How did you hear', 1);
  await type(page, 'Search');
  await tabTo(page, 'I’ve read', 1);
  await page.keys(Key.Space);
  await tabTo(page, 'Continue', 3);
  await page.keys(Key.Enter);

  await isTrue(page, () => location.pathname === '/sandbox/login', 'The login site never opened');
  await tabTo(page, 'Create account');
  await page.keys(Key.Enter);
  await tabTo(page, 'Back to Fairlead');
  await page.keys(Key.Enter);
  await see(page, 'Please check your email.', '#main h1');
  await openVerificationLink();

  await see(page, 'About the company', '#main h1');
  await tabTo(page, 'Entity type');
  await type(page, 'C');
  await tabTo(page, 'State of formation', 1);
  await type(page, 'Delaware');
  await tabTo(page, 'Date of formation', 1);
  await type(page, '03152021');
  await tabTo(page, 'Yes', 6);
  await page.keys(Key.ArrowRight);
  expect((await visibleFocusOf(page)).name).toBe('No');
  await tabTo(page, 'Yes', 1);
  await page.keys(Key.ArrowDown);
  await tabTo(page, 'Save & Continue', 2);
  await page.keys(Key.Enter);
  await headingFocused(page, 'What you do');
});

test('a client comes from the comparison over a declined card to the confirmation by keyboard alone', async () => {
  const page = await begin({ persona: 'ms-released', flags });
  await see(page, 'Your Package Options', '#main h1');
  await tabTo(page, 'Buy Now Recommended');
  await page.keys(Key.Enter);
  await headingFocused(page, 'How would you like to pay?');
  await tabTo(page, 'Monthly', 3);
  await page.keys(Key.ArrowRight);
  expect((await visibleFocusOf(page)).name).toContain('Annually');
  await tabTo(page, 'Continue to Payment');
  await page.keys(Key.Enter);
  await see(page, 'Payment method', 'main h2');
  await headingFocused(page, 'How would you like to pay?');
  await tabTo(page, 'Bank account', 3);
  await page.keys(Key.ArrowRight);
  await see(page, 'Card number', '.card-form[aria-busy=false]');
  await tabTo(page, 'Credit or debit card number', 1);
  await type(page, '4000000000000002');
  await tabTo(page, 'Credit or debit card expiration', 1);
  await type(page, '1230');
  await tabTo(page, 'Credit or debit card CVC', 1);
  await type(page, '123');
  await tabTo(page, 'Postal code', 1);
  await type(page, '94105');
  await tabTo(page, 'Send for Signature');
  await page.keys(Key.Enter);
  await isTrue(
    page,
    () => document.activeElement?.textContent?.includes('use a different card') ?? false,
    'The focus was never on what went wrong',
  );
  await tabTo(page, 'Credit or debit card number', 1);
  await page.keys([Key.Ctrl, 'a']);
  await type(page, '4242424242424242');
  await tabTo(page, 'Send for Signature');
  await page.keys(Key.Enter);
  await headingFocused(page, 'You’re all set');
});

test('Escape closes menu, dialog and drawer, and gives the focus back to what opened them', async () => {
  const page = await begin({
    persona: 'custom-package-client',
    flags: { ...flags, 'intake-client-plm-quote-customization': true },
    path: '/market-submission/ms_046/packages/pk_046_1',
  });
  await see(page, 'e', '#main h1');
  await see(page, 'View Details', 'main');
  for (const opener of ['View Details: ', 'Tell us about additional needs']) {
    await tabTo(page, opener);
    await page.keys(Key.Enter);
    await isTrue(
      page,
      () => document.activeElement?.closest(':is(ui-dialog, ui-drawer)[open]') !== null,
      `'${opener}' took no focus inside`,
    );
    await visibleFocusOf(page);
    await page.keys(Key.Escape);
    await isTrue(
      page,
      (name) =>
        (document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '').startsWith(
          name,
        ),
      `The focus never came back to '${opener}'`,
      opener,
    );
  }
});

test('on a phone nothing that takes the focus is under the bar at the foot', async () => {
  await resize(await browser(), 375, 812);
  const page = await begin({ persona: 'returning-created' });
  await see(page, 'About the company', '#main h1');
  await tabTo(page, 'Save & Continue');
  await resize(page, 1280, 800);
});

async function openVerificationLink() {
  const page = await browser();
  const address = await page.executeAsync((done: (address: string) => void) => {
    type Sandbox = { openVerificationEmail(email: string): Promise<string> };
    const { fairleadSandbox } = globalThis as unknown as { fairleadSandbox: Sandbox };
    void fairleadSandbox.openVerificationEmail('ada@pebblewicklabs.example.com').then(done);
  });
  await page.url(new URL(address, await page.getUrl()).href);
}
