import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import {
  aCoverage,
  aCustomPackage,
  aPackage,
  aQuote,
  aSubmission,
} from '../../../testing/builders.ts';
import { textsOf } from '../../../testing/drawn.ts';
import { changeLimit, open, own, type Page, pageOf } from '../../../testing/package-page.ts';

const location = (number: number, is_enabled = true) => ({
  unique_name: `bpp_location_${number}`,
  address: `${number} Quay, Oakland, CA 94607`,
  is_enabled,
});
const withLocations = (...locations: ReturnType<typeof location>[]) =>
  aSubmission({
    packages: [
      aPackage('pk_1', {
        quotes: [aQuote('a', { coverages: [aCoverage('bpp', { locations })] })],
      }),
      aCustomPackage({
        quotes: [aQuote('own', { coverages: [aCoverage('epl'), aCoverage('bpp', { locations })] })],
      }),
    ],
  });
const both = () => withLocations(location(1), location(2));
const warning = 'Risks to that property will no longer be protected.';

const openOwn = (answers: AnswerFunctions = {}, more = {}) =>
  open(own, { 'get-market-submission': both, ...answers }, more);
async function tryRemoval({ model, send }: Page, number: number) {
  await send(model.packagePage.drawer.opened, 'bpp');
  await send(model.packagePage.drawer.locationChanged, {
    kind: 'remove-location',
    location: `bpp_location_${number}`,
  });
}
const covered = ({ get, model }: Page) =>
  get(model.packagePage.drawer.$locations)
    .filter(({ is_enabled }) => is_enabled)
    .map(({ address }) => address);

test('PACKAGES-133 removing a location warns first, and removes it once that is confirmed', async () => {
  const shown = await openOwn();
  await tryRemoval(shown, 2);
  expect(textsOf(shown)).toContain(warning);
  expect(covered(shown)).toHaveLength(2);
  await shown.send(shown.model.packagePage.customization.locations.confirmed);
  expect(textsOf(shown)).not.toContain(warning);
  expect(covered(shown)).toEqual(['1 Quay, Oakland, CA 94607']);
  expect(textsOf(shown)).toContain('1 change');
  expect(shown.toasts()).toEqual(['2 Quay, Oakland, CA 94607 removed']);
});

test('PACKAGES-133 after the warning a location can be kept', async () => {
  const shown = await openOwn();
  await tryRemoval(shown, 2);
  const { locations } = shown.model.packagePage.customization;
  await shown.send(locations.dismissed);
  await shown.send(locations.confirmed);
  expect(covered(shown)).toHaveLength(2);
  expect(textsOf(shown)).not.toContain('1 change');
});

test('a removed location is saved as a parameter of the property coverage, beside its limits', async () => {
  const shown = await openOwn({ 'customize-package': () => ({}) });
  await tryRemoval(shown, 1);
  await shown.send(shown.model.packagePage.customization.locations.confirmed);
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.primaryPressed);
  expect(shown.callsOf('customize-package')[0]?.body).toMatchObject({
    coverage_requests: [
      {
        coverage_parameters: {
          bpp: true,
          bpp_location_1: false,
          epl: true,
          epl_agg_limit: 200_000_000,
        },
      },
    ],
  });
});

test('a location that was removed before is added back without a warning', async () => {
  const shown = await openOwn({
    'get-market-submission': () => withLocations(location(1), location(2, false)),
    'customize-package': () => ({}),
  });
  await shown.send(shown.model.packagePage.drawer.opened, 'bpp');
  await shown.send(shown.model.packagePage.drawer.locationChanged, {
    kind: 'restore-location',
    location: 'bpp_location_2',
  });
  expect(covered(shown)).toHaveLength(2);
  await shown.send(shown.model.packagePage.primaryPressed);
  expect(shown.callsOf('customize-package')[0]?.body).toMatchObject({
    coverage_requests: [{ coverage_parameters: { bpp: true, bpp_location_2: true } }],
  });
  expect(shown.toasts()[0]).toBe('2 Quay, Oakland, CA 94607 added');
});

test('another package that is opened asks about no location of the one before', async () => {
  const shown = await openOwn();
  await tryRemoval(shown, 2);
  await shown.send(navigate, {
    route: 'package',
    params: { marketSubmissionId: 'ms_1', packageId: 'pk_1' },
  });
  expect(shown.address()).toBe(pageOf('pk_1'));
  expect(textsOf(shown)).not.toContain(warning);
});

test('taking a removal back leaves no change', async () => {
  const shown = await openOwn();
  await tryRemoval(shown, 2);
  await shown.send(shown.model.packagePage.customization.locations.confirmed);
  await shown.send(shown.model.packagePage.drawer.locationChanged, {
    kind: 'restore-location',
    location: 'bpp_location_2',
  });
  expect(textsOf(shown)).not.toContain('1 change');
  expect(textsOf(shown)).toContain('Continue to Payment');
});

test('the last location stays: it goes with the coverage only', async () => {
  const shown = await openOwn({
    'get-market-submission': () => withLocations(location(1), location(2, false)),
  });
  await tryRemoval(shown, 1);
  expect(shown.toasts()).toEqual([
    'You must keep at least one location. To stop covering all of them, remove the coverage.',
  ]);
  expect(textsOf(shown)).not.toContain(warning);
  expect(covered(shown)).toHaveLength(1);
});

test('a removed location outlives a reload, and is no change any more once it is saved', async () => {
  const first = await openOwn();
  await tryRemoval(first, 2);
  await first.send(first.model.packagePage.customization.locations.confirmed);
  const second = await openOwn({}, { storage: first.storage });
  expect(textsOf(second)).toContain('1 change');
  const third = await openOwn(
    { 'get-market-submission': () => withLocations(location(1), location(2, false)) },
    { storage: first.storage },
  );
  expect(textsOf(third)).not.toContain('1 change');
});

test('the locations of a prepared package change only in a copy', async () => {
  const shown = await open(pageOf('pk_1'), {
    'get-market-submission': () => ({ ...both(), packages: both().packages.slice(0, 1) }),
  });
  await tryRemoval(shown, 2);
  expect(textsOf(shown)).not.toContain(warning);
  expect(shown.get(shown.model.packagePage.duplication.$isAsking)).toBe(true);
});

test('the last location of the only coverage stays, and the coverage is not offered as the way out', async () => {
  const shown = await openOwn({
    'get-market-submission': () => {
      const locations = [location(1), location(2, false)];
      const quotes = [
        aQuote('own', { coverages: [aCoverage('bpp', { locations }), aCoverage('bii')] }),
      ];
      return aSubmission({ packages: [aPackage('pk_1'), aCustomPackage({ quotes })] });
    },
  });
  await tryRemoval(shown, 1);
  expect(shown.toasts()).toEqual([
    'You must keep at least one location, because this is your only coverage. To remove it, add another coverage first.',
  ]);
});
