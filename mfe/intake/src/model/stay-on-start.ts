import {
  type Destination,
  type Flags,
  isShutByQuoting,
  type MarketSubmissionView,
  marketSubmissionView,
} from '@fairlead/domain';

/**
 * Returns what the start page shows instead of redirecting, or null to redirect. The rerouter may decide for the form.
 * A closed screen would redirect back here in a loop, so the page shows the application's status instead.
 */
export function stayOnStart(
  to: Destination,
  flags: Flags,
  status: string,
): 'form' | MarketSubmissionView | null {
  if (!('route' in to)) return null;
  if (to.route === 'intake') return 'form';
  return isShutByQuoting(to.route, flags['intake-client-plm-quoting'])
    ? marketSubmissionView(status)
    : null;
}
