import { getPageContext } from '../page/page-context.ts';
import { refreshFiles } from './refresh-files.ts';

/** Adds style sheets to the page, once each, and waits for them. */
export async function loadStyles(urls: readonly string[]): Promise<void> {
  await Promise.all(urls.filter((url) => !isThere(url)).map(addWhole));
}

function isThere(url: string) {
  const { origin, pathname } = new URL(url, location.href);
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    ({ href }) => href.split('?')[0] === origin + pathname,
  );
}

/** A sheet that arrived damaged is requested once more, bypassing all caches. */
async function addWhole(url: string) {
  try {
    await addStyle(url);
  } catch {
    await refreshFiles([url]);
    await addStyle(url);
  }
}

/** After the design system's sheet, wherever the document has it: where both have a rule, the area's wins. */
function addLast(link: HTMLLinkElement) {
  const last = [...document.querySelectorAll('link[rel="stylesheet"]')].at(-1);
  if (last) last.after(link);
  else document.head.append(link);
}

async function addStyle(url: string) {
  const context = getPageContext();
  const path = new URL(url).pathname;
  if (!context.map.integrity[path]) await context.completeMap();
  const { map, suspects } = context;
  await new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = 'anonymous';
    const integrity = map.integrity[path];
    if (!integrity) {
      reject(
        new Error(
          `The import map has no integrity for ${url}, so it was not loaded. Build the map again.`,
        ),
      );
      return;
    }
    link.integrity = integrity;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(
        new Error(
          `The style sheet ${url} could not be loaded. Check that the server has the file that the import map names.`,
        ),
      );
    };
    const since = suspects.get(url);
    link.href = since ? `${url}?again=${since}` : url;
    addLast(link);
  });
}
