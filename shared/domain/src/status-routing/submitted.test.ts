import { expect, test } from 'vitest';
import { facts, where } from '../../testing/submitted.ts';
import { applicationDecisions, marketSubmissionStatuses } from '../application/statuses.ts';
import { attestOutcome } from '../outcomes/attest.ts';
import { destinationName } from '../routes/destination.ts';
import { decideSubmitted } from './submitted.ts';

test.each(
  marketSubmissionStatuses.flatMap((status) =>
    [null, 'pk_1'].map((selected) => [status, selected] as const),
  ),
)(
  'DECISION-026 DECISION-027 DECISION-028 a submission that is %s with selected package %s goes to its page',
  (status, selectedPackageId) => {
    const expected =
      status === 'BOUND' || status === 'BIND_REQUESTED'
        ? 'confirmation'
        : status === 'RELEASED' && selectedPackageId
          ? 'billing'
          : 'market-submission';
    const marketSubmission = { id: 'ms_1', status, selectedPackageId };
    expect(where({ decision: 'NON_LEGACY_ATTEST', marketSubmission })).toBe(expected);
  },
);

test('DECISION-036 a declined application goes to /decline-routing with its legacy id', () => {
  expect(decideSubmitted({ ...facts, decision: 'DECLINED' }).to).toEqual({
    route: 'decline-routing',
    query: { legacy_app_id: '10026' },
  });
});

test('DECISION-037 DECISION-038 a review goes to the expedited confirmation only with the flag and the request', () => {
  for (const expediteFlag of [true, false])
    for (const expediteRequested of [true, false]) {
      const discretion = { id: 'dd_1', userRequested: false, expediteRequested };
      const expected =
        expediteFlag && expediteRequested
          ? 'expedited-quote-request-confirmation'
          : 'blocking-discretion';
      expect(where({ decision: 'REQUIRES_REVIEW', expediteFlag, discretion })).toBe(expected);
    }
});

test.each([null, 'MAYBE', ''])(
  "ERROR-001 the decision %j is the error 'Unknown decision'",
  (decision) => {
    expect(() => decideSubmitted({ ...facts, decision })).toThrow('Unknown decision');
  },
);

test('DECISION-019 every named decision is routed', () => {
  for (const decision of applicationDecisions) {
    const marketSubmission = { id: 'ms_1', status: 'CREATED', selectedPackageId: null };
    expect(() => decideSubmitted({ ...facts, decision, marketSubmission })).not.toThrow();
  }
});

test.each([
  ['FLOW-025', 'APPROVED', 'quote-packages'],
  ['FLOW-027', 'REQUIRES_REVIEW', 'blocking-discretion'],
  ['FLOW-028', 'DECLINED', 'decline-routing'],
  ['FLOW-029', 'NON_LEGACY_ATTEST', 'market-submission'],
])('%s the attest outcome %s goes to %s', (_, decision, to) => {
  const outcome = attestOutcome({
    applicationId: 'app_1',
    decision,
    legacyApplicationId: '10026',
    marketSubmissionId: 'ms_1',
    experience: 'fairlead',
    authSource: 'auth_service',
  });
  expect(destinationName(outcome.to)).toBe(to);
});

test('FLOW-030 ERROR-026 any other attest outcome throws', () => {
  const asked = {
    applicationId: 'app_1',
    legacyApplicationId: null,
    marketSubmissionId: null,
    experience: 'fairlead',
    authSource: 'auth_service',
  } as const;
  expect(() => attestOutcome({ ...asked, decision: 'PERHAPS' })).toThrow(
    "Unhandled decision 'PERHAPS'",
  );
  expect(() => attestOutcome({ ...asked, decision: 'NON_LEGACY_ATTEST' })).toThrow(
    'Unable to fetch market submission',
  );
});
