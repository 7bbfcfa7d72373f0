import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { ask } from '../test-kit/ask.ts';
import { openedEnvelope } from '../test-kit/opened-envelope.ts';
import { checkout, payments, read } from '../test-kit/package-checkout.ts';

const day = 86_400_000;
const email = 'ines@quillmarsh.example.com';

async function paid(body: object = {}) {
  const opened = await checkout();
  await opened.pay({ body });
  const mails = () => opened.ines.login.mailbox(email);
  return { ...opened, mails, envelope: () => openedEnvelope(opened.sandbox, email) };
}

const subjects = (mails: readonly { readonly subject: string }[]) =>
  mails.map(({ subject }) => subject).reverse();

test('the documents of a paid package are sent immediately, and the email addresses its reader directly', async () => {
  const { mails } = await paid();
  const [mail] = await mails();
  expect(mail).toMatchObject({
    to: email,
    subject: 'Please sign the insurance documents of Quillmarsh Software, Inc.',
    opens: expect.stringMatching(/^\/esign\/env_ms_041\?key=\w+$/),
  });
  expect(mail?.body).toMatch(
    /^Hi Ines\. Your insurance documents for Quillmarsh Software, Inc\. are ready/,
  );
  expect(mail?.body).toContain("documents that aren't signed by December 20, 2026 are canceled");
  expect(mail?.body?.match(/Ines/g)).toHaveLength(1);
});

test('what is signed is what was bought', async () => {
  const { envelope } = await paid();
  expect(await (await envelope()).open()).toMatchObject({
    state: 'open',
    company: 'Quillmarsh Software, Inc.',
    officer_name: 'Ines Marlowe',
    officer_email: email,
    is_applicant: true,
    documents: [
      'Application',
      'Quote and coverage summary',
      'Surplus lines notice',
      'Terrorism disclosure',
    ],
    terms: [
      { name: 'General Liability', value: '$2,000,000' },
      { name: 'Employee Benefits Liability', value: '$2,000,000' },
      { name: 'Cyber', value: '$2,000,000' },
      { name: 'Errors & Omissions', value: '$1,000,000' },
      { name: 'Directors & Officers', value: '$2,000,000' },
      { name: 'Employment Practices Liability', value: '$1,000,000' },
      { name: 'Effective', value: '12/01/2026' },
      { name: 'Premium, taxes, and fees', value: '$15,960.62, paid monthly' },
    ],
    sent: '11/20/2026',
    date: '12/20/2026',
  });
});

test('a signature binds the package, and only a signature does', async () => {
  const { sandbox, ines, envelope } = await paid();
  await sandbox.advance(60 * 60_000);
  expect(await read(ines)).toMatchObject({ status: 'BIND_REQUESTED' });
  expect(await (await envelope()).sign('Ines Marlowe')).toBeNull();
  const bound = await read(ines);
  expect(bound.status).toBe('BOUND');
  expect(bound.packages.map(({ id, quotes }) => [id, quotes[0]?.status])).toEqual([
    ['pk_041_1', 'CANCELED'],
    ['pk_041_2', 'BOUND'],
    ['pk_041_3', 'CANCELED'],
  ]);
  expect((await (await envelope()).open()).state).toBe('signed');
});

test('the payment is collected on the start date, with a receipt', async () => {
  const { sandbox, mails, envelope } = await paid();
  await (await envelope()).sign('Ines Marlowe');
  await sandbox.advance(10 * day);
  expect(subjects(await mails())).not.toContain('Quillmarsh Software, Inc. is covered');
  await sandbox.advance(day);
  expect(subjects(await mails())).toEqual([
    'Please sign the insurance documents of Quillmarsh Software, Inc.',
    'You signed the insurance documents of Quillmarsh Software, Inc.',
    'The documents of Quillmarsh Software, Inc. are signed',
    expect.stringMatching(/^Receipt for \$/),
    'Quillmarsh Software, Inc. is covered',
  ]);
  expect((await mails())[2]?.body).toMatch(
    /^Hi Ines\. You signed the documents\. We collect the first payment of \$[\d,.]+ on December 1, 2026\.$/,
  );
  expect((await mails())[0]?.body).toContain('FL-041 is active as of December 1, 2026');
});

test('coverage of documents that are signed after the chosen day starts on the day of the signature', async () => {
  const { sandbox, ines, envelope } = await paid();
  await sandbox.advance(15 * day);
  await (await envelope()).sign('Ines Marlowe');
  await ines.login.signIn(email);
  const { packages } = await read(ines);
  expect(packages[1]?.quotes[0]?.effective_date).toBe('2026-12-05');
});

test('after a decline the packages can be bought again, with documents of their own', async () => {
  const { sandbox, ines, pay, mails, envelope } = await paid();
  await (await envelope()).decline('Something is wrong in the documents');
  const reopened = await read(ines);
  expect(reopened.status).toBe('RELEASED');
  expect(reopened.packages.flatMap(({ quotes }) => quotes.map(({ status }) => status))).toEqual(
    reopened.packages.flatMap(({ quotes }) => quotes.map(() => 'RELEASED')),
  );
  expect((await mails())[0]?.body).toBe(
    'Hi Ines. You declined to sign: Something is wrong in the documents. Nothing was charged. You can check out again.',
  );
  await pay({ key: 'key-2' });
  expect((await mails())[0]?.opens).toMatch(/^\/esign\/env_ms_041_2\?/);
  expect(await sandbox.world.store.list('checkout')).toHaveLength(2);
});

test('unsigned documents are canceled after 30 days, and the packages offered again', async () => {
  const { sandbox, ines, mails } = await paid();
  await sandbox.advance(31 * day);
  expect(subjects(await mails())).toEqual([
    'Please sign the insurance documents of Quillmarsh Software, Inc.',
    ...Array.from({ length: 4 }, () => 'Reminder: Quillmarsh Software, Inc. needs your signature'),
    'The documents of Quillmarsh Software, Inc. were canceled',
  ]);
  await ines.login.signIn(email);
  expect((await read(ines)).status).toBe('RELEASED');
});

test('a persona who waits for the signature has the documents', async () => {
  const sandbox = await createSandbox({ persona: 'ms-bind-requested' });
  const omar = sandbox.visitor('ms-bind-requested');
  const envelope = await openedEnvelope(sandbox, 'omar@larkspindle.example.com');
  expect(await envelope.sign('Omar Siddiqui')).toBeNull();
  const submission = await ask<{ status: string }>(omar, 'get-market-submission', {
    params: { id: 'ms_042' },
  });
  expect(submission.status).toBe('BOUND');
});

test('an activation that is refused sends nothing', async () => {
  const { sandbox, pay, ines } = await checkout();
  await expect(pay({ amount: 1 })).rejects.toMatchObject({ errorCode: 'amount_changed' });
  expect(await ines.login.mailbox(email)).toEqual([]);
  expect(await payments(sandbox)).toEqual([]);
});
