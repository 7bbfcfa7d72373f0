import { type Call, NetworkError } from '@fairlead/contracts';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { requestFx } from '../calls/request.ts';
import { visitor } from '../storage/own-storage.ts';
import {
  $storage,
  forgetEverythingFx,
  memoryStorage,
  type TextStorage,
} from '../storage/storage.ts';
import { waitFx } from '../time/wait.ts';
import { $hasSeveralClients, listClientsFx, switchClientFx } from './clients.ts';
import { $owner } from './owner.ts';

const contact = 'ct_1';

/** A page of this contact, or of whoever it is told later. */
async function pageOver(
  storage: TextStorage,
  answer: (call: Call) => unknown = () => [],
  owner: string | null = contact,
) {
  const waits: number[] = [];
  const scope = fork({
    values: [[$storage, storage]],
    handlers: [
      [requestFx, answer],
      [waitFx, (duration: number) => void waits.push(duration)],
    ],
  });
  await allSettled($owner, { scope, params: owner });
  return { scope, waits, hasSeveral: () => scope.getState($hasSeveralClients) };
}
const client = (client_id: string) => ({ client_id, company: client_id });

test.each([
  [[], false],
  [['a'], false],
  [['a', 'b'], true],
])('who has the clients %j has several: %s, and on the next page too', async (ids, has) => {
  const storage = memoryStorage({ 'fairlead:of:ct_1:several-clients': String(!has) });
  const page = await pageOver(storage, () => ids.map(client));
  expect(page.hasSeveral()).toBe(!has);
  await allSettled(listClientsFx, { scope: page.scope });
  expect(page.hasSeveral()).toBe(has);
  expect((await pageOver(storage)).hasSeveral()).toBe(has);
  await allSettled(forgetEverythingFx, { scope: page.scope });
  expect(page.hasSeveral()).toBe(false);
});

test('companies that were listed before one was chosen are remembered for who chose, not for the next person', async () => {
  const storage = memoryStorage();
  const list = () => ['a', 'b'].map(client);
  const left = await pageOver(storage, list, null);
  await allSettled(listClientsFx, { scope: left.scope });
  expect(left.hasSeveral()).toBe(true);
  expect(storage.keys()).toEqual([]);
  expect((await pageOver(storage)).hasSeveral()).toBe(false);

  const choosing = await pageOver(storage, list, null);
  await allSettled(listClientsFx, { scope: choosing.scope });
  await allSettled($owner, { scope: choosing.scope, params: contact });
  expect(choosing.hasSeveral()).toBe(true);
  expect((await pageOver(storage)).hasSeveral()).toBe(true);
  expect((await pageOver(storage, list, 'ct_2')).hasSeveral()).toBe(false);
});

test('what an earlier version stored for nobody says nothing about a visitor', async () => {
  const storage = memoryStorage({ 'fairlead:several-clients': 'true' });
  expect((await pageOver(storage, () => [], visitor)).hasSeveral()).toBe(false);
});

test('nothing is stored for a user whose clients were never loaded', async () => {
  expect((await pageOver(memoryStorage())).hasSeveral()).toBe(false);
});

test('a failed request for the clients is retried twice, after 1 and 2 s; a switch isn’t retried', async () => {
  const calls: string[] = [];
  const { scope, waits } = await pageOver(memoryStorage(), ({ path }) => {
    calls.push(path);
    throw new NetworkError();
  });
  await allSettled(listClientsFx, { scope });
  await allSettled(switchClientFx, { scope, params: { params: { clientId: 'cl_2' } } });
  expect(calls).toEqual(['/clients', '/clients', '/clients', '/login/switch/cl_2']);
  expect(waits).toEqual([1000, 2000]);
});
