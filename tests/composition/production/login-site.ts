import type { HttpSandbox } from '@fairlead/sandbox/http';

/** A login site on its own origin: a form, and a session cookie for this host. */
export async function answerLoginSite(sandbox: HttpSandbox, request: Request): Promise<Response> {
  const { pathname, searchParams, origin } = new URL(request.url);
  const returnTo = searchParams.get('return_to') ?? '';
  if (pathname === '/logout') {
    const { headers } = await ask(sandbox, request, '/sandbox/api/sign-out', {});
    return goTo(returnTo, headers.get('set-cookie') ?? '');
  }
  if (pathname !== '/login') return new Response('There is nothing here.', { status: 404 });
  if (request.method === 'GET')
    return new Response(form, { headers: { 'content-type': 'text/html' } });
  const email = new URLSearchParams(await request.text()).get('email') ?? '';
  const answer = await ask(sandbox, new Request(origin), '/sandbox/api/sign-in', { email });
  return goTo(returnTo, answer.headers.get('set-cookie') ?? '');
}

const form = `<!doctype html><title>Login site</title>
  <form method="post"><input name="email" aria-label="Email"><button>Sign in here</button></form>`;

const goTo = (location: string, cookie: string) =>
  new Response(null, { status: 303, headers: { location, 'set-cookie': cookie } });

async function ask(sandbox: HttpSandbox, { url, headers }: Request, path: string, body: object) {
  const request = new Request(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: headers.get('cookie') ?? '' },
    body: JSON.stringify(body),
  });
  const answer = await sandbox.handle(request);
  if (!answer?.ok) throw new Error(`The sandbox answered ${path} with ${answer?.status}.`);
  return answer;
}
