import type { Screens } from '@fairlead/mfe-kit';
import { AuthCallbackScreen } from './screens/auth-callback.tsx';
import { ChooseProfileScreen } from './screens/choose-profile.tsx';
import { EmailVerifiedScreen } from './screens/email-verified.tsx';
import {
  CyberUpgradeScreen,
  HasApplicationScreen,
  HasCyberScreen,
  HasInsuranceScreen,
} from './screens/known-company.tsx';
import { LoginScreen } from './screens/login.tsx';
import { RedirectingScreen } from './screens/redirecting.tsx';
import { RequestAccessScreen } from './screens/request-access.tsx';
import { VantaWelcomeScreen } from './screens/vanta-welcome.tsx';
import { VerifyEmailScreen } from './screens/verify-email.tsx';

export const screens = {
  login: LoginScreen,
  'login-portal-send': RedirectingScreen,
  'auth-callback': AuthCallbackScreen,
  'logout-callback': RedirectingScreen,
  'email-verified': EmailVerifiedScreen,
  'verify-email': VerifyEmailScreen,
  'request-access': RequestAccessScreen,
  'choose-profile': ChooseProfileScreen,
  'user-has-application': HasApplicationScreen,
  'user-has-insurance': HasInsuranceScreen,
  'user-has-cyber': HasCyberScreen,
  'cyber-upgrade': CyberUpgradeScreen,
  'vanta-welcome': VantaWelcomeScreen,
} satisfies Screens;
