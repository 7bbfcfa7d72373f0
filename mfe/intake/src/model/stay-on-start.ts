import {
  type Destination,
  type Flags,
  isShutByQuoting,
  type MarketSubmissionView,
  marketSubmissionView,
} from '@fairlead/domain';

/**
 * What the start page does instead of sending somebody on; null sends on. The rerouter may say that the form is the
 * place. Nor is anybody sent to a screen that is shut, which leads back here: redirecting there would loop, and the page
 * says where the application stands.
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
