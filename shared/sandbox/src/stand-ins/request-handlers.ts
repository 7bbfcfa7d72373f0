import { analyticsHandlers } from './analytics/handlers.ts';
import { chatHandlers } from './chat/handlers.ts';
import { errorReportingHandlers } from './error-reporting/handlers.ts';
import { flagHandlers } from './flags/handlers.ts';
import { mapsHandlers } from './maps/handlers.ts';
import { plaidHandlers } from './plaid/handlers.ts';
import { sessionReplayHandlers } from './session-replay/handlers.ts';
import type { StandInState } from './state.ts';
import { stripeHandlers } from './stripe/handlers.ts';

/** MSW handlers for every vendor URL: scripts, services and collection endpoints. */
export const standInRequestHandlers = (state: StandInState) => [
  ...stripeHandlers(state),
  ...plaidHandlers(state),
  ...mapsHandlers(state),
  ...flagHandlers(state),
  ...chatHandlers(state),
  ...analyticsHandlers(state),
  ...sessionReplayHandlers(state),
  ...errorReportingHandlers(state),
];
