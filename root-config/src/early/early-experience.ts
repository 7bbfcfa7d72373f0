import { readKept } from '../page/kept-text.ts';

/**
 * Puts the theme of the last visit, or of the address, on the page before anything is drawn. The
 * store decides for good a moment later, by the same facts (A§1).
 */
export function showEarlyExperience(): void {
  const asked = new URLSearchParams(location.search).get('experience') ?? remembered();
  if (/^vanta$/i.test(asked)) document.documentElement.dataset.experience = 'vanta';
}

const remembered = (): string =>
  /"experience":"(\w+)"/.exec(readKept('fairlead:attribution') ?? '')?.[1] ?? '';
