import * as s from 'superstruct';
import { endpointsOf } from '../protocol/endpoint.ts';
import { LegacyApplication } from '../shapes/application-records.ts';

const endpoint = endpointsOf('policy-admin', 'A§7');

export const getUserInfo = endpoint('get-user-info', {
  method: 'GET',
  path: '/v1/member/user_info',
  answer: s.type({ is_admin: s.boolean(), coverage_names: s.array(s.string()) }),
});

export const getLegacyApplication = endpoint('get-legacy-application', {
  method: 'GET',
  path: '/v1/applications/:id',
  answer: LegacyApplication,
});

/**
 * A§7 states no order, but routing needs the latest one (A§4): it is the newest by `created_at`. If an application has no
 * `created_at`, the list is assumed to be newest first.
 */
export const listLegacyApplications = endpoint('list-legacy-applications', {
  method: 'GET',
  path: '/v1/applications',
  answer: s.array(LegacyApplication),
});
