import { newTabNote, type TextLink } from '../link/split-links.ts';
import { h, type PageNode } from './page-node.ts';

/** The parts of a sentence as nodes: the plain counterpart of `drawLinks`. */
export const linkedNodes = (parts: readonly (string | TextLink)[]): PageNode[] =>
  parts.map((part) => (typeof part === 'string' ? part : anchor(part)));

const anchor = ({ text, href, newTab }: TextLink) =>
  newTab
    ? h('a', { href, target: '_blank' }, text, h('span', null, newTabNote))
    : h('a', { href }, text);
