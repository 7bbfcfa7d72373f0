import { NotReleased, platformRole, Refused } from '@fairlead/registry';
import { reportAssets } from '../../reporters/html/assets.ts';
import { html } from '../../reporters/html/markup.ts';
import { explainRefusal } from '../explain-refusal.ts';
import { answerMounted } from './answer-mounted.ts';
import { areaPage } from './area-page.ts';
import { releaseScript } from './assets.ts';
import { banner } from './banner.ts';
import { createBuildSizes } from './build-size.ts';
import { diffPage } from './diff-page.ts';
import { modulesPath } from './module-links.ts';
import { type ModulesSource, readModulesState } from './modules-state.ts';
import { overviewPage } from './overview-page.ts';
import { modulesDocument, scriptPath, stylePath } from './page-document.ts';
import { pageStyle } from './page-style.ts';

/**
 * Answers `/modules` and below it: pages for people, made from what the registry serves, and the registry itself for their
 * script. Null for any other address.
 */
export function answerModules(
  source: ModulesSource,
  registry: (request: Request) => Promise<Response>,
) {
  const sizes = createBuildSizes(source.store);
  const style = once('text/css', async () => `${(await reportAssets()).css}\n${pageStyle}`);
  const script = once('text/javascript', releaseScript);
  const mounted = answerMounted(registry);

  return async (request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== modulesPath && !pathname.startsWith(`${modulesPath}/`)) return null;
    const answer = await mounted(request);
    if (answer) return answer;
    if (request.method !== 'GET') return readOnly();
    if (pathname === stylePath) return style();
    if (pathname === scriptPath) return script();
    return page(pathname.slice(modulesPath.length + 1), searchParams).catch(failedPage);
  };

  async function page(below: string, asked: URLSearchParams): Promise<Response> {
    const state = await readModulesState(source);
    if (!below) return overviewPage(state, sizes);
    if (below === 'diff') return diffPage(state, asked);
    const role = below === platformRole ? below : `mfe-${below}`;
    return areaPage(state, role, { sizes, back: asked.get('rollback') });
  }
}

const readOnly = () =>
  new Response('This page can be read, nothing else.', {
    status: 405,
    headers: { 'content-type': 'text/plain; charset=utf-8', allow: 'GET' },
  });

/** A file that is made when it is first asked for. */
function once(type: string, make: () => Promise<string>) {
  let made: Promise<string> | null = null;
  return async () => {
    made ??= make();
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
    return new Response(await made, { headers });
  };
}

function failedPage(error: unknown): Response {
  if (!(error instanceof Error)) throw error;
  const why = error instanceof Refused ? explainRefusal(error) : error.message;
  return modulesDocument({
    title: 'Modules',
    lead: 'What is live isn’t known.',
    status: error instanceof NotReleased ? 404 : 500,
    body: banner(
      'danger',
      html`<p><strong>The registry can’t be read.</strong> ${why}</p><p>Open pages keep the modules that they have. <a href="${modulesPath}">Try again</a></p>`,
    ),
  });
}
