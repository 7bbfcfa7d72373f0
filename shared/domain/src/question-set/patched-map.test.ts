import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withEntry } from './patched-map.ts';

test('a map with values laid over it is the map with those values set', () => {
  const key = fc.integer({ min: 0, max: 200 }).map((number) => `f${number}`);
  fc.assert(
    fc.property(
      fc.nat(150),
      fc.array(fc.tuple(key, fc.nat()), { maxLength: 200 }),
      (size, writes) => {
        const plain = new Map(Array.from({ length: size }, (_, index) => [`f${index}`, 0]));
        let laid: ReadonlyMap<string, number> = new Map(plain);
        for (const [name, value] of writes) {
          laid = withEntry(laid, name, value);
          plain.set(name, value);
        }
        expect([...laid]).toEqual([...plain]);
        expect([...laid.keys()]).toEqual([...plain.keys()]);
        expect([...laid.values()]).toEqual([...plain.values()]);
        expect(laid.size).toBe(plain.size);
        const visited: [string, number][] = [];
        laid.forEach((value, name) => {
          visited.push([name, value]);
        });
        expect(visited).toEqual([...plain]);
        for (const name of plain.keys()) expect(laid.get(name)).toBe(plain.get(name));
      },
    ),
  );
});

test('the map it was made from stays as it was', () => {
  const map = new Map(Array.from({ length: 100 }, (_, index) => [index, 'before']));
  const after = withEntry(withEntry(map, 7, 'once'), 7, 'twice');
  expect([map.get(7), after.get(7), after.has(7), after.has(100)]).toEqual([
    'before',
    'twice',
    true,
    false,
  ]);
});
