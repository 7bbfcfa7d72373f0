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
export const [safeFlag, filterFlag, pureFlag] = [1, 2, 4] as const;

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
  const code: unknown[] = [];
  for (const step of node.seq) {
    addOrder(step, code);
    if (step.type === 'compute') addCompute(step.data, code);
    else addMove(step.data, code);
  }
  node.code = code;
  return code;
}

function addOrder({ type, order, data }: Step, code: unknown[]): void {
  const priority = order ? (priorities[order.priority] ?? none) : none;
  const barrierId = order?.barrierID ?? 0;
  if (barrierId >= waiting.length) widen(barrierId);
  const source = sources[data.from ?? 'store'] ?? fromStore;
  const operation =
    type === 'compute' ? compute : source + (targets[data.to ?? 'stack'] ?? toStack);
  code.push(operation, priority, barrierId);
}

function addCompute({ fn, safe, filter, pure: isPure }: Step['data'], code: unknown[]): void {
  const flags = (safe ? safeFlag : 0) | (filter ? filterFlag : 0) | (isPure ? pureFlag : 0);
  code.push(fn ?? null, flags, 0);
}

function addMove({ from, to, store, target, softRead }: Step['data'], code: unknown[]): void {
  if (to !== 'store') code.push(store, from === 'store' ? (store as Ref).id : 0, softRead);
  else if (from !== 'store') code.push(target, target?.id, store);
  else throw new Error('A step that moves one store to another is not supported');
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
