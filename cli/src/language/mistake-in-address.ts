import { unknownIdIn } from './known-ids.ts';
import type { Complaint } from './mistake.ts';
import { nearest } from './nearest.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Says why a text is no address of the product, or returns null if it is one. `others`: where the paths of other sites
 * begin, if one of those may be meant.
 */
export function mistakeInAddress(
  path: string,
  { screenAt, addresses, ids }: Pick<Vocabulary, 'screenAt' | 'addresses' | 'ids'>,
  others: readonly string[] = [],
): Complaint | null {
  const bare = path.split(/[?#]/)[0] ?? '';
  if (others.some((site) => path.startsWith(site))) return null;
  if (path.startsWith('/') && screenAt(bare)) return unknownIdIn(path, ids);
  if (path.startsWith('/')) {
    return {
      message: `there is no screen at ${JSON.stringify(bare)}`,
      expected: 'an address in the route table (`fairlead screens`)',
      nearest: endingIn(bare, addresses) ?? nearest(bare, withParametersOf(bare, addresses)),
    };
  }
  return {
    message: `${JSON.stringify(path)} is not an address of the product`,
    expected: 'a path that begins with /',
    nearest: screenAt(`/${bare}`) ? `/${bare}` : undefined,
  };
}

/** `/review` means `/application/:applicationId/review`. */
const endingIn = (path: string, addresses: readonly string[]): string | undefined =>
  path.length > 1 ? addresses.find((address) => address.endsWith(path)) : undefined;

/** Puts the parameters of a path into the addresses: `/market-submision/ms_041` means `/market-submission/ms_041`. */
function withParametersOf(path: string, addresses: readonly string[]): readonly string[] {
  const written = path.split('/');
  return addresses.map((address) => {
    const parts = address.split('/');
    if (parts.length !== written.length) return address;
    return parts.map((part, index) => (part.startsWith(':') ? written[index] : part)).join('/');
  });
}
