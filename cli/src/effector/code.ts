import { barrier, child, effect, pure, read, sampler } from './queue.ts';
import type { Node, Page, Ref, Step } from './visit.ts';

/**
 * The steps of a node in one list, with `width` places for each: its operation, its priority (or `none`), its barrier (or 0),
 * and three for the operation. A list, because a scenario visits some 1,600 nodes, and what took the time was to load the
 * objects of their steps from memory.
 *
 * A computation has its function and its flags. A move has the store or value it comes from, the store's id, and
 * `softRead`; a move to a store has that store, its id, and the value.
 */
export type Code = readonly unknown[];
export const width = 6;
export const none = -1;

/** The operation of a computation. That of a move is the sum of its source and its target. */
export const compute = 0;
export const [fromStack, fromA, fromB, fromValue, fromStore] = [8, 16, 24, 32, 40] as const;
export const [toStack, toA, toB, toStore] = [0, 1, 2, 3] as const;
export const sourceOf = (operation: number): number => operation & ~7;
export const targetOf = (operation: number): number => operation & 7;

/** The flags of a computation. */
export const [isSafe, filters, isPure] = [1, 2, 4] as const;

const priorities: Readonly<Record<string, number>> = {
  child,
  pure,
  read,
  barrier,
  sampler,
  effect,
};
const sources: Readonly<Record<string, number>> = {
  stack: fromStack,
  a: fromA,
  b: fromB,
  value: fromValue,
  store: fromStore,
};
const targets: Readonly<Record<string, number>> = {
  stack: toStack,
  a: toA,
  b: toB,
  store: toStore,
};

/** Compiles the steps of a node, which no longer change once it can be visited. */
export function compile(node: Node): Code {
  const code = node.seq.flatMap((step) => [...orderOf(step), ...operationOf(step)]);
  node.code = code;
  return code;
}

function orderOf({ type, order, data }: Step): readonly number[] {
  const priority = order ? (priorities[order.priority] ?? none) : none;
  const barrierId = order?.barrierID ?? 0;
  if (barrierId >= waiting.length) widen(barrierId);
  if (type === 'compute') return [compute, priority, barrierId];
  const source = sources[data.from ?? 'store'] ?? fromStore;
  return [source + (targets[data.to ?? 'stack'] ?? toStack), priority, barrierId];
}

function operationOf({ type, data }: Step): readonly unknown[] {
  if (type === 'compute') {
    const flags = (data.safe ? isSafe : 0) | (data.filter ? filters : 0) | (data.pure ? isPure : 0);
    return [data.fn ?? null, flags, 0];
  }
  const store = data.store as Ref;
  if (data.to !== 'store') return [store, data.from === 'store' ? store.id : 0, data.softRead];
  if (data.from === 'store')
    throw new Error('A step that moves one store to another is not supported');
  return [data.target, data.target?.id, data.store];
}

/** By the id of a barrier, whether a visit waits at it. */
let waiting = new Uint8Array(1 << 12);
const waitingInPages = new Set<string>();

function widen(barrierId: number): void {
  const wider = new Uint8Array(barrierId * 2);
  wider.set(waiting);
  waiting = wider;
}

/** Notes that a visit waits at a barrier. Returns false if one does already. */
export function startsWaiting(page: Page | null, barrierId: number): boolean {
  const key = page && `${page.fullID}_${barrierId}`;
  if (key === null ? waiting[barrierId] : waitingInPages.has(key)) return false;
  if (key === null) waiting[barrierId] = 1;
  else waitingInPages.add(key);
  return true;
}

export function stopsWaiting(page: Page | null, barrierId: number): void {
  if (page) waitingInPages.delete(`${page.fullID}_${barrierId}`);
  else waiting[barrierId] = 0;
}
