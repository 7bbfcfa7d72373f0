/** A world of a staging and someone signed in there, for tests. */
export type TestClient = {
  readonly world: string;
  readonly session: string;
  call(method: string, path: string, body?: unknown, headers?: Headers): Promise<Answer>;
};
type Headers = Readonly<Record<string, string>>;
type Answer = { readonly status: number; readonly body: unknown };
type Send = (request: Request) => Promise<Response>;

/** Creates a world, brings a persona in and signs it in. */
export async function createTestClient(
  send: Send,
  origin: string,
  persona: string,
  beginning: object = {},
): Promise<TestClient> {
  const request = async (method: string, path: string, body?: unknown, headers: Headers = {}) => {
    const response = await send(
      new Request(origin + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const text = await response.text();
    return { status: response.status, body: text ? (JSON.parse(text) as unknown) : null };
  };
  const control = { Authorization: 'Bearer control' };
  const created = await request('POST', '/staging/control/worlds', beginning, control);
  const { world } = created.body as { world: string };
  const inWorld = { 'fairlead-world': world };
  const entered = await request(
    'POST',
    '/staging/control/enter',
    { persona },
    { ...control, ...inWorld },
  );
  const { session } = entered.body as { session: string };
  return {
    world,
    session,
    call: (method, path, body, headers = {}) =>
      request(method, path, body, { ...inWorld, 'fairlead-session': session, ...headers }),
  };
}
