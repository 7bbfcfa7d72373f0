import { $place, $requestedRoute } from '@fairlead/store';
import { createWatch, type Scope } from 'effector';

/** Says so when the address is no screen of the product: no micro-frontend would. */
export function showNoSuchPage(scope: Scope): void {
  let shown: Element | null = null;
  createWatch({
    unit: $place,
    scope,
    fn: () => {
      shown?.remove();
      shown = null;
      if (scope.getState($requestedRoute) !== null) return;
      shown = message();
      document.getElementById('main')?.append(shown);
    },
  });
}

function message() {
  const section = document.createElement('section');
  section.className = 'wrap page-head stack';
  const heading = document.createElement('h1');
  heading.className = 'title';
  heading.textContent = 'There is no page at this address.';
  const home = document.createElement('a');
  home.className = 'button';
  home.href = '/';
  home.textContent = 'Go to the start';
  const row = document.createElement('p');
  row.append(home);
  section.append(heading, row);
  return section;
}
