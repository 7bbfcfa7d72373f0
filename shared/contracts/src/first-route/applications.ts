import * as s from 'superstruct';
import { endpoint } from '../protocol/endpoint.ts';
import {
  Application,
  DecisionResponse,
  IntakeLegacyApplication,
} from '../shapes/application-records.ts';
import { Moment, Nothing } from '../shapes/scalars.ts';

const service = 'intake-engine';
const source = 'A§7';

export const getApplication = endpoint('get-application', {
  service,
  method: 'GET',
  path: '/v1/applications/:id',
  answer: Application,
  source,
});

export const getIntakeLegacyApplication = endpoint('get-intake-legacy-application', {
  service,
  method: 'GET',
  path: '/v1/legacy-applications/:id',
  answer: IntakeLegacyApplication,
  source,
});

export const listApplications = endpoint('list-applications', {
  service,
  method: 'GET',
  path: '/v1/applications',
  answer: s.array(Application),
  errors: [{ status: 404, means: 'no application yet: treated as an empty list' }],
  source,
});

export const getDecision = endpoint('get-decision', {
  service,
  method: 'GET',
  path: '/v1/applications/:id/decision',
  answer: DecisionResponse,
  errors: [{ status: 400, means: 'not decided yet' }],
  source,
});

export const getCartaEnrichment = endpoint('get-carta-enrichment', {
  service,
  method: 'GET',
  path: '/v1/carta/enrichment',
  answer: s.type({ enrichment: s.nullable(s.type({})) }),
  source,
});

/** The token goes to the HTTP client and nowhere else. */
export const embeddedLogin = endpoint('embedded-login', {
  service,
  method: 'POST',
  path: '/v1/embedded-login',
  body: s.object({ code: s.string() }),
  answer: s.type({ token: s.string(), expires: Moment }),
  errors: [{ status: 409, means: 'the code was already used: tolerated in embedded mode' }],
  source,
});

export const checkPartnerClient = endpoint('check-partner-client', {
  service,
  method: 'GET',
  path: '/v1/partner-client-check',
  query: s.object({ website: s.string() }),
  answer: Nothing,
  errors: [{ status: 409, means: 'the company is already a client' }],
  source,
});
