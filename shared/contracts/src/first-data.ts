// What documents ask for before their scripts are there. Only the build reads it, so no page loads it.
import type { RouteName } from '@fairlead/domain';
import { getApplicationQuestionSet, getNextQuestionSet, getReview } from './application.ts';
import { getLegacyPackages, getPreviousPaymentInfo } from './checkout.ts';
import {
  getApplication,
  getAuthUser,
  getLegacyApplication,
  getUserInfo,
} from './first-route/index.ts';
import {
  getAdminMarketSubmission,
  getAvailableCoverages,
  getMarketSubmission,
  getSignatureDetails,
  listMarketSubmissions,
  submissionsAtFirst,
} from './packages.ts';
import { baseOf, type Service } from './protocol/endpoint.ts';

type Asked = {
  readonly call: { readonly service: Service; readonly path: string };
  /** Parameter of the call → parameter of the route's address. */
  readonly params: Readonly<Record<string, string>>;
  /** A value that begins with a colon is a parameter of the route's address. */
  readonly query?: Readonly<Record<string, string>>;
};

const ofUser: readonly Asked[] = [getAuthUser, getUserInfo].map((call) => ({ call, params: {} }));

const ofApplication = { id: 'applicationId' };
const params = { id: 'marketSubmissionId' };
const ofSubmission: readonly Asked[] = [{ call: getMarketSubmission, params }];
const ofSubmissionForAdmin: readonly Asked[] = [{ call: getAdminMarketSubmission, params }];
const offers: Asked = { call: getAvailableCoverages, params };
const ofLegacy: readonly Asked[] = [
  getLegacyApplication,
  getLegacyPackages,
  getPreviousPaymentInfo,
].map((call) => ({ call, params: { id: 'legacyApplicationId' } }));

/** Where the documents were sent. */
const officerOf = (parameter: string): Asked => ({
  call: getSignatureDetails,
  params: {},
  query: { market_submission_id: `:${parameter}` },
});

/** What the screen of a route loads first for a client. */
const ofRoutes: Readonly<Partial<Record<RouteName, readonly Asked[]>>> = {
  'question-set': [
    {
      call: getApplicationQuestionSet,
      params: { id: 'questionSetId', applicationId: 'applicationId' },
    },
    { call: getNextQuestionSet, params: ofApplication },
    { call: getApplication, params: ofApplication },
  ],
  review: [
    { call: getReview, params: ofApplication },
    { call: getNextQuestionSet, params: ofApplication },
    { call: getApplication, params: ofApplication },
  ],
  resume: [{ call: getNextQuestionSet, params: ofApplication }],
  'market-submission': ofSubmission,
  'packages-print': ofSubmission,
  package: [...ofSubmission, offers],
  billing: ofSubmission,
  'market-submission-checkout': ofSubmission,
  'gtm-review-block': ofSubmission,
  confirmation: [...ofSubmission, officerOf('marketSubmissionId')],
  checkout: ofLegacy,
  'checkout-payment': ofLegacy,
  'officer-signature': [...ofLegacy, officerOf('legacyApplicationId')],
};

/** What it loads for an admin, who sees other data at the addresses of packages. */
const ofRoutesForAdmin: Readonly<Partial<Record<RouteName, readonly Asked[]>>> = {
  'admin-submissions': [
    { call: listMarketSubmissions, params: {}, query: { limit: String(submissionsAtFirst) } },
  ],
  'admin-market-submissions': ofSubmissionForAdmin,
  'admin-quote-library': ofSubmissionForAdmin,
  'admin-market-submission': [...ofSubmissionForAdmin, offers],
  'admin-package': [...ofSubmissionForAdmin, offers],
  'market-submission': [...ofSubmissionForAdmin, offers],
  'packages-print': ofSubmissionForAdmin,
  package: [...ofSubmissionForAdmin, offers],
  billing: ofSubmissionForAdmin,
  'market-submission-checkout': ofSubmissionForAdmin,
  'gtm-review-block': ofSubmissionForAdmin,
  confirmation: [...ofSubmissionForAdmin, officerOf('marketSubmissionId')],
};

/**
 * Addresses that the document of a route asks for in a browser that was signed in. `{2}` stands for the second segment of
 * the document's own address.
 */
export type FirstData = {
  /** What is asked about everybody with a session. */
  readonly ofUser: readonly string[];
  /** What is asked for a client, and not for an admin. */
  readonly ofClient: readonly string[];
  /** What is asked for an admin, and not for a client. */
  readonly ofAdmin: readonly string[];
};

/** Returns what somebody with a session will need first at a route's address; of an area's own route, only who is there. */
export function firstDataOf(origin: string, route: string, pattern: string): FirstData {
  const segments = pattern.split('/');
  const askedIn = (table: typeof ofRoutes) =>
    Object.entries(table).find(([name]) => name === route)?.[1] ?? [];
  const addressOf = ({ call: { service, path }, params, query = {} }: Asked) => {
    const segmentOf = (parameter: string | undefined, name: string) => {
      const index = segments.indexOf(`:${parameter}`);
      if (index < 0)
        throw new Error(
          `The address of '${route}', ${pattern}, has no parameter for '${name}' of ${path}. Correct first-data.ts.`,
        );
      return `{${index}}`;
    };
    const asked = Object.entries(query).map(
      ([name, value]) =>
        `${name}=${value.startsWith(':') ? segmentOf(value.slice(1), name) : value}`,
    );
    return (
      origin +
      baseOf(service) +
      path.replaceAll(/:(\w+)/g, (_, name: string) => segmentOf(params[name], name)) +
      (asked.length > 0 ? `?${asked.join('&')}` : '')
    );
  };
  return {
    ofUser: ofUser.map(addressOf),
    ofClient: askedIn(ofRoutes).map(addressOf),
    ofAdmin: askedIn(ofRoutesForAdmin).map(addressOf),
  };
}
