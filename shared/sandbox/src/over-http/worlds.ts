import { createSandbox, type Sandbox, type SandboxOptions } from '../sandbox.ts';
import { worldCookieName } from './cookie-names.ts';
import { readCookie } from './session-cookie.ts';

export type Worlds = {
  /** The world of a request, created on first use. */
  of(request: Request): Promise<Sandbox>;
  /** Restarts a world. */
  begin(id: string, options: SandboxOptions): Promise<Sandbox>;
  idOf(request: Request): string;
};

const headerName = 'fairlead-world';

export function worldsOf(options: SandboxOptions): Worlds {
  const worlds = new Map<string, Promise<Sandbox>>();
  const idOf = (request: Request) =>
    request.headers.get(headerName) ?? readCookie(request, worldCookieName(request)) ?? 'shared';
  return {
    idOf,
    of(request) {
      const id = idOf(request);
      const known = worlds.get(id) ?? createSandbox(options);
      worlds.set(id, known);
      return known;
    },
    begin(id, changed) {
      const { store, ...shared } = options;
      const fresh = createSandbox({ ...shared, ...changed });
      worlds.set(id, fresh);
      return fresh;
    },
  };
}
