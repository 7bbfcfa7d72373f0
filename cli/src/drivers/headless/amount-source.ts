import type { AreaInstance } from '@fairlead/mfe-kit/area-instance';
import { storesOf } from '@fairlead/mfe-kit/stores-of';
import type { Scope } from 'effector';
import { type AmountPlace, type AmountSource, pathOfId, pathsTo } from '../../run/terms/amounts.ts';

type Answers = ReadonlyMap<string, unknown>;

/** Finds an amount in the responses of a document, then in the stores of the open area's model. */
export function findAmount(
  amount: string,
  scope: Scope,
  area: AreaInstance,
  screen: string,
  answers: Answers,
): AmountSource {
  const answered = [...answers].flatMap(([call, value]) =>
    pathsTo(value, amount).map((path): AmountPlace => ({ call, path })),
  );
  const { name } = area.definition;
  const places = answered.length ? answered : placesIn(area.make(), scope, name, amount, answers);
  return { places, area: name, screen };
}

function placesIn(model: unknown, scope: Scope, area: string, amount: string, answers: Answers) {
  return storesOf(model).flatMap(([store, unit]) => {
    const value = scope.getState(unit);
    return pathsTo(value, amount).map((path): AmountPlace => {
      const of = ownerOf(value, path, answers);
      return { store, area, path, ...(of ? { of } : {}) };
    });
  });
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
