import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';

const day = 86_400_000;

async function open(persona: string, now: string) {
  const sandbox = await createSandbox({ persona, now, zone: 'UTC' });
  const { login } = sandbox.visitor(persona);
  return {
    store: sandbox.world.store,
    pass: (count: number) => sandbox.advance(count * day),
    mails: async () => (await login.mailbox()).toReversed(),
    subjects: async () => (await login.mailbox()).map(({ subject }) => subject).reverse(),
  };
}

// The policy of renewal-ready ends on 12/30/2026.
test('a client is reminded 60, 30, 14, 7 and 1 days before the policy ends, and told when it has', async () => {
  const { pass, subjects } = await open('renewal-ready', '2026-11-20T18:00:00Z');
  expect(await subjects()).toEqual(["It's time to renew", '60 days left to renew']);
  await pass(9);
  expect(await subjects()).toHaveLength(2);
  await pass(1);
  expect((await subjects()).at(-1)).toBe('30 days left to renew');
  await pass(29);
  expect((await subjects()).slice(3)).toEqual([
    '14 days left to renew',
    '7 days left to renew',
    '1 day left to renew',
  ]);
  await pass(1);
  expect(await subjects()).toHaveLength(6);
  await pass(1);
  expect((await subjects()).at(-1)).toBe('Your policies have ended');
  expect(await subjects()).toHaveLength(7);
});

test('the mail that opens a renewal and the landing page say how long it takes in the same words', async () => {
  const { mails } = await open('renewal-ready', '2026-11-20T18:00:00Z');
  expect((await mails())[0]?.body).toBe(
    "Hi Wendy, the policies for Coveplane, Inc. end on December 30, 2026. We've kept last year's answers, so renewing takes about 15 minutes.",
  );
});

test('a reminder names the company and the day, and opens the landing page', async () => {
  const { mails } = await open('renewal-ready', '2026-11-20T18:00:00Z');
  expect((await mails())[1]).toMatchObject({
    to: 'wendy@coveplane.example.com',
    opens: '/renew?legacyApplicationId=10020',
    sent_at: Date.parse('2026-10-31T00:00:00Z'),
    body: "Hi Wendy. The policies of Coveplane, Inc. end on December 30, 2026. Renew here: /renew?legacyApplicationId=10020. Last year's answers are already filled in.",
  });
});

// The package renewal costs $13,239.14 this year.
test.each([
  [1_113_171, ' Compared with last year it costs $2,107.43 more a year.'],
  [1_400_000, ' Compared with last year it costs $760.86 less a year.'],
  [1_323_814, ' Compared with last year it costs $1.00 more a year.'],
  [1_323_815, ''],
  [1_323_914, ''],
])('a renewal that is quoted after a year of %d cents says “%s”', async (before, change) => {
  const { mails, store } = await open('renewal-quoted', '2026-11-20T18:00:00Z');
  const row = await store.get('application', 'app_058');
  if (!row?.expiring) throw new Error('The persona renews no policy');
  await store.put('application', {
    ...row,
    expiring: { ...row.expiring, annual_total_cents: before },
  });
  const quoted = (await mails()).find(({ subject }) => subject === 'Your renewal quotes are ready');
  expect(quoted?.body).toBe(
    `Hi Celeste. Your renewal for Brackenridge Apps, Inc. is ready.${change}`,
  );
});

test('a renewal in review says how long that takes', async () => {
  const { mails } = await open('renewal-in-review', '2026-11-20T18:00:00Z');
  const review = (await mails()).find(
    ({ subject }) => subject === 'An underwriter is reviewing your renewal',
  );
  expect(review?.body).toContain("We'll write to you in 3-4 business days.");
});

test.each(['renewal-conditional', 'renewal-non-renewal'])(
  'a client who cannot renew online is not reminded (%s)',
  async (persona) => {
    const { subjects, pass } = await open(persona, '2026-11-20T18:00:00Z');
    await pass(60);
    expect(await subjects()).toEqual([]);
  },
);

test('an applicant without a policy gets no e-mail about one', async () => {
  const { subjects, pass } = await open('legacy-quoted', '2026-11-20T18:00:00Z');
  await pass(60);
  expect(await subjects()).toEqual([]);
});
