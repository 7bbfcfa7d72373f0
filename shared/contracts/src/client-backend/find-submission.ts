import { endpoint, open, orNull } from '@fairlead/contracts';
import type { MarketSubmissionStatus } from '@fairlead/domain';
import * as s from 'superstruct';

/** The status of an application's submission; `@fairlead/contracts/packages` has the whole submission. */
export const findMarketSubmission = endpoint('find-market-submission', {
  service: 'client-backend',
  method: 'GET',
  path: '/market-submission',
  query: s.object({ client_data_id: s.string() }),
  answer: s.type({
    id: s.string(),
    status: open<MarketSubmissionStatus>(),
    client_data_id: s.string(),
    selected_package_id: orNull(s.string()),
  }),
  errors: [{ status: 404, means: 'the application has no market submission' }],
  source: 'B§7',
});
