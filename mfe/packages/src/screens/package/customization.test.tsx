import type { Package } from '@fairlead/contracts/packages';
import { expect, test } from 'vitest';
import { aCoverage, aQuote } from '../../../testing/builders.ts';
import { snapshotOf, textsOf } from '../../../testing/drawn.ts';
import { askReview, changeLimit, open, own, withOwn } from '../../../testing/package-page.ts';

test('PACKAGES-124 nothing can be changed while a coverage request is pending', async () => {
  const pending = { status: 'PENDING' } as Package['coverage_requests'][number];
  const shown = await open(own, {
    'get-market-submission': () =>
      withOwn({
        coverage_requests: [
          {
            ...pending,
            id: 'r',
            product_name: 'SML',
            carrier_id: 'c',
            tracking_id: 't',
            created_at: '2026-11-20T00:00:00Z',
            notes: null,
            client_requested: true,
            coverage_details: [],
          },
        ],
      }),
  });
  await changeLimit(shown);
  expect(shown.toasts()).toContain(
    'Cannot edit quote while there is a pending coverage request. Please wait for the request to be processed.',
  );
  expect(textsOf(shown)).not.toContain('1 change');
});

test('FLAG-025 PACKAGES-126 PACKAGES-129 PACKAGES-131 the choices are in two groups; REQUIRES REVIEW and coverages that need one are there with their flag only', async () => {
  const on = await open(own);
  await on.send(on.model.packagePage.drawer.opened, 'epl');
  expect(snapshotOf(on)).toContain(
    [
      '      - text: AVAILABLE NOW',
      '      - radio "$500,000"',
      '      - radio "$1,000,000" [checked]',
      '      - radio "$2,000,000"',
      '      - text: REQUIRES REVIEW',
      '      - text: Choose all you’d accept. An underwriter will price them in up to 3 days.',
      '      - checkbox "$5,000,000"',
    ].join('\n'),
  );
  expect(snapshotOf(on)).toContain('button "Add Fiduciary"');
  const off = await open(
    own,
    {},
    { flags: { 'intake-client-plm-manual-review-customization': false } },
  );
  await off.send(off.model.packagePage.drawer.opened, 'epl');
  expect(textsOf(off)).toContain('AVAILABLE NOW\n$500,000\n$1,000,000\n$2,000,000\n');
  expect(textsOf(off)).not.toContain('REQUIRES REVIEW');
  expect(snapshotOf(off)).not.toContain('button "Add Fiduciary"');
});

test('PACKAGES-067 PACKAGES-068 changes are saved, values for a review are requested', async () => {
  const shown = await open(own);
  await changeLimit(shown);
  expect(textsOf(shown)).toContain('Save & Update');
  await askReview(shown);
  expect(textsOf(shown)).toContain('Request Review');
});

test('ERROR-062 ERROR-063 PACKAGES-130 a coverage is added and removed with a word about it', async () => {
  const shown = await open(own);
  const { customization, drawer } = shown.model.packagePage;
  await shown.send(customization.tried, { kind: 'add', coverage: 'fiduciary' });
  expect(shown.toasts()).toEqual(['Fiduciary added']);
  expect(textsOf(shown)).not.toContain('Add Fiduciary');
  await shown.send(drawer.opened, 'epl');
  await shown.send(drawer.removeAsked);
  expect(shown.toasts()).toEqual(['Fiduciary added', 'Employment Practices Liability removed']);
  expect(shown.get(drawer.$coverage)).toBeNull();
});

test('PACKAGES-132 removing a coverage says what goes with it', async () => {
  const shown = await open(own, {
    'get-market-submission': () =>
      withOwn({
        quotes: [
          aQuote('own', { coverages: [aCoverage('dao'), aCoverage('crime'), aCoverage('epl')] }),
        ],
      }),
  });
  const { customization } = shown.model.packagePage;
  await shown.send(customization.tried, { kind: 'remove', coverage: 'dao' });
  expect(textsOf(shown)).toContain(
    'This also removes Crime, which you can only buy together with Directors & Officers.',
  );
  expect(shown.get(customization.$enabled)).toHaveLength(3);
  await shown.send(customization.removalConfirmed);
  expect(shown.get(customization.$enabled)).toEqual(['epl']);
});
