import { expect, test } from 'vitest';
import { aCoverage, aQuote } from '../../../testing/builders.ts';
import { now, draftQuotes as quotes } from '../../../testing/draft.ts';
import {
  noDraft,
  type PackageDraft,
  unsavedChanges,
  withCoverage,
  withLocations,
  withoutCoverages,
  withSelections,
} from './draft.ts';

const inReview = { now: 100_000_000, review: [500_000_000] };

test('choices of a coverage join those that were made before', () => {
  const limit = withSelections(noDraft, quotes, 'epl', { epl_agg_limit: now(200_000_000) });
  const both = withSelections(limit, quotes, 'epl', { epl_retention: now(2_500_000) });
  expect(both).toEqual({
    epl: {
      isEnabled: true,
      selections: { epl_agg_limit: now(200_000_000), epl_retention: now(2_500_000) },
    },
  });
  const other = withSelections(both, quotes, 'dao', { dao_agg_limit: now(50_000_000) });
  expect(Object.keys(other)).toEqual(['epl', 'dao']);
});

test('values for a review are a change, though the value is what it was', () => {
  expect(withSelections(noDraft, quotes, 'epl', { epl_agg_limit: inReview })).toEqual({
    epl: { isEnabled: true, selections: { epl_agg_limit: inReview } },
  });
});

test('a choice of nothing, or of the value that an out-of-pocket has, is no change', () => {
  const nothing = { now: null, review: [] };
  expect(withSelections(noDraft, quotes, 'epl', { epl_agg_limit: nothing })).toEqual({});
  expect(withSelections(noDraft, quotes, 'epl', { epl_retention: now(1_500_000) })).toEqual({});
});

test('every value of a coverage that is only in the draft is a change', () => {
  const added = withCoverage(noDraft, quotes, 'eao');
  expect(added).toEqual({ eao: { isEnabled: true, selections: {} } });
  expect(withSelections(added, quotes, 'eao', { eao_agg_limit: now(100_000_000) })).toEqual({
    eao: { isEnabled: true, selections: { eao_agg_limit: now(100_000_000) } },
  });
});

test('a coverage that a quote leaves out counts as one that is not there', () => {
  const off = [aQuote('sml', { coverages: [aCoverage('crime', { is_enabled: false })] })];
  expect(withCoverage(noDraft, off, 'crime')).toEqual({
    crime: { isEnabled: true, selections: {} },
  });
  expect(withoutCoverages(noDraft, off, ['crime'])).toEqual({});
});

test('several coverages are taken out at once, with what was chosen in them', () => {
  const chosen = withSelections(noDraft, quotes, 'epl', { epl_agg_limit: now(200_000_000) });
  expect(withoutCoverages(chosen, quotes, ['epl', 'cyber', 'eao'])).toEqual({
    epl: { isEnabled: false, selections: {} },
    cyber: { isEnabled: false, selections: {} },
  });
});

const location = (unique_name: string, is_enabled: boolean) => ({
  unique_name,
  address: unique_name,
  is_enabled,
});
const property = [
  aQuote('cpp', {
    coverages: [aCoverage('bpp', { locations: [location('quay', true), location('pier', false)] })],
  }),
];

test('a location that is no longer protected, or again, is a change; back as it was it is none', () => {
  const first = withLocations(noDraft, property, 'bpp', { quay: false });
  expect(first).toEqual({ bpp: { isEnabled: true, selections: {}, locations: { quay: false } } });
  const both = withLocations(first, property, 'bpp', { pier: true });
  expect(both.bpp?.locations).toEqual({ quay: false, pier: true });
  expect(withLocations(both, property, 'bpp', { quay: true }).bpp?.locations).toEqual({
    pier: true,
  });
  expect(withLocations(first, property, 'bpp', { quay: true })).toEqual({});
  expect(withLocations(noDraft, property, 'bpp', { pier: false })).toEqual({});
});

test('a location that nobody knows counts as protected', () => {
  expect(withLocations(noDraft, property, 'bpp', { dock: true })).toEqual({});
  expect(withLocations(noDraft, quotes, 'epl', { dock: false }).epl?.locations).toEqual({
    dock: false,
  });
});

test('locations and choices of a coverage stay beside each other', () => {
  const chosen = withSelections(noDraft, property, 'bpp', { bpp_agg_limit: now(200_000_000) });
  const both = withLocations(chosen, property, 'bpp', { quay: false });
  expect(both).toEqual({
    bpp: {
      isEnabled: true,
      selections: { bpp_agg_limit: now(200_000_000) },
      locations: { quay: false },
    },
  });
  const back = withSelections(both, property, 'bpp', { bpp_agg_limit: now(100_000_000) });
  expect(back).toEqual({ bpp: { isEnabled: true, selections: {}, locations: { quay: false } } });
});

test('what a save has made of the package is no change any more, the rest of a draft is', () => {
  const draft: PackageDraft = {
    dao: { isEnabled: true, selections: { dao_agg_limit: now(200_000_000) } },
    epl: {
      isEnabled: true,
      selections: { epl_agg_limit: now(100_000_000), epl_retention: now(2_500_000) },
    },
    crime: { isEnabled: false, selections: {} },
    cyber: { isEnabled: false, selections: {} },
  };
  expect(unsavedChanges(draft, quotes)).toEqual({
    dao: { isEnabled: true, selections: { dao_agg_limit: now(200_000_000) }, locations: {} },
    epl: { isEnabled: true, selections: { epl_retention: now(2_500_000) }, locations: {} },
    cyber: { isEnabled: false, selections: {} },
  });
});

test('locations that a save has made are no change any more either', () => {
  const locations = { quay: true, pier: true };
  const draft = { bpp: { isEnabled: true, selections: {}, locations } };
  expect(unsavedChanges(draft, property)).toEqual({
    bpp: { isEnabled: true, selections: {}, locations: { pier: true } },
  });
});

test('a draft of which nothing was made is the same one', () => {
  const draft: PackageDraft = {
    epl: { isEnabled: true, selections: { epl_agg_limit: now(200_000_000) } },
    cyber: { isEnabled: false, selections: {} },
  };
  expect(unsavedChanges(draft, quotes)).toBe(draft);
  const places = { bpp: { isEnabled: true, selections: {}, locations: { quay: false } } };
  expect(unsavedChanges(places, property)).toBe(places);
});
