import { expect, test } from 'vitest';
import { destinationName } from '../routes/destination.ts';
import { href } from '../routes/href.ts';
import type { ApplicationFacts } from '../status-routing/application-status.ts';
import {
  type PolicyFacts,
  type RenewalFacts,
  renewal,
  renewalBlock,
  renewalConfirmed,
} from './renewal.ts';

const application: ApplicationFacts = {
  applicationId: 'app_020',
  status: 'SUBMITTED',
  decision: 'APPROVED',
  experience: 'fairlead',
  authSource: 'auth_service',
  isAdmin: false,
  expediteFlag: false,
  legacyApplicationId: '10020',
  legacyStatus: 'completed',
  packageSlug: 'recommended',
  marketSubmission: null,
  discretion: null,
  cartaDataShare: false,
  incubatorProgram: null,
  hasCartaEnrichment: false,
};
const policy: PolicyFacts = {
  legacyApplicationId: '10020',
  decision: 'yes',
  reasonToken: 'eligible',
  region: null,
  policyEnds: '2026-12-30',
  childId: null,
  isReady: true,
  preRenewal: [],
  application,
};
const ready: RenewalFacts = { renewalsRollout: true, policy };

const of = (changes: Partial<PolicyFacts>, more: Partial<ApplicationFacts> = {}): RenewalFacts => ({
  ...ready,
  policy: { ...policy, application: { ...application, ...more }, ...changes },
});
const maybe = (reasonToken: string | null) => ({ decision: 'maybe', reasonToken });
const confirmPage = (id: string) =>
  `/renew-information-confirm?legacyApplicationId=${id}&preventReroute=true`;
const addressOf = ({ to }: ReturnType<typeof renewal>) =>
  'route' in to ? href(to) : destinationName(to);

