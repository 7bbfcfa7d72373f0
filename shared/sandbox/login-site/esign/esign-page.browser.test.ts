import { expect, onTestFinished, test, vi } from 'vitest';
import { type Envelope, signatureErrors } from '../../src/checkout/esign.ts';
import type { LoginApi } from '../login-api.ts';
import { envelopeAt, esignPage } from './esign-page.ts';

const open: Envelope = {
  id: 'env_10065',
  state: 'open',
  company: 'Pellucid Wharf, Inc.',
  first_name: 'Caleb',
  officer_name: 'Marguerite Oyelaran',
  officer_title: 'CFO',
  officer_email: 'marguerite@pellucidwharf.example.com',
  is_applicant: false,
  documents: ['Application', 'Quote and coverage summary', 'Terrorism disclosure'],
  terms: [
    { name: 'Cyber', value: '$2,000,000' },
    { name: 'Effective', value: '12/01/2026' },
  ],
  sent: '11/20/2026',
  date: '12/20/2026',
};

/** Shows the page of an envelope, over a stand-in that keeps what is asked of it. */
async function show(change: Partial<Envelope> = {}) {
  let envelope = { ...open, ...change };
  const asked: unknown[] = [];
  const login: Pick<LoginApi, 'openEnvelope' | 'sign' | 'decline' | 'sendNewLink'> = {
    openEnvelope: async () => envelope,
    async sign(id, key, typed) {
      asked.push(['sign', id, key]);
      const errors = signatureErrors(typed, envelope.officer_name);
      if (errors.name || errors.consent) return errors;
      envelope = { ...envelope, state: 'signed', date: '11/20/2026' };
      return null;
    },
    async decline(id, key, reason) {
      asked.push(['decline', id, key, reason]);
      envelope = { ...envelope, state: 'declined' };
    },
    async sendNewLink(id) {
      asked.push(['new link', id]);
    },
  };
  const page = await esignPage(login as LoginApi, { id: 'env_10065', key: 'k1' });
  document.body.append(page);
  onTestFinished(() => page.remove());
  const button = (name: string) => {
    const found = [...page.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    );
    if (!found) throw new Error(`There is no button '${name}'`);
    return found;
  };
  return {
    page,
    asked,
    button,
    press: async (name: string) => {
      button(name).click();
      // What the stand-in answers is answered in this many turns at most.
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
    heading: () => page.querySelector('h1')?.textContent,
    type: (text: string) => {
      const input = page.querySelector<HTMLInputElement>('input[name=name]');
      if (!input) return;
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    check: () => page.querySelector<HTMLInputElement>('input[name=consent]')?.click(),
    choose: (reason: string) => {
      const select = page.querySelector('select');
      if (select) select.value = reason;
    },
    errors: () =>
      [...page.querySelectorAll<HTMLElement>('.field-error')]
        .filter(({ hidden }) => !hidden)
        .map(({ textContent }) => textContent),
    paper: () => page.querySelector('article')?.textContent ?? '',
  };
}

test.each([
  ['http://here/esign/env_10065?key=k1', { id: 'env_10065', key: 'k1' }],
  ['http://here/esign/env_10065', { id: 'env_10065', key: '' }],
  ['http://here/sandbox/esign/env_10065?key=k1', null],
  ['http://here/esign/', null],
])('%s opens %o', (address, envelope) => {
  expect(envelopeAt(address)).toEqual(envelope);
});

test('the officer reads who asks for what, and the documents', async () => {
  const { page, heading, paper } = await show();
  expect(heading()).toBe('Sign the insurance documents of Pellucid Wharf, Inc.');
  expect(page.textContent).toContain(
    'Caleb chose coverage for Pellucid Wharf, Inc. and named you as the officer who signs. Read the documents, then sign or decline.',
  );
  expect(page.querySelector('[aria-label=Documents]')?.textContent).toBe(
    'ApplicationQuote and coverage summaryTerrorism disclosure',
  );
  expect(page.querySelector('.esign-signer')?.textContent).toBe(
    'Marguerite Oyelaran, CFOmarguerite@pellucidwharf.example.com',
  );
  expect(paper()).toContain('Document 1 of 3Envelope env_10065');
  expect(paper()).toContain(
    'Pellucid Wharf, Inc. applies for the coverages below and accepts the quote of 11/20/2026.Cyber$2,000,000Effective12/01/2026',
  );
  expect(page.textContent).toContain('Sent on 11/20/2026. Can be signed until 12/20/2026.');
  expect(page.textContent).toContain('Nothing signed here is binding.');
  const labels = [...page.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toContain('Type your full name');
  expect(labels).toContain(
    'I agree to sign electronically and I am authorized to sign for Pellucid Wharf, Inc.',
  );
});

test('a signature needs the officer’s name and the consent', async () => {
  const { press, errors, type, check, heading, page, paper, asked } = await show();
  await press('Sign');
  expect(errors()).toEqual(['Type your full name.', 'Check the box to sign electronically.']);
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  type('Caleb Anand');
  expect(errors()).toEqual(['Check the box to sign electronically.']);
  check();
  expect(errors()).toEqual([]);
  await press('Sign');
  expect(errors()).toEqual(['Type the name the documents were prepared for: Marguerite Oyelaran.']);
  type('marguerite oyelaran');
  expect(page.querySelector('.signature')?.textContent).toBe('marguerite oyelaran');
  await press('Sign');
  expect(heading()).toBe('You signed the documents');
  expect(page.textContent).toContain(
    'You signed on 11/20/2026. We’re sending a copy to marguerite@pellucidwharf.example.com. You can close this page.',
  );
  expect(paper()).toContain('Signed by Marguerite Oyelaran on 11/20/2026');
  expect(document.activeElement?.textContent).toBe('You signed the documents');
  expect(asked.at(-1)).toEqual(['sign', 'env_10065', 'k1']);
});

test('a decline needs a reason, and can be left', async () => {
  const { press, errors, choose, heading, page, asked, paper, button } = await show();
  await press('Decline to sign');
  expect(document.activeElement?.tagName).toBe('SELECT');
  expect(page.textContent).toContain(
    'We’ll cancel the documents and tell Caleb. Nothing is charged.',
  );
  expect(button('Sign').hidden).toBe(true);
  expect([...page.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Choose a reason',
    'I’m not the right person',
    'Something is wrong in the documents',
    'We chose other insurance',
    'Other',
  ]);
  await press('Go back');
  expect(document.activeElement?.textContent).toBe('Decline to sign');
  await press('Decline to sign');
  await press('Decline');
  expect(errors()).toEqual(['Choose a reason.']);
  expect(asked).toEqual([]);
  choose('We chose other insurance');
  await press('Decline');
  expect(asked).toEqual([['decline', 'env_10065', 'k1', 'We chose other insurance']]);
  expect(heading()).toBe('You declined to sign');
  expect(paper()).toContain('Not signed');
  expect(page.textContent).toContain('We told Caleb. No coverage starts and nothing is charged.');
});

test.each([
  [
    'link_expired',
    'This link expired',
    'Links work for 7 days. We can send a new one to marguerite@pellucidwharf.example.com. You have until 12/20/2026 to sign.',
  ],
  [
    'link_replaced',
    'There is a newer link',
    'Use the link in our latest email to marguerite@pellucidwharf.example.com.',
  ],
] as const)('%s says so and sends a new link', async (state, title, body) => {
  const { heading, page, press, asked } = await show({ state });
  expect(heading()).toBe(title);
  expect(page.textContent).toContain(body);
  await press('Send a new link');
  expect(asked).toEqual([['new link', 'env_10065']]);
  expect(page.querySelector('[role=status]')?.textContent).toBe(
    'We sent a new link to marguerite@pellucidwharf.example.com.',
  );
});

test.each([
  [
    'canceled',
    'These documents were canceled',
    'They weren’t signed within 30 days. Caleb can check out again.',
  ],
  [
    'unknown',
    'We couldn’t find these documents',
    'Check that you opened the whole link, or write to success@fairlead.example.com.',
  ],
] as const)('%s says so, and there is nothing to press', async (state, title, body) => {
  const { heading, page } = await show({ state });
  expect(heading()).toBe(title);
  expect(page.textContent).toContain(body);
  expect(page.querySelector('.esign-parts button')).toBeNull();
});

test('the documents are printed, or saved, by the browser', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  onTestFinished(() => print.mockRestore());
  const { press } = await show();
  await press('Print or save as PDF');
  expect(print).toHaveBeenCalledOnce();
});

test('documents that can’t be opened show a message, and can be opened again', async () => {
  let isDown = true;
  const login: Pick<LoginApi, 'openEnvelope'> = {
    async openEnvelope() {
      if (isDown) throw new Error('The login site asked its server to esign/open: 503');
      return open;
    },
  };
  const page = await esignPage(login as LoginApi, { id: 'env_10065', key: 'k1' });
  document.body.append(page);
  onTestFinished(() => page.remove());
  const heading = () => page.querySelector('h1')?.textContent;
  expect(heading()).toBe('We couldn’t open the documents. Try again in a few minutes.');
  isDown = false;
  page.querySelector<HTMLElement>('.esign-parts button')?.click();
  await vi.waitFor(() =>
    expect(heading()).toBe('Sign the insurance documents of Pellucid Wharf, Inc.'),
  );
});

test('the page talks to the person who bought and signs, not about them', async () => {
  const own = { is_applicant: true, first_name: 'Marguerite' };
  const { page } = await show(own);
  expect(page.textContent).toContain(
    'You chose coverage for Pellucid Wharf, Inc. and sign for it yourself. Read the documents, then sign or decline.',
  );
  expect(page.textContent).toContain('We’ll cancel the documents. Nothing is charged.');
  const canceled = await show({ ...own, state: 'canceled' });
  expect(canceled.page.textContent).toContain('You can check out again.');
  const declined = await show({ ...own, state: 'declined' });
  expect(declined.page.textContent).not.toContain('We told');
});
