// What documents ask for before their scripts are there. Only the build reads it, so no page loads it.
import type { RouteName } from '@fairlead/domain';
import { getApplicationQuestionSet, getNextQuestionSet, getReview } from './application.ts';
import { getApplication, getAuthUser, getUserInfo } from './first-route/index.ts';
import {
  getAdminMarketSubmission,
  getMarketSubmission,
  listMarketSubmissions,
  submissionsAtFirst,
} from './packages.ts';
import { baseOf, type Service } from './protocol/endpoint.ts';

type Asked = {
  readonly call: { readonly service: Service; readonly path: string };
  /** Parameter of the call → parameter of the route's address. */
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
};

const ofUser: readonly Asked[] = [getAuthUser, getUserInfo].map((call) => ({ call, params: {} }));

const ofApplication = { id: 'applicationId' };
const ofSubmission: readonly Asked[] = [
  { call: getMarketSubmission, params: { id: 'marketSubmissionId' } },
];

const ofSubmissionForAdmin: readonly Asked[] = [
  { call: getAdminMarketSubmission, params: { id: 'marketSubmissionId' } },
];

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
  billing: ofSubmission,
  confirmation: ofSubmission,
};

/** What it loads for an admin, who sees other data at the addresses of packages. */
const ofRoutesForAdmin: Readonly<Partial<Record<RouteName, readonly Asked[]>>> = {
  'admin-submissions': [
    { call: listMarketSubmissions, params: {}, query: { limit: String(submissionsAtFirst) } },
  ],
  'admin-market-submissions': ofSubmissionForAdmin,
  'admin-quote-library': ofSubmissionForAdmin,
  'admin-market-submission': ofSubmissionForAdmin,
  'admin-package': ofSubmissionForAdmin,
  'market-submission': ofSubmissionForAdmin,
  billing: ofSubmissionForAdmin,
  confirmation: ofSubmissionForAdmin,
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
  const addressOf = ({ call: { service, path }, params, query }: Asked) =>
    origin +
    baseOf(service) +
    path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const index = segments.indexOf(`:${params[name]}`);
      if (index < 0)
        throw new Error(
          `The address of '${route}', ${pattern}, has no parameter for '${name}' of ${path}. Correct first-data.ts.`,
        );
      return `{${index}}`;
    }) +
    (query ? `?${new URLSearchParams(query)}` : '');
  return {
    ofUser: ofUser.map(addressOf),
    ofClient: askedIn(ofRoutes).map(addressOf),
    ofAdmin: askedIn(ofRoutesForAdmin).map(addressOf),
  };
}
