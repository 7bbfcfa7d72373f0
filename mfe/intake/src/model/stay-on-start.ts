import {
  type Destination,
  type Flags,
  isShutByQuoting,
  type MarketSubmissionView,
  marketSubmissionView,
} from '@fairlead/domain';

/**
 * What the start page does instead of redirecting, or null to redirect. The rerouter may say that the form is the
 * place. Nor is anybody sent to a screen that is shut, which leads back here: redirecting there would loop, and the page
 * says the status of the application.
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
