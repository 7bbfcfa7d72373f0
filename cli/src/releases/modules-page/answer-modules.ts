import { NotReleased, platformRole, Refused } from '@fairlead/registry';
import { reportAssets } from '../../reporters/html/assets.ts';
import { html } from '../../reporters/html/markup.ts';
import { explainRefusal } from '../explain-refusal.ts';
import { areaPage } from './area-page.ts';
import { createBuildSizes } from './build-size.ts';
import { diffPage } from './diff-page.ts';
import { modulesPath } from './module-links.ts';
import { type ModulesSource, readModulesState } from './modules-state.ts';
import { overviewPage } from './overview-page.ts';
import { banner, modulesDocument, stylePath } from './page-document.ts';
import { pageStyle } from './page-style.ts';

/** Answers `/modules` and below it: pages for people, made from what the registry serves. Null for any other address. */
export function answerModules(source: ModulesSource) {
  const sizes = createBuildSizes(source.store);
  const style = createStyle();

  return async (request: Request): Promise<Response | null> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== modulesPath && !pathname.startsWith(`${modulesPath}/`)) return null;
    if (request.method !== 'GET') return readOnly();
    if (pathname === stylePath) return style();
    try {
      const state = await readModulesState(source);
      const below = pathname.slice(modulesPath.length + 1);
      if (!below) return await overviewPage(state, sizes);
      if (below === 'diff') return await diffPage(state, searchParams);
      const role = below === platformRole ? below : `mfe-${below}`;
      return await areaPage(state, role, { sizes, back: searchParams.get('rollback') });
    } catch (error) {
      return failedPage(error);
    }
  };
}

const readOnly = () =>
  new Response('The modules page can be read, nothing else.', {
    status: 405,
    headers: { 'content-type': 'text/plain; charset=utf-8', allow: 'GET' },
  });

function createStyle() {
  let made: Promise<string> | null = null;
  return async () => {
    made ??= reportAssets().then(({ css }) => `${css}\n${pageStyle}`);
    const headers = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' };
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
