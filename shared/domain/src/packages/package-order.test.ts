import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allowedPositions, boardOrder, nearestPosition, placedAt } from './package-order.ts';

const one = (id: string, order: number, status = 'IN_REVIEW', isCustom = false) => ({
  id,
  order,
  status,
  is_client_custom_package: isCustom,
});
const packages = [
  one('old', 1, 'ARCHIVED'),
  one('custom', 2, 'READY', true),
  one('growth', 3, 'READY'),
  one('gone', 4, 'INVALIDATED'),
  one('complete', 5),
  one('draft', 6),
];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

test('ADMIN-106 ADMIN-107 ADMIN-108 normal packages come first, then the custom one, then what was put away', () => {
  expect(ids(boardOrder(packages))).toBe('growth complete draft custom old gone');
});

test.each([
  ['growth', { first: 1, last: 3 }],
  ['custom', { first: 4, last: 4 }],
  ['old', { first: 5, last: 6 }],
  ['nobody', null],
])('%s may take the positions %o', (id, allowed) => {
  expect(allowedPositions(packages, id)).toEqual(allowed);
});

test.each([
  ['ADMIN-107 growth', 'growth', 6, 'complete draft growth custom old gone'],
  ['ADMIN-106 custom', 'custom', 1, 'growth complete draft custom old gone'],
  ['ADMIN-108 old', 'old', 1, 'growth complete draft custom old gone'],
  ['gone', 'gone', 5, 'growth complete draft custom gone old'],
  ['draft', 'draft', 1, 'draft growth complete custom old gone'],
  ['ADMIN-109 complete', 'complete', 2, 'growth complete draft custom old gone'],
])('%s, put at %s position %i, takes the nearest place that it may', (_, id, position, order) => {
  expect(ids(placedAt(packages, id, position))).toBe(order);
});

test('a package that is not there moves nothing and keeps the position it asked for', () => {
  expect(ids(placedAt(packages, 'nobody', 1))).toBe('growth complete draft custom old gone');
  expect(nearestPosition(packages, 'nobody', 9)).toBe(9);
});

test('a moved package is at its new position, the others keep their order, all are numbered from 1', () => {
  const statuses = fc.constantFrom('READY', 'IN_REVIEW', 'ARCHIVED', 'INVALIDATED', 'PENDING');
  const board = fc.uniqueArray(fc.tuple(fc.integer(), statuses, fc.boolean()), {
    selector: ([order]) => order,
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(board, fc.nat(11), fc.integer({ min: -3, max: 20 }), (rows, pick, position) => {
      const list = rows.map(([order, status, isCustom], index) =>
        one(String(index), order, status, isCustom),
      );
      const id = String(pick % list.length);
      const placed = placedAt(list, id, position);
      expect(placed.map(({ order }) => order)).toEqual(list.map((_, index) => index + 1));
      expect(placed.findIndex((moved) => moved.id === id) + 1).toBe(
        nearestPosition(list, id, position),
      );
      expect(ids(placed.filter((other) => other.id !== id))).toBe(
        ids(boardOrder(list).filter((other) => other.id !== id)),
      );
      expect(ids(boardOrder(placed))).toBe(ids(placed));
    }),
  );
});
