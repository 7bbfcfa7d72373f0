import { $location, $requestedRoute } from '@fairlead/store';
import type { Scope } from 'effector';
import { productTitle } from './product-title.ts';
import { shellPages } from './shell-pages.ts';
import { showWhile } from './show-while.ts';

/** Shows the not-found page if the address is no screen, because no micro-frontend would. */
export function watchNotFound(scope: Scope): void {
  showWhile(
    scope,
    $location,
    () => scope.getState($requestedRoute) === null,
    async () => {
      document.title = productTitle(shellPages.notFound.name);
      return takeDrawnPage() ?? (await import('./not-found.ts')).notFound();
    },
  );
}

/** The page as the document has it: it is a heading and a link, which nothing has to draw again. */
function takeDrawnPage(): HTMLElement | null {
  const page = document.querySelector<HTMLElement>('#main > [data-drawn="not-found"]');
  if (!page) return null;
  delete page.dataset.drawn;
  page.dataset.shellPage = 'not-found';
  return page;
}
