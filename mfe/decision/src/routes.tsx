import type { Screens } from '@fairlead/mfe-kit';
import { BlockingDiscretionScreen } from './screens/blocking-discretion.tsx';
import { DeclineRoutingScreen } from './screens/decline-routing.tsx';
import { DeclinedScreen } from './screens/declined.tsx';
import { ExpediteScreen } from './screens/expedite.tsx';
import { ExpediteConfirmationScreen } from './screens/expedite-confirmation.tsx';
import { HiscoxOfferScreen } from './screens/hiscox-offer.tsx';
import {
  RenewalBlockedScreen,
  RenewalDiscretionScreen,
  RenewalUnsupportedLocationScreen,
} from './screens/renewal.tsx';
import { UnsupportedLocationScreen } from './screens/unsupported-location.tsx';
import { UserDiscretionScreen } from './screens/user-discretion.tsx';

export const screens = {
  'unsupported-location': UnsupportedLocationScreen,
  'blocking-discretion': BlockingDiscretionScreen,
  'expedited-quote-request': ExpediteScreen,
  'expedited-quote-request-confirmation': ExpediteConfirmationScreen,
  'user-discretion': UserDiscretionScreen,
  'decline-routing': DeclineRoutingScreen,
  'hiscox-offer': HiscoxOfferScreen,
  declined: DeclinedScreen,
  'renewal-blocked': RenewalBlockedScreen,
  'discretion-quote-blocking-renewal': RenewalDiscretionScreen,
  'renewal-unsupported-location': RenewalUnsupportedLocationScreen,
  'renewal-unsupported-location-at': RenewalUnsupportedLocationScreen,
} satisfies Screens;
