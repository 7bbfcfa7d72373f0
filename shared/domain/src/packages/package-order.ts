/** The fields of a package that the board's order depends on (B§3). */
export type OrderFacts = {
  readonly id: string;
  readonly order: number;
  readonly status: string;
  readonly is_client_custom_package: boolean;
};

/** Orders packages for the board and for the client (B§5, AMB-78): normal ones, the client's custom one, then archived ones. */
export function boardOrder<Item extends OrderFacts>(packages: readonly Item[]): Item[] {
  return [...packages].sort((a, b) => section(a) - section(b) || a.order - b.order);
}

/** The positions, from 1, that a package may take on the board: those of its section. */
export function allowedPositions(
  packages: readonly OrderFacts[],
  id: string,
): { readonly first: number; readonly last: number } | null {
  const moving = packages.find((one) => one.id === id);
  if (!moving) return null;
  const sections = boardOrder(packages).map(section);
  const own = section(moving);
  return { first: sections.indexOf(own) + 1, last: sections.lastIndexOf(own) + 1 };
}

/** Returns the nearest position that a package may take (AMB-78). */
export function nearestPosition(
  packages: readonly OrderFacts[],
  id: string,
  position: number,
): number {
  const allowed = allowedPositions(packages, id);
  if (!allowed) return position;
  return Math.min(Math.max(position, allowed.first), allowed.last);
}

/** The packages in the order of the board, one of them moved to the nearest allowed position, numbered from 1. */
export function placedAt<Item extends OrderFacts>(
  packages: readonly Item[],
  id: string,
  position: number,
): Item[] {
  const inOrder = boardOrder(packages);
  const moving = inOrder.find((one) => one.id === id);
  if (!moving) return inOrder;
  const others = inOrder.filter((one) => one.id !== id);
  others.splice(nearestPosition(packages, id, position) - 1, 0, moving);
  return others.map((one, index) => ({ ...one, order: index + 1 }));
}

function section({ status, is_client_custom_package }: OrderFacts): number {
  if (status === 'ARCHIVED' || status === 'INVALIDATED') return 2;
  return is_client_custom_package ? 1 : 0;
}
