import { holding, opening } from './failures.ts';
import { both, type Stop, type Tour } from './tour.ts';

const flags = { 'intake-client-plm-quoting': true };

/** A screen whose data is on the way, by what it announces. */
const stop = (screen: string, path: string, see: string): Stop => ({
  screen: `${screen} on its way`,
  go: opening(path),
  see,
  in: '#main [role=status]',
});

/** The same of a screen that doesn't know its heading yet. */
const silent = (...given: Parameters<typeof stop>): Stop => ({
  ...stop(...given),
  hasNoHeading: true,
});

/** Stops at screens while a call is on the way. */
function waiting(call: string, [first, ...rest]: readonly [Stop, ...Stop[]]): readonly Stop[] {
  const { go, ...more } = first;
  return [{ ...more, go: both(holding(call), async (page) => go?.(page)) }, ...rest];
}

/** The screens that show by themselves that their data is on the way. */
export const loadingTours: readonly Tour[] = [
  {
    persona: 'ms-released',
    flags,
    stops: waiting('get-market-submission', [
      silent('packages', '/market-submission/ms_041', 'Your packages are loading…'),
      silent('package', '/market-submission/ms_041/packages/pk_041_2', 'Your package is loading…'),
      stop('billing', '/market-submission/ms_041/billing', 'Your prices are loading…'),
      stop('checkout', '/market-submission/ms_041/checkout/MONTHLY', 'Your prices are loading…'),
      silent('confirmation', '/market-submission/ms_041/confirmation', 'Your confirmation'),
    ]),
  },
  {
    persona: 'legacy-quoted',
    path: '/checkout/10026/recommended',
    stops: waiting('get-legacy-application', [
      stop('legacy billing', '/checkout/10026/recommended', 'Your prices are loading…'),
      stop('legacy checkout', '/checkout/10026/recommended/monthly', 'Your prices are loading…'),
      silent('signature', '/officer-signature/10026/recommended', 'Your policy is loading…'),
    ]),
  },
  {
    persona: 'renewal-ready',
    stops: waiting('get-intake-legacy-application', [
      silent('renewal', '/renew?legacyApplicationId=10020', 'Your renewal is loading…'),
      stop(
        'address of a renewal',
        '/renew-information-confirm?legacyApplicationId=10020&preventReroute=true',
        'Your renewal is loading…',
      ),
    ]),
  },
  {
    persona: 'admin-quote-blocked',
    stops: waiting('get-admin-market-submission', [
      stop('board', '/admin/market-submissions/ms_051', 'The packages are loading…'),
      stop(
        'library',
        '/admin/market-submissions/ms_051/quote-library',
        'The packages are loading…',
      ),
    ]),
  },
];
