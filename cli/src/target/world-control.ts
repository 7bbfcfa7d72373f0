import type { HttpClient } from './http-client.ts';

type Entered = {
  readonly session: string | null;
  readonly start: string;
  readonly flags: Readonly<Record<string, boolean>>;
};

type WorldSettings = {
  readonly seed: number;
  readonly flags: Readonly<Record<string, boolean>>;
  /** The world's time when it begins, ms. */
  readonly now: number;
};

/** A world of a `fairlead staging`, for one scenario. */
export type WorldControl = {
  readonly token: string;
  /** Brings a persona in and signs it in, if its description says so. */
  enter(persona: string): Promise<Entered>;
  post(path: string, body: unknown): Promise<unknown>;
  /** The headers of this world's requests. */
  headers(): Readonly<Record<string, string>>;
  end(): Promise<void>;
};

/** Creates worlds whose time is driven by this thread's clock. */
export function createWorldControl(
  client: HttpClient,
  controlToken: string,
  clock: { now(): number },
) {
  const authorization = `Bearer ${controlToken}`;

  async function post<Answer>(
    path: string,
    body: unknown,
    headers: Readonly<Record<string, string>> = {},
    method = 'POST',
  ): Promise<Answer> {
    const { status, text } = await client.send({
      method,
      path: `/staging/control${path}`,
      body,
      headers: { ...headers, authorization },
    });
    if (status < 300) return JSON.parse(text || 'null');
    throw new Error(`The control API answered ${path} with ${status}: ${messageIn(text)}`);
  }

  return {
    async begin({ seed, flags, now }: WorldSettings): Promise<WorldControl> {
      const settings = { seed, flags, now, clock: 'driven' };
      const { world } = await post<{ world: string }>('/worlds', settings);
      const headers = () => ({ 'fairlead-world': world, 'fairlead-now': `${clock.now()}` });
      return {
        token: world,
        headers,
        enter: (persona) => post<Entered>('/enter', { persona }, headers()),
        post: (path, body) => post(path, body, headers()),
        async end() {
          await post('/worlds', undefined, headers(), 'DELETE');
        },
      };
    },
  };
}

function messageIn(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'message' in body) return String(body.message);
  } catch {}
  return 'no reason given';
}
