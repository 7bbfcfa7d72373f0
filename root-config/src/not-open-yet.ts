import { routed } from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';
import { shellPages } from './shell-pages.ts';

const say = shellPages.notOpenYet;

export type Host = { readonly scope: Scope; readonly talkToAdvisor: () => void };

/** The page of a part of the product that is still to come, with two ways on. */
export function notOpenYet({ scope, talkToAdvisor }: Host): HTMLElement {
  const goToAccount = scopeBind(routed, { scope });
  const section = document.createElement('section');
  section.className = 'page-head';
  section.dataset.surface = 'chrome';
  const content = document.createElement('div');
  content.className = 'wrap stack';
  const heading = document.createElement('h1');
  heading.className = 'title';
  heading.textContent = say.title;
  const text = document.createElement('p');
  text.className = 'lead';
  text.textContent = say.text;
  const row = document.createElement('p');
  row.className = 'row';
  row.append(
    button(say.account, 'button', () => goToAccount({ to: { external: 'customer-portal' } })),
    button(say.advisor, 'button button-secondary', talkToAdvisor),
  );
  content.append(heading, text, row);
  section.append(content);
  return section;
}

function button(name: string, className: string, press: () => void) {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = name;
  element.addEventListener('click', press);
  return element;
}
