import { navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';

const waiting = (address: string, isAdmin = false) =>
  openScreen(address, {
    isAdmin,
    answers: {
      'get-market-submission': () => aSubmission({ status: 'CREATED', packages: [] }),
      'get-admin-market-submission': () => aSubmission({ status: 'CREATED', packages: [] }),
      'get-market-submission-status': () => ({ status: 'CREATED' }),
      'get-available-coverages': () => [],
    },
  });

test.each([
  ['a client', '/market-submission/ms_1', false],
  ['an admin', '/admin/market-submission/ms_1', true],
])(
  '%s who waits for quotes sees one step after the other, and then what takes long',
  async (_, address, isAdmin) => {
    const { get, model, pass } = await waiting(address, isAdmin);
    expect(get(model.waiting.$isWaiting)).toBe(true);
    expect(get(model.waiting.$step)).toBe(0);
    await pass(6_000);
    expect(get(model.waiting.$step)).toBe(1);
    await pass(8_000);
    expect(get(model.waiting.$step)).toBe(2);
    await pass(8_000);
    expect(get(model.waiting.$step)).toBe(3);
    await pass(60_000);
    expect(get(model.waiting.$step)).toBe(3);
  },
);

test('nobody waits for packages that are there', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: { 'get-market-submission': () => aSubmission() },
  });
  expect(page.get(page.model.waiting.$isWaiting)).toBe(false);
});

test('who leaves the waiting screen and comes back begins with the first step', async () => {
  const { get, send, model, pass } = await waiting('/market-submission/ms_1');
  await pass(14_000);
  expect(get(model.waiting.$step)).toBe(2);
  await send(navigate, { route: 'confirmation', params: { marketSubmissionId: 'ms_1' } });
  await send(navigate, { route: 'market-submission', params: { marketSubmissionId: 'ms_1' } });
  expect(get(model.waiting.$step)).toBe(0);
});

test('the steps do not go on while the waiting screen is left', async () => {
  const { get, send, model, pass } = await waiting('/market-submission/ms_1');
  await pass(5_000);
  await send(navigate, { route: 'intake' });
  await pass(5_000);
  await send(navigate, { route: 'market-submission', params: { marketSubmissionId: 'ms_1' } });
  expect(get(model.waiting.$step)).toBe(0);
  await pass(4_000);
  expect(get(model.waiting.$step)).toBe(0);
});
