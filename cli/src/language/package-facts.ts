import * as s from 'superstruct';
import { maybe, shapeOf, someText } from './texts.ts';

const flag = maybe(s.boolean());

/** All that `see package` can say of a package. The words are those of its card. */
export const packageFacts = {
  name: someText,
  /** As it is shown: $989.76/mo. */
  price: maybe(someText),
  description: maybe(someText),
  /** The admin's word for it: Draft, Ready, Live, Archived. */
  status: maybe(someText),
  recommended: flag,
  'under review': flag,
  /** Further words on the card. */
  text: maybe(someText),
};

export const PackageShape = shapeOf(packageFacts);