test.each<[id: string, facts: RenewalFacts, because: string, address: string]>([
  ['RC-01', { ...ready, renewalsRollout: false }, 'renewals-rollout-off', 'customer-portal'],
  [
    'RC-03 RENEWAL-014',
    of(maybe('broker_of_record_conflict'), { status: 'IN_PROGRESS' }),
    'broker-of-record-conflict',
    '/renewal-blocked',
  ],
  [
    'RC-04 RENEWAL-013',
    of({ ...maybe('unsupported_location'), region: 'US-NV' }),
    'renewal-unsupported-location',
    '/renewal-unsupported-location/NV',
  ],
  [
    'RC-04 without a state, RENEWAL-013',
    of(maybe('unsupported_location')),
    'renewal-unsupported-location',
    '/renewal-unsupported-location',
  ],
  [
    'RC-05 RENEWAL-015',
    of(maybe('loss_review'), { status: 'IN_PROGRESS' }),
    'renewal-discretion',
    '/discretion-quote-blocking-renewal',
  ],
  [
    'RC-06 RENEWAL-015',
    of(maybe('company_conflict'), { status: 'IN_PROGRESS' }),
    'renewal-discretion',
    '/discretion-quote-blocking-renewal',
  ],
  [
    'RC-07 RENEWAL-015',
    of(maybe('existing_coverage_review')),
    'renewal-discretion',
    '/discretion-quote-blocking-renewal',
  ],
  [
    'without a reason RENEWAL-015',
    of(maybe(null)),
    'renewal-discretion',
    '/discretion-quote-blocking-renewal',
  ],
  [
    'RC-08 to RC-10 RENEWAL-016',
    of({ childId: 'app_child' }),
    'renewal-child-exists',
    confirmPage('10020'),
  ],
  [
    'RC-11',
    of({ childId: 'app_child', preRenewal: ['conditional_renewal'] }),
    'renewal-child-exists',
    confirmPage('10020'),
  ],
  [
    'RC-12',
    of({ ...maybe('broker_of_record_conflict'), childId: 'app_child' }),
    'broker-of-record-conflict',
    '/renewal-blocked',
  ],
  [
    'RC-13 RENEWAL-017',
    of({}, { status: 'CREATED', cartaDataShare: true }),
    'created',
    '/application/app_020/resume',
  ],
  [
    'RC-14 RENEWAL-017',
    of({ isReady: false }, { status: 'IN_PROGRESS' }),
    'in-progress',
    '/application/app_020/resume',
  ],
  [
    'RC-15 RENEWAL-018',
    of({ isReady: false }, { legacyStatus: 'quoted' }),
    'quoted',
    'quote-packages',
  ],
  [
    'RC-16 RENEWAL-018',
    of({ isReady: false }),
    'completed',
    '/officer-signature/10020/recommended',
  ],
  [
    'RC-17 RENEWAL-018',
    of({ isReady: false }, { decision: 'REQUIRES_REVIEW' }),
    'requires-review',
    '/blocking-discretion',
  ],
  [
    'RC-18 RENEWAL-018',
    of({ isReady: false }, { decision: 'DECLINED' }),
    'declined',
    '/decline-routing?legacy_app_id=10020',
  ],
  [
    'RC-19 RENEWAL-021',
    of({ preRenewal: ['conditional_renewal'] }),
    'conditional-renewal',
    '/renew?legacyApplicationId=10020',
  ],
  [
    'RC-20',
    of({ preRenewal: ['automatic_renewal', 'non_renewal'] }),
    'non-renewal',
    '/renew?legacyApplicationId=10020',
  ],
  [
    'RC-21',
    of({ preRenewal: ['manual_renewal'] }),
    'ready-for-renewal',
    '/renew?legacyApplicationId=10020',
  ],
  [
    'RC-22',
    of({ preRenewal: ['automatic_renewal'] }),
    'ready-for-renewal',
    '/renew?legacyApplicationId=10020',
  ],
  [
    'RC-23',
    of({ isReady: false, preRenewal: ['conditional_renewal'] }),
    'completed',
    '/officer-signature/10020/recommended',
  ],
  [
    'a policy without an application of the new funnel that is not ready',
    of({ isReady: false, application: null }),
    'legacy-application-not-from-new-funnel',
    'customer-portal',
  ],
  [
    'a policy without an application of the new funnel that is ready',
    of({ application: null }),
    'ready-for-renewal',
    '/renew?legacyApplicationId=10020',
  ],
])('%s: the renewal router says why, and where', (_, facts, because, address) => {
  const decision = renewal(facts);
  expect([decision.because, addressOf(decision)]).toEqual([because, address]);
});

const either = [true, false] as const;

test('RENEWAL-016 RENEWAL-017 RENEWAL-018 every combination of facts goes where the first rule that holds says', () => {
  for (const renewalsRollout of either)
    for (const eligibility of ['yes', 'broker_of_record_conflict', 'unsupported_location', 'other'])
      for (const childId of ['app_child', null])
        for (const status of ['CREATED', 'IN_PROGRESS', 'SUBMITTED', null])
          for (const isReady of either)
            for (const preRenewal of [[], ['conditional_renewal'], ['non_renewal']]) {
              const isYes = eligibility === 'yes';
              const facts: RenewalFacts = {
                renewalsRollout,
                policy: {
                  ...policy,
                  ...(isYes ? {} : maybe(eligibility)),
                  childId,
                  isReady,
                  preRenewal,
                  application: status === null ? null : { ...application, status },
                },
              };
              const isBegun = status === 'CREATED' || status === 'IN_PROGRESS';
              const rules: readonly (readonly [boolean, string])[] = [
                [!renewalsRollout, 'renewals-rollout-off customer-portal'],
                [
                  eligibility === 'broker_of_record_conflict',
                  'broker-of-record-conflict renewal-blocked',
                ],
                [
                  eligibility === 'unsupported_location',
                  'renewal-unsupported-location renewal-unsupported-location',
                ],
                [!isYes, 'renewal-discretion discretion-quote-blocking-renewal'],
                [childId !== null, 'renewal-child-exists renew-information-confirm'],
                [isBegun, `${status?.toLowerCase().replace('_', '-')} resume`],
                [
                  !isReady && status === null,
                  'legacy-application-not-from-new-funnel customer-portal',
                ],
                [!isReady, 'completed officer-signature'],
                [preRenewal.length > 0, `${preRenewal[0]?.replace('_', '-')} renew`],
                [true, 'ready-for-renewal renew'],
              ];
              const { because, to } = renewal(facts);
              expect(`${because} ${destinationName(to)}`).toBe(rules.find(([holds]) => holds)?.[1]);
            }
});

