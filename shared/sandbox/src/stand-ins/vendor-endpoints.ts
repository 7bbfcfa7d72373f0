import { analyticsEndpoints } from './analytics/endpoints.ts';
import { chatEndpoints } from './chat/endpoints.ts';
import { errorReportingEndpoints } from './error-reporting/endpoints.ts';
import { flagEndpoints } from './flags/endpoints.ts';
import { mapsEndpoints } from './maps/endpoints.ts';
import { plaidEndpoints } from './plaid/endpoints.ts';
import { sessionReplayEndpoints } from './session-replay/endpoints.ts';
import type { StandInState } from './state.ts';
import { stripeEndpoints } from './stripe/endpoints.ts';
import type { VendorEndpoint } from './vendor-endpoint.ts';

/** Every vendor address that the product requests: scripts, services and collection endpoints. */
export const vendorEndpoints = (state: StandInState): readonly VendorEndpoint[] => [
  ...stripeEndpoints(),
  ...plaidEndpoints(),
  ...mapsEndpoints(state),
  ...flagEndpoints(state),
  ...chatEndpoints(),
  ...analyticsEndpoints(state),
  ...sessionReplayEndpoints(state),
  ...errorReportingEndpoints(state),
];
