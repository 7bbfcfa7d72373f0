import { shownOffers } from '@fairlead/domain/legacy';
import { $attribution, flag } from '@fairlead/store';
import { combine } from 'effector';
import type { Application } from './application.ts';

/** The partner offers beside an order (A§9). */
export const createOffers = ({ $legacy, $slug }: Application) =>
  combine(
    $legacy,
    $slug,
    $attribution,
    flag('brex-checkout-visual'),
    (legacy, slug, attribution, showsBrex) =>
      legacy && slug
        ? shownOffers({
            slug,
            incubatorProgram: legacy.incubator_program,
            partner: attribution.partner ?? null,
            isEligibleForPartnerDiscounts: legacy.eligible_for_partner_discounts,
            isRenewal: legacy.renewal?.is_renewal_application ?? false,
            showsBrex,
          })
        : [],
  );
