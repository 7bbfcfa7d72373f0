import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHostPage } from './host-page.ts';

/** A partner's page: it loads one script of ours, has its own styles and scripts, and enforces Trusted Types. */
export async function answerPartner(
  { pathname, searchParams }: URL,
  url: string,
  dist: string,
): Promise<Response> {
  const [, host] = /^\/hosts\/([a-z]+)$/.exec(pathname) ?? [];
  if (host)
    return new Response(await createHostPage(host, url + findBoot(dist)), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  if (pathname === '/partner')
    return new Response(pageWith(url + findBoot(dist), searchParams), {
      headers: {
        'content-type': 'text/html',
        'content-security-policy':
          "require-trusted-types-for 'script'; trusted-types default fairlead lit-html",
      },
    });
  if (pathname === '/own.js')
    return new Response(ownScript, { headers: { 'content-type': 'text/javascript' } });
  if (pathname === '/late.js')
    return new Response('globalThis.isLateScriptThere = true;', {
      headers: { 'content-type': 'text/javascript' },
    });
  return new Response('There is nothing here.', { status: 404 });
}

function findBoot(dist: string): string {
  const page = readFileSync(join(dist, 'pages/intake.html'), 'utf8');
  const [boot = ''] = page.match(/\/assets\/boot-[^"]+/) ?? [];
  return boot;
}

const pageWith = (boot: string, asked: URLSearchParams) => `<!doctype html>
  <title>Partner</title>
  <style>
    * { font-family: fantasy; letter-spacing: 7px; color: rgb(255, 0, 0) !important; }
    body { font-size: 40px; text-transform: uppercase; }
    h1 { margin: 33px; }
    h1, label, section { display: inline !important; }
  </style>
  <h1 id="theirs">Partner</h1>
  ${asked.get('elements') ?? '<fairlead-intake path="/"></fairlead-intake>'}
  <div id="elsewhere"></div>
  ${`<script src="${boot}"></script>`.repeat(Number(asked.get('scripts') ?? 1))}
  <script src="/own.js" defer></script>`;

/** The partner's own policy and a script that it loads by itself. */
const ownScript = `
  globalThis.loadLateScript = () => {
    trustedTypes.createPolicy('default', { createScriptURL: (url) => url });
    const script = document.createElement('script');
    script.src = '/late.js';
    document.head.append(script);
  };`;
