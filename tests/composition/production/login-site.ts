import type { HttpSandbox } from '@fairlead/sandbox/http';

/** A login site on its own origin: a form, and the session cookie of the back end at this address. */
export async function answerLoginSite(
  sandbox: HttpSandbox,
  backEnd: string,
  request: Request,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const returnTo = searchParams.get('return_to') ?? '';
  if (pathname === '/logout') {
    const cookie = request.headers.get('cookie') ?? '';
    const { headers } = await ask('/sandbox/api/sign-out', {}, cookie);
    return goTo(returnTo, headers.get('set-cookie') ?? '');
  }
  if (pathname !== '/login') return new Response('There is nothing here.', { status: 404 });
  if (request.method === 'GET')
    return new Response(form, { headers: { 'content-type': 'text/html' } });
  const email = new URLSearchParams(await request.text()).get('email') ?? '';
  const { headers } = await ask('/sandbox/api/sign-in', { email });
  return goTo(returnTo, headers.get('set-cookie') ?? '');

  async function ask(path: string, body: object, cookie = ''): Promise<Response> {
    const asked = new Request(new URL(path, backEnd), {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
    const answer = await sandbox.handle(asked);
    if (!answer?.ok) throw new Error(`The sandbox answered ${path} with ${answer?.status}.`);
    return answer;
  }
}

const form = `<!doctype html><title>Login site</title>
  <form method="post"><input name="email" aria-label="Email"><button>Sign in here</button></form>`;

const goTo = (location: string, cookie: string) =>
  new Response(null, { status: 303, headers: { location, 'set-cookie': cookie } });
