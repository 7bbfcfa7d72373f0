import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAppServer } from '@fairlead/build/server';
import { createHttpSandbox } from '@fairlead/sandbox/http';
import { evaluate } from '@fairlead/sandbox/stand-ins/flags/logic';
import type { Browser } from 'webdriverio';
import { answerRequests } from '../../browser/answer-requests.ts';
import { allowOrigins, serve } from '../../composition/back-end.ts';
import type { Tour } from '../tours/tour.ts';

const dist = join(import.meta.dirname, '../../../dist/sandbox');
const isOfBackEnd = ({ url }: Request) => /^\/(sandbox\/)?api\//.test(new URL(url).pathname);

/**
 * Opens a partner's page that has one element in a column, `width` pixels wide. The product and its back end are on another
 * origin. The flags are the world's; no other vendor answers.
 */
export async function openPartner(page: Browser, width: number) {
  const sandbox = createHttpSandbox();
  const answerPartner = allowOrigins(() => [partner.url], sandbox.handle);
  const app = await createAppServer({
    dist,
    port: 0,
    handlers: [async (request) => (isOfBackEnd(request) ? answerPartner(request) : null)],
  });
  const html = pageWith(app.url + findBoot(), width);
  const partner = await serve(
    async () => new Response(html, { headers: { 'content-type': 'text/html' } }),
  );
  const stopAnswering = await answerRequests(page, {
    'https://app.launchdarkly.com/': async () => {
      const { standIns } = await sandbox.worlds.of(new Request(app.url));
      return { body: JSON.stringify(evaluate(standIns.flags())) };
    },
    'https://': () => ({ status: 404 }),
  });
  return {
    /** Loads the page as a persona of a new world, at an address or where the persona begins. */
    async enter({ persona, flags = {}, path, chosen }: Omit<Tour, 'stops'>) {
      const response = await fetch(`${app.url}/sandbox/api/control/begin`, {
        method: 'POST',
        body: JSON.stringify({ persona, flags }),
      });
      const { start } = (await response.json()) as { start: string };
      const session = response.headers.get('set-cookie') ?? '';
      if (chosen)
        await fetch(`${app.url}/api/client-backend/select-package`, {
          method: 'PATCH',
          headers: { cookie: session },
          body: JSON.stringify({ package_id: chosen }),
        });
      if (!(await page.getUrl()).startsWith(partner.url)) await page.url(partner.url);
      // Cookies don't know ports, so the back end gets those of the partner's page.
      await page.execute(
        (cookie) => {
          localStorage.clear();
          sessionStorage.clear();
          // biome-ignore lint/suspicious/noDocumentCookie: the back end reads this one.
          document.cookie = cookie;
        },
        session.replace('; HttpOnly', ''),
      );
      await page.url(`${partner.url}/?path=${encodeURIComponent(path ?? start)}`);
    },
    async close() {
      stopAnswering();
      await Promise.all([app.close(), partner.close()]);
    },
  };
}

function findBoot(): string {
  const document = readFileSync(join(dist, 'pages/intake.html'), 'utf8');
  const [boot = ''] = /\/assets\/boot-[^"]+/.exec(document) ?? [];
  return boot;
}

const pageWith = (boot: string, width: number) => `<!doctype html>
  <html lang="en">
    <title>Partner</title>
    <style>main { width: ${width}px; margin-left: 200px; }</style>
    <main></main>
    <script>
      const element = document.createElement('fairlead-intake');
      element.setAttribute('path', new URLSearchParams(location.search).get('path') ?? '/');
      element.addEventListener('fairlead-screen', ({ detail }) => { element.dataset.screen = detail.name; });
      document.querySelector('main').append(element);
    </script>
    <script src="${boot}"></script>
  </html>`;
