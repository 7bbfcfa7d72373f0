import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { placeOpener } from '../../panel/opener.ts';
import { type SandboxControl, startSandbox } from './start-sandbox.ts';

let control: SandboxControl;

beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  control = await startSandbox();
  placeOpener();
});

afterEach(async () => {
  await control.clearFaults();
});

const panel = () => document.querySelector('fairlead-sandbox-panel');
const panelText = () => panel()?.textContent ?? '';

/** Waits with a timer: the assertions' own polling leaves the service worker no turn to answer in. */
async function until(holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 25));
  expect(holds()).toBe(true);
}

const ask = (path: string) => fetch(`/api/${path}`);

test('the worker answers the page’s requests from the world in Web Storage', async () => {
  expect(await (await ask('auth-service/session')).json()).toMatchObject({ authenticated: false });
  await control.begin({ persona: 'ms-released', flags: { 'ach-payment': true } });
  control.stayOnPage();
  const session = await ask('auth-service/session');
  expect(await session.json()).toMatchObject({ authenticated: true, client_id: 'cl_041' });
  const submission = await ask('client-backend/market-submission/ms_041');
  expect(await submission.json()).toMatchObject({ status: 'RELEASED' });
  expect(control.state().flags).toMatchObject({ 'ach-payment': true });
  expect((await control.signedInAs())?.email).toBe('ines@quillmarsh.example.com');
});

test('a page that another world replaces is not told so before it is left', async () => {
  const asked = ask('auth-service/session');
  const begun = control.begin({ persona: 'ms-released', flags: { 'ach-payment': true } });
  const askedMeanwhile = ask('auth-service/session');
  await begun;
  const answers: string[] = [];
  void asked.then(() => answers.push('before'));
  void askedMeanwhile.then(() => answers.push('meanwhile'));
  control.stayOnPage();
  expect(await (await ask('auth-service/session')).json()).toMatchObject({ client_id: 'cl_041' });
  expect(answers).toEqual([]);
});

test('a page is not answered as somebody else before it is left', async () => {
  const entered = control.enterAs('ms-released');
  let isAnswered = false;
  void ask('auth-service/session').then(() => {
    isAnswered = true;
  });
  await entered;
  control.stayOnPage();
  expect(await (await ask('auth-service/session')).json()).toMatchObject({ client_id: 'cl_041' });
  expect(isAnswered).toBe(false);
});

test('what has begun continues after a reload: the world and the session are kept', async () => {
  const { openSandbox } = await import('./open-sandbox.ts');
  const { sandbox, tab } = await openSandbox();
  expect(await sandbox.world.store.get('submission', 'ms_041')).toMatchObject({ id: 'ms_041' });
  expect(await sandbox.world.store.get('session', tab.get() ?? '')).toMatchObject({
    contact_id: 'ct_041',
  });
});

test('the panel opens by its button, sets a fault, moves the time and closes with Escape', async () => {
  await page.getByRole('button', { name: 'Open sandbox' }).click();
  await until(() => panelText().includes('ines@quillmarsh'));

  await page.getByRole('button', { name: 'Add fault' }).click();
  await page.getByLabelText('Call', { exact: true }).selectOptions('get-me');
  await page.getByLabelText('What goes wrong').selectOptions('503 Unavailable');
  await page.getByRole('button', { name: 'Set fault' }).click();
  await until(() => panelText().includes('once more'));
  expect((await ask('intake-engine/v1/me')).status).toBe(503);
  await until(() => !panelText().includes('once more'));

  expect(panelText()).toContain('+24 h signs you out.');
  const before = control.state().now;
  await page.getByRole('button', { name: '+24 h' }).click();
  await until(() => control.state().now - before >= 86_400_000);
  await until(() => panelText().includes('The session of ines@quillmarsh.example.com ended'));

  await page.getByRole('switch', { name: 'charge-transaction-fees' }).click();
  await until(() => control.state().flags['charge-transaction-fees'] === true);

  panel()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(panel()).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Open sandbox');
});

test('the panel counts e-mails, and decides reviews as the underwriter', async () => {
  await control.begin({ persona: 'ms-bind-requested' });
  await control.enterAs('requires-review');
  control.stayOnPage();
  await page.getByRole('button', { name: 'Open sandbox' }).click();
  await until(() => panelText().includes('Open mailbox (1)'));
  const link = panel()?.querySelector('a');
  expect(link?.getAttribute('href')).toBe(
    `/sandbox/mailbox?return_to=${encodeURIComponent(location.pathname + location.search)}`,
  );
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await until(() => panelText().includes('1 approved. Reload the page to see it.'));
  const answer = await ask('intake-engine/v1/applications/app_015/decision');
  expect(JSON.stringify(await answer.json())).toContain('NON_LEGACY_ATTEST');
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await until(() => panelText().includes('Nothing is in review.'));
  panel()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
});

test('the mailbox of the login site holds the verification e-mail, and its link works', async () => {
  const { localLogin } = await import('../../login-site/local-login.ts');
  const { signInPage } = await import('../../login-site/sign-in-page.ts');
  const { mailboxPage } = await import('../../login-site/mailbox-page.ts');
  const { placeOf } = await import('../../login-site/place.ts');
  const login = await localLogin();
  const went: string[] = [];
  const go = (address: string) => void went.push(address);
  const placeAt = (address: string) => placeOf(location.origin + address);

  const signUp = placeAt('/sandbox/login?type=signup&return_to=/auth/callback');
  document.body.append(signInPage(login, signUp, go));
  await page.getByLabelText('Email').fill('new@example.com');
  await page.getByRole('button', { name: 'Create account' }).click();
  await until(() => went[0]?.includes('/sandbox/mailbox') ?? false);
  document.body.append(await mailboxPage(login, placeAt(went[0] ?? ''), go));
  await page.getByRole('button', { name: 'Verify email address' }).click();
  await until(() => went[1]?.includes('/loginportal/emailVerified?success=true') ?? false);
  expect((await control.signedInAs())?.email).toBe('new@example.com');
});

test('a fault strikes the page’s own requests', async () => {
  await control.addFault({ call: 'get-session', kind: 'status', status: 503, times: 1 });
  expect((await ask('auth-service/session')).status).toBe(503);
  expect((await ask('auth-service/session')).status).toBe(200);
  await control.addFault({ call: 'get-session', kind: 'dropped-before-commit', times: 1 });
  await expect(ask('auth-service/session')).rejects.toThrow();
});
