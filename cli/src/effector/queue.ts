import type { Node, Page, Scope, Visit } from './visit.ts';

/** The order in which visits leave the queue. */
export const [child, pure, read, barrier, sampler, effect] = [0, 1, 2, 3, 4, 5] as const;

/** A list for each priority but `barrier` and `sampler`. */
type List = { first: Visit | null; last: Visit | null };
const children: List = { first: null, last: null };
const pures: List = { first: null, last: null };
const reads: List = { first: null, last: null };
const effects: List = { first: null, last: null };
/** The visits at barriers and samplers: a skew heap, by priority and then by the age of the barrier. */
let heap: Visit | null = null;

/** Begins a visit: puts it into the queue. */
export function begin(
  priority: number,
  page: Page | null,
  node: Node,
  parent: Visit | null,
  value: unknown,
  scope: Scope | null | undefined,
  meta: unknown,
): void {
  enqueue({
    a: null,
    b: null,
    c: 0,
    value,
    node,
    parent,
    page,
    scope,
    meta,
    at: 0,
    priority,
    barrier: 0,
    left: null,
    right: null,
  });
}

export function enqueue(visit: Visit): void {
  const list = listOf(visit.priority);
  if (!list) heap = merge(heap, visit);
  else if (list.last) {
    list.last.right = visit;
    list.last = visit;
  } else {
    list.first = visit;
    list.last = visit;
  }
}

function listOf(priority: number): List | null {
  switch (priority) {
    case child:
      return children;
    case pure:
      return pures;
    case read:
      return reads;
    case effect:
      return effects;
    default:
      return null;
  }
}

/** Removes the next visit, or returns null. */
export function dequeue(): Visit | null {
  if (children.first) return shift(children, children.first);
  if (pures.first) return shift(pures, pures.first);
  if (reads.first) return shift(reads, reads.first);
  if (heap) return shiftHeap(heap);
  return effects.first && shift(effects, effects.first);
}

/** The visit must not refer to its neighbors any longer, or they couldn't be collected before it. */
function shift(list: List, first: Visit): Visit {
  list.first = first.right;
  if (!list.first) list.last = null;
  first.right = null;
  return first;
}

function shiftHeap(first: Visit): Visit {
  heap = merge(first.left, first.right);
  first.left = null;
  first.right = null;
  return first;
}

function merge(one: Visit | null, other: Visit | null): Visit | null {
  if (!one) return other;
  if (!other) return one;
  const isLater =
    one.priority === other.priority ? one.barrier > other.barrier : one.priority > other.priority;
  const first = isLater ? other : one;
  const right = merge(first.right, isLater ? one : other);
  first.right = first.left;
  first.left = right;
  return first;
}
