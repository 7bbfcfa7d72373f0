import * as s from 'superstruct';
import { maybe, shapeOf, someText } from './texts.ts';

const flag = maybe(s.boolean());

/** The keys of `see package`. They use the words on the package's card. */
const packageFacts = {
  name: someText,
  /** As displayed: $989.76/mo. */
  price: maybe(someText),
  description: maybe(someText),
  /** The admin's word for it: Draft, Ready, Live, Archived. */
  status: maybe(someText),
  recommended: flag,
  'under review': flag,
  /** Other texts on the card. */
  text: maybe(someText),
};

export const PackageShape = shapeOf(packageFacts);
