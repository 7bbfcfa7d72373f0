import type { Screens } from '@fairlead/mfe-kit';
import { ConfirmScreen } from './screens/confirm.tsx';
import { RenewScreen } from './screens/renew.tsx';

export const screens = {
  renew: RenewScreen,
  'renew-information-confirm': ConfirmScreen,
} satisfies Screens;
