import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '@fairlead/build';
import { type AppServer, createAppServer } from '@fairlead/build/server';
import { productionEnv } from '@fairlead/build/testing/production-env';
import { createHttpSandbox } from '@fairlead/sandbox/http';
import { allowOrigins, serve } from '../back-end.ts';
import { root } from '../deployment.ts';
import { answerPartner } from '../partner.ts';
import { answerLoginSite } from './login-site.ts';

export const dist = join(root, '.cache/composition/production');

/**
 * The production build on four origins: the page, the back end, the login site, a partner's page. The sandbox serves the
 * back end and the login site, and sets the cookie that a real one would set for their shared host.
 */
export async function openProduction(
  persona: string,
  flags: Readonly<Record<string, boolean>> = {},
) {
  const sandbox = createHttpSandbox({ persona, flags });
  const { standIns } = await sandbox.worlds.of(new Request('http://localhost/'));
  let app: AppServer | null = null;
  const api = await serve(allowOrigins(() => [app?.url ?? '', ...partners], sandbox.handle));
  const login = await serve((request) => answerLoginSite(sandbox, api.url, request));
  const partner = await serve(async ({ url: asked }) =>
    answerPartner(new URL(asked), app?.url ?? '', dist),
  );
  // The same server by its number is another site: the back end's cookies don't go along with its calls.
  const otherSite = partner.url.replace('localhost', '127.0.0.1');
  const partners = [partner.url, otherSite];
  // A first deployment, because an earlier one's files would be kept, too.
  rmSync(dist, { recursive: true, force: true });
  await buildAll({
    root,
    mode: 'production',
    dist,
    env: {
      ...productionEnv,
      FAIRLEAD_API_ORIGIN: api.url,
      FAIRLEAD_LOGIN_URL: `${login.url}/login`,
      FAIRLEAD_LOGOUT_URL: `${login.url}/logout`,
      FAIRLEAD_PARTNER_ORIGINS: partners.join(' '),
      FAIRLEAD_STRIPE_KEY: 'pk_test_production',
      FAIRLEAD_FLAGS_CLIENT_ID: 'flags-client',
    },
  });
  app = await createAppServer({ dist, port: 0 });
  const { url } = app;
  return {
    url,
    partnerUrl: partner.url,
    otherSiteUrl: otherSite,
    loginUrl: login.url,
    apiUrl: api.url,
    flags: () => standIns.flags(),
    async close() {
      await Promise.all([app?.close(), api.close(), login.close(), partner.close()]);
    },
  };
}

export const readDeployed = (file: string): string => readFileSync(join(dist, file), 'utf8');
