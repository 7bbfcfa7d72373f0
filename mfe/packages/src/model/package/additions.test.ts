import { fails } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aCoverage, aQuote } from '../../../testing/builders.ts';
import { available, open, own, withOwn } from '../../../testing/package-page.ts';

const holding = (...names: string[]) =>
  withOwn({ quotes: [aQuote('own', { coverages: names.map((name) => aCoverage(name)) })] });
const reviews = (isOn: boolean) => ({ 'intake-client-plm-manual-review-customization': isOn });

test('what can be added is in the order of the available coverages, with what it needs', async () => {
  const offers = () => [
    {
      carrier_id: 'carrier',
      product_name: 'SML',
      coverages: [
        aCoverage('crime'),
        aCoverage('epl'),
        aCoverage('fiduciary', { stp_available: false }),
      ],
    },
    { carrier_id: 'carrier', product_name: 'SGL', coverages: [aCoverage('ebl'), aCoverage('gl')] },
  ];
  const answers = {
    'get-market-submission': () => holding('dao', 'epl'),
    'get-available-coverages': offers,
  };
  const added = async (isOn: boolean) => {
    const shown = await open(own, answers, { flags: reviews(isOn) });
    return shown.get(shown.model.packagePage.additions);
  };
  expect(await added(false)).toEqual([
    { coverage: 'gl', requiresReview: false, missing: null },
    { coverage: 'ebl', requiresReview: false, missing: 'gl' },
    { coverage: 'crime', requiresReview: false, missing: null },
  ]);
  expect(await added(true)).toEqual([
    { coverage: 'gl', requiresReview: false, missing: null },
    { coverage: 'fiduciary', requiresReview: true, missing: null },
    { coverage: 'ebl', requiresReview: false, missing: 'gl' },
    { coverage: 'crime', requiresReview: false, missing: null },
  ]);
});

test('PACKAGES-131 of a coverage that several products offer, the offer that would be bought says whether it needs a review', async () => {
  const offers = () => [
    { carrier_id: 'carrier', product_name: 'SML', coverages: [aCoverage('fiduciary')] },
    {
      carrier_id: 'carrier',
      product_name: 'SGL',
      coverages: [
        aCoverage('fiduciary', { stp_available: false }),
        aCoverage('gl', { stp_available: false }),
      ],
    },
    { carrier_id: 'carrier', product_name: 'CP_CPP', coverages: [aCoverage('gl')] },
  ];
  const answers = {
    'get-market-submission': () => holding('dao', 'epl'),
    'get-available-coverages': offers,
  };
  const fiduciary = { coverage: 'fiduciary', requiresReview: false, missing: null };
  const added = async (isOn: boolean) => {
    const page = await open(own, answers, { flags: reviews(isOn) });
    return page.get(page.model.packagePage.additions);
  };
  expect(await added(true)).toEqual([
    { coverage: 'gl', requiresReview: true, missing: null },
    fiduciary,
  ]);
  expect(await added(false)).toEqual([fiduciary]);
});

test('a client without any coverage to have is out of appetite, once that is known', async () => {
  const outOfAppetite = async (answer: () => unknown) => {
    const shown = await open(own, { 'get-available-coverages': answer });
    return shown.get(shown.model.packagePage.available.$isOutOfAppetite);
  };
  const none = { carrier_id: 'carrier', product_name: 'SML', coverages: [] };
  expect(await outOfAppetite(() => [none])).toBe(true);
  expect(await outOfAppetite(() => [])).toBe(true);
  expect(await outOfAppetite(() => [none, ...available()])).toBe(false);
  expect(await outOfAppetite(fails(400))).toBe(false);
});

test('the carrier’s offers are requested only where they are shown: not on a client’s home', async () => {
  const shown = await open('/market-submission/ms_1');
  expect(shown.callsOf('get-available-coverages')).toEqual([]);
  await shown.send(navigate, {
    route: 'package',
    params: { marketSubmissionId: 'ms_1', packageId: 'pk_9' },
  });
  expect(shown.callsOf('get-available-coverages').map(({ path }) => path)).toEqual([
    '/market-submission/ms_1/available-coverages',
  ]);
});
