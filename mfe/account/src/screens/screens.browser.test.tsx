import { nobody, signedIn, unverified } from '@fairlead/mfe-kit/testing';
import '@fairlead/ui/hand-off';
import { drawScreen } from '@fairlead/mfe-kit/testing/draw-screen';
import { $route, $toasts } from '@fairlead/store';
import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSeen, insured, model, named, open, seen } from '../../testing/open-account.ts';
import { screens } from '../routes.tsx';

beforeEach(forgetSeen);

/** The screen of an address, drawn. */
async function show(...asked: Parameters<typeof open>) {
  return draw(await open(...asked));
}

async function draw(app: Awaited<ReturnType<typeof open>>) {
  const name = app.get($route)?.name as keyof typeof screens;
  const Screen = screens[name];
  const place = drawScreen({ scope: app.scope, model, Screen });
  await vi.waitFor(() => expect(place.querySelector('h1')?.textContent).toBeTruthy());
  await vi.waitFor(() => expect(place.querySelector('button')?.textContent).toBeTruthy());
  const buttons = () => [...place.querySelectorAll('button')];
  return {
    ...app,
    place,
    heading: () => place.querySelector('h1')?.textContent,
    buttons: () => buttons().map((button) => button.textContent.trim()),
    press: (text: string) =>
      buttons()
        .find((one) => one.textContent.trim() === text)
        ?.click(),
    goesTo: (address: string) => vi.waitFor(() => expect(app.at().address).toBe(address)),
  };
}

const requester = { clientId: 'cl_4', company: 'Brindlecove', email: 'r@b.co' };
const several = { 'list-clients': [{ client_id: 'cl_3', company: 'Siltbird' }] };

test('INTAKE-007 INTAKE-008 /request-access has its request, its way back and its help', async () => {
  const page = await show('/request-access', nobody, { state: requester });
  expect(page.heading()).toBe('Company account already exists.');
  expect(page.buttons()).toEqual(['Request Access', 'Back']);
  expect(page.place.querySelector('a[href^="mailto:"]')?.textContent).toBeTruthy();
  page.press('Request Access');
  await vi.waitFor(() =>
    expect(page.place.textContent).toContain('Your request has been sent to the admin user...'),
  );
  expect(named('request-client-access')).toHaveLength(1);
  page.press('Back');
  await page.goesTo('/');
});

test('AUTH-019 AUTH-020 an expired link offers Log in, which sends another e-mail', async () => {
  const query = 'success=false&message=Access%20expired.&email=a%40b.co';
  const page = await show(`/loginportal/emailVerified?${query}`, nobody);
  expect(page.heading()).toBe('Link expired');
  expect(page.buttons()).toEqual(['Log in']);
  page.press('Log in');
  await page.goesTo('/verify-email');
  expect(named('resend-verification')).toHaveLength(1);
});

test('an email address that is too long for its line breaks after its @', async () => {
  const page = await show('/verify-email', unverified);
  const email = page.place.querySelector('strong') as HTMLElement;
  const [before, , domain] = email.childNodes;
  if (!before || !domain) throw new Error('The address has no place to break at.');
  before.textContent = 'margaret.featherstonehaugh@';
  domain.textContent = 'siltbird.example';
  const lead = email.closest<HTMLElement>('.lead');
  const linesOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].map(({ top }) => top);
  };
  const whole = email.getBoundingClientRect().width;
  for (let missing = 1; missing < 80; missing += 4) {
    if (lead) lead.style.width = `${whole - missing}px`;
    const [[first], rest] = [linesOf(before), linesOf(domain)];
    expect(rest).toHaveLength(1);
    expect(rest[0]).toBeGreaterThan(Number(first));
  }
});

test('AUTH-022 AUTH-023 AUTH-024 /verify-email says what to do, and its advisor is the chat', async () => {
  const page = await show('/verify-email', unverified);
  expect(page.heading()).toBe('Please check your email.');
  expect(page.place.querySelector('.lead')?.textContent).toContain(
    'We sent a link to ada@x.example. Click it to continue',
  );
  expect(page.buttons()).toContain('Talk to an Advisor');
  page.press('Talk to an Advisor');
  await vi.waitFor(() => expect(page.get($toasts)[0]?.text).toContain('The chat didn’t open.'));
});

test('INTAKE-012 INTAKE-013 /vanta-welcome has three steps and starts with the query kept', async () => {
  const page = await show('/vanta-welcome?experience=vanta&partner=x', nobody);
  expect(page.heading()).toBe('Insure your startup in 10 minutes.');
  expect(page.place.querySelectorAll('ol > li')).toHaveLength(3);
  expect(page.buttons()).toEqual(['Get Started']);
  page.press('Get Started');
  await page.goesTo('/?experience=vanta&partner=x');
});

test('INTAKE-014 INTAKE-015 /user-has-cyber takes documents and leads to the account', async () => {
  const page = await show('/user-has-cyber?experience=vanta', insured);
  expect(page.heading()).toBe('You already have Cyber');
  expect(page.buttons()).toEqual(['Upload Documents', 'Go to your account']);
  page.press('Upload Documents');
  page.press('Go to your account');
  await vi.waitFor(() =>
    expect(seen.lefts).toEqual([
      'https://portal.fairlead.example.com?open=documents',
      'https://portal.fairlead.example.com',
    ]),
  );
});

test('INTAKE-016 /cyber-upgrade asks a client to sign in', async () => {
  const page = await show('/cyber-upgrade?experience=vanta', nobody);
  expect(page.heading()).toBe('Sign in to submit a Cyber upgrade');
  expect(page.place.querySelector('.lead')?.textContent).toContain('You’re already a client.');
  expect(page.buttons()).toEqual(['Sign in']);
});

test.each([
  ['INTAKE-009', '/user-has-application', nobody, 'You already have an application', ['Sign in']],
  [
    'INTAKE-009',
    '/user-has-application',
    signedIn,
    'You already have an application',
    ['Go to your account'],
  ],
  [
    'INTAKE-011',
    '/user-has-insurance',
    insured,
    'You are already a client',
    ['Go to your account'],
  ],
])('%s %s links to what already exists', async (_, address, answers, heading, ways) => {
  const page = await show(address, answers);
  expect(page.heading()).toBe(heading);
  expect(page.buttons()).toEqual(ways);
});

test('AUTH-041 the companies of a contact are offered', async () => {
  const page = await show('/choose-profile', { ...signedIn, ...several });
  await vi.waitFor(() => expect(page.buttons()).toEqual(['Siltbird']));
});

test.each(['/auth/callback?error=access_denied', '/loginportal/emailVerified?message=Odd'])(
  '%s offers a way to sign in once its crash page was shown',
  async (address) => {
    const app = await open(address, nobody);
    await allSettled(model.crashShown, { scope: app.scope });
    const page = await draw(app);
    expect(page.buttons()).toEqual(['Sign In']);
    page.press('Sign In');
    await page.goesTo('/login');
  },
);