test('RC-02 ERROR-027 an address without a legacyApplicationId throws, also on the confirm page', () => {
  const facts = { renewalsRollout: true, policy: null };
  const message = 'The legacyApplicationId of the policy to renew is missing in the address';
  expect(() => renewal(facts)).toThrow(message);
  expect(() => renewalBlock(facts)).toThrow(message);
});

test('with the flag off, no application is needed', () => {
  expect(renewal({ renewalsRollout: false, policy: null }).because).toBe('renewals-rollout-off');
});

test.each([
  ['an application status', of({}, { status: 'LOST' }), "Unhandled application status 'LOST'"],
  ['an eligibility decision', of({ decision: 'perhaps' }), "Unhandled decision 'perhaps'"],
  ['a decision', of({ isReady: false }, { decision: 'LATER' }), 'Unknown decision'],
])('%s that no rule names throws', (_, facts, message) => {
  expect(() => renewal(facts)).toThrow(message);
});

test('the page that stops a renewal gets the reason and the policy’s last day', () => {
  const { to } = renewal(of(maybe('loss_review')));
  expect('route' in to && to.state).toEqual({ reason: 'loss_review', policyEnds: '2026-12-30' });
});

test.each([
  ['the flag', { ...ready, renewalsRollout: false }, 'renewals-rollout-off'],
  ['the eligibility', of(maybe('loss_review')), 'renewal-discretion'],
  ['nothing about a child', of({ childId: 'app_child' }), null],
  ['nothing about the status', of({}, { status: 'IN_PROGRESS' }), null],
  ['nothing about the readiness', of({ isReady: false }), null],
  ['other terms', of({ preRenewal: ['conditional_renewal'] }), 'conditional-renewal'],
  ['a non-renewal', of({ preRenewal: ['non_renewal'] }), 'non-renewal'],
  ['no other terms of a child', of({ childId: 'app_1', preRenewal: ['non_renewal'] }), null],
])('on the confirm page the router asks %s', (_, facts, because) => {
  expect(renewalBlock(facts)?.because ?? null).toBe(because);
});

test.each([
  [
    'RENEWAL-019 an address where there are no products goes to the unsupported-location page',
    { qualified: false, reasoning_key: 'no_available_products' },
    'new-address-unsupported',
    '/renewal-unsupported-location/NV',
  ],
  [
    'RENEWAL-020 a qualified renewal goes on',
    { qualified: true, reasoning_key: 'no_available_products' },
    'renewal-begun',
    '/application/app_1/resume',
  ],
  [
    'RENEWAL-020 one that did not qualify for another reason goes on',
    { qualified: false, reasoning_key: 'manual_review' },
    'renewal-begun',
    '/application/app_1/resume',
  ],
  [
    'RENEWAL-020 one without a pre-decision goes on',
    null,
    'renewal-begun',
    '/application/app_1/resume',
  ],
])('%s', (_, preDecision, because, address) => {
  const decision = renewalConfirmed({ applicationId: 'app_1', preDecision, region: 'US-NV' });
  expect([decision.because, addressOf(decision)]).toEqual([because, address]);
});

test('a new address whose state is unknown goes to the page without a state', () => {
  const preDecision = { qualified: false, reasoning_key: 'no_available_products' };
  const { to } = renewalConfirmed({ applicationId: 'app_1', preDecision, region: null });
  expect(to).toEqual({ route: 'renewal-unsupported-location' });
});
