import { authServiceRoutes } from '../auth-service/routes.ts';
import { clientBackendRoutes } from '../client-backend/routes.ts';
import { gatewayRoutes } from '../gateway/routes.ts';
import type { Route } from '../handlers/route.ts';
import { intakeEngineRoutes } from '../intake-engine/routes.ts';
import { policyAdminRoutes } from '../policy-admin/routes.ts';

/** Every call that the sandbox answers. */
export const routes: readonly Route[] = [
  ...authServiceRoutes,
  ...intakeEngineRoutes,
  ...policyAdminRoutes,
  ...clientBackendRoutes,
  ...gatewayRoutes,
];
