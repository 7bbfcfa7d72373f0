import type { Complaint } from './mistake.ts';
import { nearest } from './nearest.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Says why a text is no address of the product. */
export function noSuchAddress(
  path: string,
  { screenAt, addresses }: Pick<Vocabulary, 'screenAt' | 'addresses'>,
): Complaint {
  const bare = path.split(/[?#]/)[0] ?? '';
  if (path.startsWith('/')) {
    return {
      message: `there is no screen at ${JSON.stringify(bare)}`,
      expected: 'an address in the route table (`fairlead screens`)',
      nearest: nearest(bare, addresses),
    };
  }
  return {
    message: `${JSON.stringify(path)} is not an address of the product`,
    expected: 'a path that begins with /',
    nearest: screenAt(`/${bare}`) ? `/${bare}` : undefined,
  };
}
