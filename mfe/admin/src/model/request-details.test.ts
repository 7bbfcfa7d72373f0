import { consolidatedRequests } from '@fairlead/domain/packages';
import { expect, test } from 'vitest';
import { aRequest } from '../../testing/submission.ts';
import { requestDetails } from './request-details.ts';

function detailsOf(...requests: Parameters<typeof aRequest>[0][]) {
  const [group] = consolidatedRequests(
    requests.map((more) => aRequest(more)),
    [],
  );
  if (!group) throw new Error('No group of requests');
  return requestDetails(group);
}

test('the details of requests name each with every amount that it asks for', () => {
  expect(
    detailsOf(
      {
        id: 'cr_7',
        coverage_details: [
          {
            unique_name: 'dao',
            limits: [
              { type: 'AGGREGATE', amount: 300_000_000 },
              { type: 'OCCURRENCE', amount: 100_000_000 },
              { type: 'PER_DAY', amount: 5_000_00 },
            ],
            out_of_pockets: [{ amount: 1_000_000 }, { amount: 2_500_000 }],
            review_required: true,
          },
        ],
      },
      { id: 'cr_8' },
    ),
  ).toEqual({
    kind: 'requests',
    id: 'cr_7+cr_8',
    title: 'Management & Professional Liability Policy',
    status: 'Under Review',
    requests: [
      {
        id: 'cr_7',
        name: 'CR-7',
        rows: [
          {
            id: 'dao-AGGREGATE',
            label: 'Directors & Officers, Aggregate Limit',
            value: '$3,000,000',
          },
          {
            id: 'dao-OCCURRENCE',
            label: 'Directors & Officers, Occurrence Limit',
            value: '$1,000,000',
          },
          { id: 'dao-PER_DAY', label: 'Directors & Officers, Limit', value: '$5,000' },
          {
            id: 'dao-out-of-pocket-0',
            label: 'Directors & Officers, out-of-pocket',
            value: '$10,000',
          },
          {
            id: 'dao-out-of-pocket-1',
            label: 'Directors & Officers, out-of-pocket',
            value: '$25,000',
          },
        ],
      },
      {
        id: 'cr_8',
        name: 'CR-8',
        rows: [
          {
            id: 'dao-AGGREGATE',
            label: 'Directors & Officers, Aggregate Limit',
            value: '$3,000,000',
          },
          {
            id: 'dao-out-of-pocket-0',
            label: 'Directors & Officers, out-of-pocket',
            value: '$10,000',
          },
        ],
      },
    ],
    notes: null,
  });
});

test('equal notes are shown once, different ones below each other, and empty ones aren’t shown', () => {
  expect(
    detailsOf(
      { id: 'cr_1', notes: 'For the lead investor.' },
      { id: 'cr_2', notes: '' },
      { id: 'cr_3', notes: 'For the lead investor.' },
      { id: 'cr_4', notes: 'Audited statements follow.' },
    ).notes,
  ).toBe('For the lead investor.\nAudited statements follow.');
});
