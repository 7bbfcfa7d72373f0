import { $route, entered, navigate } from '@fairlead/store';
import { combine, sample } from 'effector';
import type { Application } from './application.ts';

/**
 * /billing is an older address of /checkout (A§2). All pages of the checkout redirect to the signature once the quote
 * is accepted: after a reload, in another tab, or by going back.
 */
export function createRedirects({ $legacy, $id }: Application) {
  sample({
    clock: entered('legacy-billing'),
    fn: ({ params }) => ({ route: 'checkout' as const, params, replace: true }),
    target: navigate,
  });

  const $accepted = combine($route, $legacy, $id, (route, legacy, id) =>
    (route?.name === 'checkout' || route?.name === 'checkout-payment') &&
    legacy?.id === id &&
    route.params.legacyApplicationId === id &&
    legacy?.quote_accepted_at &&
    legacy.package_slug
      ? { legacyApplicationId: legacy.id, packageSlug: legacy.package_slug }
      : null,
  );
  sample({
    clock: $accepted.updates.filterMap((params) =>
      params ? { route: 'officer-signature' as const, params, replace: true } : undefined,
    ),
    target: navigate,
  });
}
