import { createServer } from 'node:https';
import { evaluate } from '@fairlead/sandbox/stand-ins/flags/logic';
import { ownCertificate } from '../certificate.ts';

/** The flags of the guards: packages are offered in the product, and admins have their tool. */
export const flags = { 'intake-client-plm-quoting': true, 'allow-routing-to-admin-tooling': true };

/** The setting of a build that asks the service. */
export const flagsKey = { FAIRLEAD_FLAGS_CLIENT_ID: 'bench' };

const hosts = ['app', 'events', 'clientstream'].map((name) => `${name}.launchdarkly.com`);

export type FlagService = {
  /** What a Chromium is started with that looks for the service here. */
  readonly chromiumFlags: readonly string[];
  close(): void;
};

/** Serves the flags of the product at the addresses of the service that has them, for browsers that are told so. */
export async function serveFlags(): Promise<FlagService> {
  const server = createServer(await ownCertificate(), (request, response) => {
    const isAsked = request.url?.startsWith('/sdk/evalx/') === true && request.method === 'GET';
    response.writeHead(isAsked ? 200 : 204, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      // The vendor's script reads it.
      'access-control-expose-headers': 'Date',
      'content-type': 'application/json',
    });
    response.end(isAsked ? JSON.stringify(evaluate(flags)) : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const rules = hosts.map((host) => `MAP ${host} 127.0.0.1:${port}`).join(', ');
  return {
    chromiumFlags: ['--ignore-certificate-errors', `--host-resolver-rules=${rules}`],
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
