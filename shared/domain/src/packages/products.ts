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

/** Sorts items by the product that is found in each: SGL, CP_CPP, CP_CEM, SML, then what this version does not know. */
export const byProductOf =
  <Item>(productOf: (item: Item) => string) =>
  (a: Item, b: Item): number =>
    rank(productOf(a)) - rank(productOf(b));

/** Sorts what has the name of a product, in the same order. */
export const byProduct = byProductOf(
  ({ product_name }: { readonly product_name: string }) => product_name,
);

function rank(product: string) {
  const index = ranking.indexOf(product);
  return index === -1 ? ranking.length : index;
}
