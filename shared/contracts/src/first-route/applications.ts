import * as s from 'superstruct';
import { endpointsOf } from '../protocol/endpoint.ts';
import {
  Application,
  DecisionResponse,
  IntakeLegacyApplication,
} from '../shapes/application-records.ts';
import { Moment, Nothing, orNull } from '../shapes/scalars.ts';

const endpoint = endpointsOf('intake-engine', 'A§7');

export const getApplication = endpoint('get-application', {
  method: 'GET',
  path: '/v1/applications/:id',
  answer: Application,
});

export const getIntakeLegacyApplication = endpoint('get-intake-legacy-application', {
  method: 'GET',
  path: '/v1/legacy-applications/:id',
  answer: IntakeLegacyApplication,
});

export const listApplications = endpoint('list-applications', {
  method: 'GET',
  path: '/v1/applications',
  answer: s.array(Application),
  errors: [{ status: 404, means: 'no application yet: treated as an empty list' }],
});

export const getDecision = endpoint('get-decision', {
  method: 'GET',
  path: '/v1/applications/:id/decision',
  answer: DecisionResponse,
  errors: [{ status: 400, means: 'not decided yet' }],
});

export const getCartaEnrichment = endpoint('get-carta-enrichment', {
  method: 'GET',
  path: '/v1/carta/enrichment',
  answer: s.type({ enrichment: orNull(s.type({})) }),
});

/** The token goes to the HTTP client and nowhere else. */
export const embeddedLogin = endpoint('embedded-login', {
  method: 'POST',
  path: '/v1/embedded-login',
  body: s.object({ code: s.string() }),
  answer: s.type({ token: s.string(), expires: Moment }),
  errors: [{ status: 409, means: 'the code was already used: tolerated in embedded mode' }],
});

export const checkPartnerClient = endpoint('check-partner-client', {
  method: 'GET',
  path: '/v1/partner-client-check',
  query: s.object({ website: s.string() }),
  answer: Nothing,
  errors: [{ status: 409, means: 'the company is already a client' }],
});
