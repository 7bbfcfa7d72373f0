import { addressOpened } from '@fairlead/store';
import { expect, test } from 'vitest';
import { available, open, own } from '../../../testing/package-page.ts';

const other = '/market-submission/ms_2/packages/pk_9';
const coveragesOf = (page: Awaited<ReturnType<typeof open>>) =>
  page
    .get(page.model.packagePage.available.$available)
    .flatMap(({ coverages }) => coverages.map(({ unique_name }) => unique_name));

test('offers that arrive for a submission that was left don’t replace those of the open one', async () => {
  const late = Promise.withResolvers<unknown>();
  let asked = 0;
  const page = await open('/market-submission/ms_1', {
    'get-available-coverages': () => {
      asked += 1;
      return asked === 1 ? late.promise : [{ ...available()[0], coverages: [] }];
    },
  });
  await page.send(addressOpened, own);
  await page.send(addressOpened, other);
  late.resolve(available());
  await page.pass(0);
  expect(coveragesOf(page)).toEqual([]);
});

test('what one submission is offered is gone once another is opened, before its own offers are there', async () => {
  let asked = 0;
  const page = await open('/market-submission/ms_1', {
    'get-available-coverages': () => {
      asked += 1;
      return asked === 1 ? available() : new Promise(() => {});
    },
  });
  await page.send(addressOpened, own);
  expect(coveragesOf(page)).toEqual(['dao', 'epl', 'fiduciary']);
  await page.send(addressOpened, other);
  expect(coveragesOf(page)).toEqual([]);
});
