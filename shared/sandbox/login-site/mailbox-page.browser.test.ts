import { expect, test } from 'vitest';
import type { LoginApi } from './login-api.ts';
import { mailboxPage } from './mailbox-page.ts';

const documents = {
  id: 'mail_1',
  to: 'nina@bramblecask.example.com',
  subject: 'Please sign the insurance documents of Bramblecask, Inc.',
  sent_at: Date.parse('2026-11-23T19:40:00Z'),
  link_id: null,
  body: 'Hi Nina. Read and sign here: /esign/env_1?key=abc. The link works for 7 days.',
  opens: '/esign/env_1?key=abc',
};
const place = { page: 'mailbox', returnTo: '/', error: null, reason: null } as const;

async function open(mails: Awaited<ReturnType<LoginApi['mailbox']>>, email = '') {
  const left: string[] = [];
  const login = { mailbox: async () => mails, openLink: async () => '/' };
  const page = await mailboxPage(login, { ...place, email }, (address) => left.push(address));
  return { page, left };
}

test('an e-mail has its date written out and a whole link', async () => {
  const { page, left } = await open([documents]);
  expect(page.querySelector('h1')?.textContent).toBe('Mailbox');
  expect(page.textContent).toMatch(/To nina@bramblecask\.example\.com, November 2[34], 2026 at \d/);
  const whole = `${location.origin}/esign/env_1?key=abc`;
  expect(page.textContent).toContain(`Read and sign here: ${whole}. The link works for 7 days.`);
  const [button] = [...page.querySelectorAll('button')];
  button?.click();
  expect([button?.textContent, left]).toEqual(['Open the link', [documents.opens]]);
});

test('an empty mailbox claims no e-mail', async () => {
  const { page } = await open([], 'nina@bramblecask.example.com');
  expect(page.querySelector('h1')?.textContent).toBe('Mailbox');
  expect(page.textContent).toContain('There is no e-mail to nina@bramblecask.example.com yet.');
});

test('the mailbox of somebody who signed up names the address', async () => {
  const verification = { ...documents, link_id: 'link_1', opens: null, body: 'Hi Nina.' };
  const { page } = await open([verification], 'nina@bramblecask.example.com');
  expect(page.querySelector('h1')?.textContent).toBe('We sent you an email');
});
