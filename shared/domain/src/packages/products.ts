import { lookUp, readable } from '@fairlead/domain';

/** B§1: product lines, in the order they rank inside a package (AMB-75). */
const products = {
  SGL: 'General Liability Policy',
  CP_CPP: 'Commercial Package Policy',
  CP_CEM: 'Cyber, Errors & Omissions, and Media Liability Policy',
  SML: 'Management & Professional Liability Policy',
} as const;

export const productLabel = (name: string): string => lookUp(products, name) ?? readable(name);

const ranking = Object.keys(products);

/** Sorts by product: SGL, CP_CPP, CP_CEM, SML, then what this version does not know. */
export function byProduct<Item extends { readonly product_name: string }>(
  a: Item,
  b: Item,
): number {
  return rank(a.product_name) - rank(b.product_name);
}

function rank(product: string) {
  const index = ranking.indexOf(product);
  return index === -1 ? ranking.length : index;
}
