import { shellPages } from './shell-pages.ts';

const text = shellPages.notFound;

/** The page of an address that is no screen of the product. */
export function notFound(): HTMLElement {
  const page = document.createElement('div');
  page.dataset.shellPage = 'not-found';
  const section = document.createElement('section');
  section.className = 'page-head';
  section.dataset.surface = 'chrome';
  const content = document.createElement('div');
  content.className = 'wrap stack';
  content.style.setProperty('--gap', 'var(--space-6)');
  const heading = document.createElement('h1');
  heading.className = 'title';
  heading.textContent = text.title;
  const home = document.createElement('a');
  home.className = 'button';
  home.href = '/';
  home.textContent = text.home;
  const row = document.createElement('p');
  row.append(home);
  content.append(heading, row);
  section.append(content);
  page.append(section);
  return page;
}
