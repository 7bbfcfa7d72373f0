import type { PageSettings } from '../page.ts';
import type { ResolvedMap } from '../resolved-map.ts';
import { drawnMarkup } from './drawn-markup.ts';
import type { DrawnPage } from './drawn-page.ts';
import { loadModulesFromDisk, run } from './load-modules.ts';
import { madeUp } from './made-up.ts';
import { openVisitorWindow } from './visitor-window.ts';
import { answerNobody, answerSomebody } from './visitors.ts';

export type PageToDraw = {
  /** Path and query of the page, e.g. `/?experience=vanta`. */
  readonly address: string;
  /** Whether its visitor has a session, whose data never arrives. */
  readonly isSignedIn: boolean;
  readonly map: ResolvedMap;
  readonly settings: PageSettings;
  /** The path of the boot script. */
  readonly boot: string;
  /** The content of the document's body. */
  readonly body: string;
};

/** How long a page may take to show its screen, in ms. */
const limit = 20_000;

/**
 * Starts the product in a window without a screen, with the files that it ships and a back end that knows nobody, or
 * somebody and no more than that, and returns what it shows. Rejects with the page's first error when it shows no screen.
 */
export async function drawPage(
  page: PageToDraw,
  readFile: (pathname: string) => string,
): Promise<DrawnPage> {
  const { address, isSignedIn, map, settings, boot, body } = page;
  const errors: unknown[] = [];
  // The header of somebody with a session is drawn before it is known who that is.
  const headerDrawn = Promise.withResolvers<void>();
  const answer = isSignedIn ? answerSomebody(headerDrawn.promise) : answerNobody;
  const window = openVisitorWindow(`https://fairlead.invalid${address}`, answer, (error) =>
    errors.push(error),
  );
  const { document } = window;
  const find = (selector: string) => document.querySelector<HTMLElement>(selector);
  document.body.innerHTML = body;
  addData(document, 'fairlead-map', map);
  addData(document, 'fairlead-page', settings);
  run(window, boot, readFile(boot));
  const loaded = loadModulesFromDisk(window, readFile, map);
  const until = Date.now() + limit;
  const drawn = async (selector: string) => {
    while (!hasContent(find(selector)) && errors.length === 0 && Date.now() < until) await turn();
    await elementsIn(document);
    const part = find(selector);
    if (!part || !hasContent(part) || errors.length > 0)
      throw new Error(`${address} showed no screen`, { cause: errors[0] });
    return part;
  };
  const header = drawnMarkup(await drawn('#header > [data-area]'));
  headerDrawn.resolve();
  const shown = await drawn('#main > :is([data-area], [data-shell-page])');
  if (window.location.pathname !== new URL(window.location.origin + address).pathname)
    throw new Error(`${address} leads a visitor to ${window.location.pathname}`);
  const main = drawnMarkup(shown);
  if (main.includes(madeUp) || header.includes(madeUp))
    throw new Error(`${address} shows a setting that isn’t the deployment’s`);
  const area = shown.dataset.area ?? shown.dataset.shellPage ?? '';
  const files = loaded();
  await window.happyDOM.abort();
  return { header, area, main, files };
}

type Document = ReturnType<typeof openVisitorWindow>['document'];
type HTMLElement = ReturnType<Document['createElement']> & { dataset: Record<string, string> };

/** Whether an area shows something other than that it is loading. */
const hasContent = (area: HTMLElement | null) =>
  area !== null && area.textContent.trim() !== '' && !area.querySelector('ui-overlay');

/** Elements draw themselves once their properties are set, and draw other elements. */
async function elementsIn(document: Document) {
  for (let before = ''; before !== document.body.innerHTML; ) {
    before = document.body.innerHTML;
    await Promise.all(
      [...document.querySelectorAll('*')].map((element) => Reflect.get(element, 'updateComplete')),
    );
    await turn();
  }
}

const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 10));

function addData(document: Document, id: string, value: unknown) {
  const block = document.createElement('script');
  Object.assign(block, { id, type: 'application/json', textContent: JSON.stringify(value) });
  document.head.append(block);
}
