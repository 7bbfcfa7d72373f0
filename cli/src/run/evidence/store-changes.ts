import { hidden } from '@fairlead/headless-page/secrets/hidden';
import { isSecretKey } from '@fairlead/headless-page/secrets/secret-names';
import type { StoreChange } from '../terms/evidence.ts';
import { shortJson } from './short-json.ts';

/** The maximum number of changed values per store, and of a value's characters. */
const maxValues = 12;
const maxCharacters = 300;
/** The maximum number of values that are compared per store: its parts may refer to each other. */
const maxCompared = 2000;

/** Returns the values that differ, by their paths. A store without a value before belongs to an area that has just opened. */
export function changedValues(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): readonly StoreChange[] {
  return [...after].flatMap(([store, value]) => {
    const old = before.get(store);
    if (!before.has(store) || Object.is(old, value)) return [];
    return differences(old, value).map((change) => ({
      store,
      ...(isSecretKey(store) ? withoutValues(change) : change),
    }));
  });
}

type Change = Omit<StoreChange, 'store'>;

function differences(before: unknown, after: unknown): readonly Change[] {
  const changes: Change[] = [];
  let compared = 0;
  function compare(old: unknown, now: unknown, path: string): void {
    compared += 1;
    if (Object.is(old, now) || changes.length === maxValues || compared > maxCompared) return;
    if (!isRecord(old) || !isRecord(now)) {
      const [left, right] = [format(old, path), format(now, path)];
      if (left !== right)
        changes.push({ path, ...shown('before', left), ...shown('after', right) });
      return;
    }
    for (const key of new Set([...Object.keys(old), ...Object.keys(now)]))
      compare(old[key], now[key], path ? `${path}.${key}` : key);
  }
  compare(before, after, '');
  return changes;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

const format = (value: unknown, path: string) =>
  shortJson(value, path.split('.').at(-1) ?? '', maxCharacters);

const shown = (key: string, value: string | undefined) =>
  value === undefined ? {} : { [key]: value };

const withoutValues = ({ path, before, after }: Change): Change => ({
  path,
  ...(before === undefined ? {} : { before: hidden }),
  ...(after === undefined ? {} : { after: hidden }),
});
