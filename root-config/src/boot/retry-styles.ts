import { refreshFiles } from '../builds/refresh-files.ts';
import type { PageContext } from '../page/page-context.ts';

/** Asks once more, past all caches, for the document's own style sheets that did not arrive whole. */
export async function retryStyles({ map, suspects }: PageContext): Promise<void> {
  const broken = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet, href }) => !sheet && map.integrity[new URL(href).pathname],
  );
  if (broken.length === 0) return;
  await refreshFiles(broken.map(({ href }) => href));
  for (const link of broken) {
    const again = document.importNode(link);
    again.href = `${link.href}?again=${suspects.get(link.href)}`;
    link.replaceWith(again);
  }
}
