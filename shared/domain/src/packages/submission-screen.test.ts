import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketSubmissionStatuses } from '../application/statuses.ts';
import {
  type SubmissionScreen,
  type SubmissionScreenFacts,
  submissionScreen,
  submissionScreens,
} from './submission-screen.ts';

const facts = (more: Partial<SubmissionScreenFacts>): SubmissionScreenFacts => ({
  screen: 'market-submission',
  submissionId: 'ms_1',
  status: 'RELEASED',
  displayed: ['pk_1', 'pk_2'],
  inReview: [],
  selectedPackageId: 'pk_1',
  packageId: 'pk_1',
  isRefreshing: false,
  ...more,
});
const sent = (more: Partial<SubmissionScreenFacts>) => {
  const decision = submissionScreen(facts(more));
  return decision && [('route' in decision.to && decision.to.route) || '', decision.because];
};

test.each<[Partial<SubmissionScreenFacts>, readonly string[] | null]>([
  [{}, null],
  [{ displayed: ['pk_1'] }, ['package', 'only-one-package']],
  [{ displayed: ['pk_1'], inReview: ['pk_1'] }, null],
  [{ screen: 'packages-print' }, null],
  [{ screen: 'packages-print', displayed: [] }, ['market-submission', 'nothing-to-print']],
  [{ screen: 'packages-print', displayed: [], isRefreshing: true }, null],
  [{ screen: 'packages-print', status: 'QUOTE_BLOCKED' }, ['market-submission', 'quote-blocked']],
  [{ displayed: ['pk_1'], isRefreshing: true }, null],
  [{ displayed: ['pk_1'], status: 'QUOTE_BLOCKED' }, null],
  [{ status: 'BOUND' }, ['confirmation', 'bound']],
  [{ status: 'BIND_REQUESTED', screen: 'billing' }, ['confirmation', 'bind-requested']],
  [{ status: 'BOUND', screen: 'confirmation' }, null],
  [{ screen: 'confirmation' }, ['market-submission', 'not-activated']],
  [{ screen: 'package' }, null],
  [{ screen: 'package', packageId: 'gone' }, ['market-submission', 'package-not-shown']],
  [{ screen: 'package', inReview: ['pk_1'] }, ['market-submission', 'package-in-review']],
  [{ screen: 'package', status: 'QUOTE_BLOCKED' }, ['market-submission', 'quote-blocked']],
  [{ screen: 'billing', selectedPackageId: null }, ['market-submission', 'no-package-selected']],
  [{ screen: 'billing', status: 'CREATED' }, ['market-submission', 'packages-not-ready']],
  [
    { screen: 'market-submission-checkout', inReview: ['pk_1'] },
    ['market-submission', 'package-in-review'],
  ],
  [{ screen: 'gtm-review-block', status: 'QUOTE_BLOCKED' }, null],
  [{ screen: 'gtm-review-block' }, ['market-submission', 'not-blocked']],
])('%j leads to %j', (more, expected) => {
  expect(sent(more)).toEqual(expected);
});

test('redirects never loop: the target screen may stay', () => {
  const ids = fc.subarray(['pk_1', 'pk_2', 'pk_3']);
  const id = fc.constantFrom('pk_1', 'pk_2', 'gone', null);
  const someFacts = fc.record({
    screen: fc.constantFrom(...submissionScreens),
    submissionId: fc.constant('ms_1'),
    status: fc.constantFrom(...marketSubmissionStatuses, 'NEW_STATUS'),
    displayed: ids,
    inReview: ids,
    selectedPackageId: id,
    packageId: id,
    isRefreshing: fc.boolean(),
  });
  fc.assert(
    fc.property(someFacts, (some) => {
      const seen = new Set<string>();
      let here: SubmissionScreenFacts = some;
      for (;;) {
        const place = `${here.screen} ${here.packageId}`;
        expect(seen.has(place)).toBe(false);
        seen.add(place);
        const decision = submissionScreen(here);
        if (!decision || !('route' in decision.to)) return;
        const { route, params } = decision.to;
        const packageId = params && 'packageId' in params ? String(params.packageId) : null;
        here = { ...here, screen: route as SubmissionScreen, packageId };
      }
    }),
  );
});
