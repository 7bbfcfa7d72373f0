import {
  type AmountSource,
  pathOfId,
  pathsTo,
  pathsToSum,
  type ValuePlace,
} from '../terms/amounts.ts';

type Answers = ReadonlyMap<string, unknown>;

/**
 * Finds an amount in the responses of a document, then in the stores of the open area's model, whose names begin with the
 * area's. Null: no area is open.
 */
export function findAmount(
  amount: string,
  screen: string,
  stores: ReadonlyMap<string, unknown>,
  answers: Answers,
): AmountSource | null {
  const [[first] = []] = stores;
  if (first === undefined) return null;
  const answered = [...answers].flatMap(([call, value]) =>
    pathsTo(value, amount).map((path): ValuePlace => ({ call, path })),
  );
  const stored = placesIn(stores, (value) => pathsTo(value, amount), answers);
  const summed = () =>
    placesIn(stores, (value) => pathsToSum(value, amount), answers).map((place) => ({
      ...place,
      isSum: true,
    }));
  const [places = []] = [answered, stored, summed()].filter(({ length }) => length > 0);
  return { places, area: partsOf(first).area, screen };
}

/** Returns the places of the stores that a search finds in their values. */
export const placesIn = (
  stores: ReadonlyMap<string, unknown>,
  find: (value: unknown) => readonly string[],
  answers: Answers,
): readonly ValuePlace[] =>
  [...stores].flatMap(([name, value]) =>
    find(value).map((path): ValuePlace => {
      const of = ownerOf(value, path, answers);
      return { ...partsOf(name), path, ...(of ? { of } : {}) };
    }),
  );

/** `packages: billing.$amounts` */
function partsOf(name: string): { readonly area: string; readonly store: string } {
  const [area = '', store = ''] = name.split(': ');
  return { area, store };
}

/** Returns the response with the object that a field of a store belongs to, by its id. */
function ownerOf(value: unknown, path: string, answers: Answers): string | undefined {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const owners = keys.map((_, depth) => at(value, keys.slice(0, depth)));
  const ids = [value, ...owners].flatMap((owner) => idOf(owner) ?? []);
  for (const id of ids.reverse())
    for (const [call, answer] of answers) {
      const found = pathOfId(answer, id);
      if (found !== undefined) return `${call}${found && `, ${found}`}`;
    }
  return undefined;
}

const at = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : null),
    value,
  );

function idOf(owner: unknown): string | undefined {
  const id: unknown = typeof owner === 'object' && owner !== null ? Reflect.get(owner, 'id') : null;
  return typeof id === 'string' ? id : undefined;
}
