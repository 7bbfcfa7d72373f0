import { expect, test } from 'vitest';
import { consolidatedRequests } from './consolidated-requests.ts';

const dollars = (amount: number) => amount * 100;

function request(
  id: string,
  limit: number,
  { status = 'PENDING', product = 'SML', coverages = ['dao'], retention = 25_000 } = {},
) {
  return {
    id,
    status,
    product_name: product,
    coverage_details: coverages.map((unique_name) => ({
      unique_name,
      limits: [
        { type: 'OCCURRENCE', amount: dollars(limit / 2) },
        { type: 'AGGREGATE', amount: dollars(limit) },
      ],
      out_of_pockets: [{ amount: dollars(retention) }],
    })),
  };
}

test('ADMIN-048 requests for the same coverage with the same status are one card with all their limits', () => {
  const groups = consolidatedRequests(
    [
      request('cr_3', 5_000_000),
      request('cr_1', 2_000_000),
      request('cr_2', 2_000_000, { retention: 10_000 }),
    ],
    [],
  );
  expect(groups.map(({ consolidated }) => consolidated)).toEqual([
    [
      {
        uniqueName: 'dao',
        status: 'PENDING',
        limits: [dollars(2_000_000), dollars(5_000_000)],
        outOfPockets: [dollars(10_000), dollars(25_000)],
        requestIds: ['cr_3', 'cr_1', 'cr_2'],
      },
    ],
  ]);
});

test('requests of another status, coverage or product stay apart, a New York variant does not', () => {
  const groups = consolidatedRequests(
    [
      request('cr_1', 1_000_000),
      request('cr_2', 1_000_000, { status: 'DECLINED' }),
      request('cr_3', 1_000_000, { coverages: ['epl'] }),
      request('cr_4', 1_000_000, { coverages: ['epl', 'dao'] }),
      request('cr_5', 1_000_000, { coverages: ['dao', 'epl'] }),
      request('cr_6', 1_000_000, { product: 'CP_CEM' }),
      request('cr_7', 1_000_000, { coverages: ['dao_ny'] }),
    ],
    [],
  );
  expect(groups.map(({ requests }) => requests.map(({ id }) => id).join(' '))).toEqual([
    'cr_1 cr_7',
    'cr_2',
    'cr_3',
    'cr_4 cr_5',
    'cr_6',
  ]);
});

test('ADMIN-071 a quoted request whose quote falls short is put with the declined ones', () => {
  const quotes = [
    {
      coverage_request_id: 'cr_2',
      coverages: [
        {
          unique_name: 'dao',
          is_enabled: true,
          limits: [{ unique_name: 'dao_agg_limit', value: dollars(1_999_999) }],
          sub_coverages: [],
        },
      ],
    },
  ];
  const [group, ...others] = consolidatedRequests(
    [
      request('cr_1', 2_000_000, { status: 'DECLINED' }),
      request('cr_2', 2_000_000, { status: 'QUOTED' }),
    ],
    quotes,
  );
  expect(others).toEqual([]);
  expect(group?.status).toBe('DECLINED');
  expect(group?.requests.map(({ id }) => id)).toEqual(['cr_1', 'cr_2']);
});
