import { expect, test } from 'vitest';
import { offersOf } from './addresses.ts';
import type { ExploredDriver } from './explored-world.ts';

const rows: Readonly<Record<string, readonly object[]>> = {
  person: [
    { email: 'ada@example.com', client_ids: ['cl_1'] },
    { email: 'bo@example.com', client_ids: ['cl_2'] },
  ],
  legacy: [{ id: '10066', client_id: 'cl_1', packages: { basic: {}, recommended: {} } }],
  submission: [
    { id: 'ms_1', client_id: 'cl_1' },
    { id: 'ms_2', client_id: 'cl_2' },
  ],
};
const explored = {
  backEnd: () => ({ list: async (table: string) => rows[table] }),
} as unknown as ExploredDriver;

test('somebody is offered the packages of their own company, at their own addresses', async () => {
  expect(await offersOf(explored, 'ada@example.com')).toEqual([
    '/checkout/10066/basic',
    '/checkout/10066/recommended',
    '/market-submission/ms_1',
  ]);
  expect(await offersOf(explored, 'bo@example.com')).toEqual(['/market-submission/ms_2']);
  expect(await offersOf(explored, 'nobody@example.com')).toEqual([]);
});
