import { h, type PageNode } from './page-node.ts';

type TextLink = { readonly text: string; readonly href: string; readonly newTab?: boolean };

/** A sentence whose named parts are links: the plain counterpart of `linkedText`. */
export function linkedNodes(sentence: string, links: readonly TextLink[]): PageNode[] {
  const parts: PageNode[] = [];
  let rest = sentence;
  for (const { text, href, newTab } of links) {
    const at = rest.indexOf(text);
    if (at < 0) continue;
    parts.push(rest.slice(0, at));
    parts.push(
      newTab
        ? h('a', { href, target: '_blank' }, text, h('span', null, ' (opens in a new tab)'))
        : h('a', { href }, text),
    );
    rest = rest.slice(at + text.length);
  }
  return [...parts, rest];
}
