import { contains } from './contains.ts';

/** A field by its path, such as `address.county` or `quotes.0`. */
export type FieldDifference = {
  readonly path: string;
  readonly wanted: unknown;
  readonly found: unknown;
};

/** Returns the wanted fields that a value doesn't have, each as deep inside as it differs. */
export function fieldsThatDiffer(found: unknown, wanted: unknown, path = ''): FieldDifference[] {
  if (contains(found, wanted)) return [];
  if (!isNested(found) || !isNested(wanted) || isOtherLength(found, wanted))
    return [{ path: path || 'the request', wanted, found }];
  return Object.entries(wanted).flatMap(([key, value]) =>
    fieldsThatDiffer(Reflect.get(found, key), value, path ? `${path}.${key}` : key),
  );
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Lists of different lengths, or a list and something else, differ as a whole. */
const isOtherLength = (found: object, wanted: object) =>
  Array.isArray(found) !== Array.isArray(wanted) ||
  (Array.isArray(found) && Array.isArray(wanted) && found.length !== wanted.length);
