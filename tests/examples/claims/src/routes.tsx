import type {} from '@fairlead/domain';
import type { Screens } from '@fairlead/mfe-kit';
import { ClaimsScreen } from './screens/claims.tsx';

// The same addresses as in package.json, for the types of links and of `entered`.
declare module '@fairlead/domain' {
  interface AreaRoutes {
    claims: '/claims';
  }
}

export const screens = { claims: ClaimsScreen } satisfies Screens;
