import type { Route } from '../calls/route.ts';
import { authServiceRoutes } from '../services/auth-service/routes.ts';
import { clientBackendRoutes } from '../services/client-backend/routes.ts';
import { gatewayRoutes } from '../services/gateway/routes.ts';
import { intakeEngineRoutes } from '../services/intake-engine/routes.ts';
import { policyAdminRoutes } from '../services/policy-admin/routes.ts';

/** Every call that the sandbox answers. */
export const routes: readonly Route[] = [
  ...authServiceRoutes,
  ...intakeEngineRoutes,
  ...policyAdminRoutes,
  ...clientBackendRoutes,
  ...gatewayRoutes,
];
