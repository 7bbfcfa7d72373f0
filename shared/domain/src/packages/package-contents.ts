import { productLabel } from './products.ts';

type Held = { readonly product_name: string };

/** The fields of a package that adding and removing read. */
export type ContentsFacts = {
  readonly status: string;
  readonly quotes: readonly Held[];
  readonly coverage_requests: readonly { readonly id: string }[];
};

/** What is added to a package: a quote, or requests for one. */
export type Addition =
  | { readonly kind: 'quote'; readonly product: string }
  | { readonly kind: 'requests'; readonly ids: readonly string[] };

/** Why nothing can be dropped into a package; null when it can (B§2 "Drop zone texts", B§4, AMB-09). */
export function whyNotDrop(packageStatus: string, submissionStatus: string): string | null {
  if (packageStatus === 'IN_REVIEW') return null;
  if (packageStatus === 'ARCHIVED') return 'Restore package to edit';
  if (packageStatus === 'READY' && submissionStatus === 'RELEASED')
    return 'Package is locked when live';
  return 'Package must be In Review to add quotes';
}

/** Why this cannot be added to a package; null when it can (B§5: one quote per product). */
export function whyNotAdd(
  addition: Addition,
  target: ContentsFacts,
  submissionStatus: string,
): string | null {
  const refused = whyNotDrop(target.status, submissionStatus);
  if (refused) return refused;
  if (addition.kind === 'quote')
    return target.quotes.some(({ product_name }) => product_name === addition.product)
      ? duplicateText(addition.product)
      : null;
  const held = target.coverage_requests.map(({ id }) => id);
  return addition.ids.every((id) => held.includes(id))
    ? 'These requests are in the package already.'
    : null;
}

/** The refusal of a second quote of a product (B§5), by the name of its product line. */
export const duplicateText = (product: string): string =>
  `A quote for ${productLabel(product)} already exists in the package.`;

/** Why a quote or request cannot be removed from a package; null when it can (B§4). */
export function whyNotRemove(packageStatus: string, submissionStatus: string): string | null {
  if (packageStatus === 'IN_REVIEW') return null;
  if (packageStatus === 'READY')
    return submissionStatus === 'QUOTE_BLOCKED' ? null : 'Package is locked when live';
  if (packageStatus === 'ARCHIVED') return 'Restore package to edit';
  return 'Package must be In Review to remove quotes';
}
