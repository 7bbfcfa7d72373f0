// Effector's main loop for scenarios: the same visits in the same order as in effector's own. ./plugin.ts puts it in the place
// of that one in the command's bundle.
// @ts-expect-error: functions of effector that only the plugin exports, so they have no types.
import { findPage, initialize, nodeOf, refIn } from 'effector/effector.mjs';
import {
  type Code,
  compile,
  compute,
  filterFlag,
  fromA,
  fromB,
  fromStack,
  fromValue,
  none,
  pureFlag,
  safeFlag,
  sourceOf,
  startsWaiting,
  stopsWaiting,
  targetOf,
  toA,
  toB,
  toStack,
  toStore,
  width,
} from './code.ts';
import { begin, child, dequeue, enqueue, pure } from './queue.ts';
import type { Compute, Node, Page, Ref, Scope, Visit } from './visit.ts';

/** What a visit computed. */
type Outcome = { readonly fail: boolean; readonly failReason?: unknown };
type Inspector = (visit: Visit, outcome: Outcome) => void;

// What effector's other functions read, and set with the functions below.
export let scopeNow: Scope | null | undefined;
export let pageNow: Page | null = null;
export let isWatch = false;
export let isPure = false;
let isRoot = true;
let inspector: Inspector | undefined;

export const setScope = (scope: Scope | null | undefined): void => {
  scopeNow = scope;
};
export const setPage = (page: Page | null): void => {
  pageNow = page;
};
/** Sets what is told when effects begin and end, and of exceptions: the command asks for no other visits. */
export const setInspector = (next: Inspector): void => {
  inspector = next;
};

type Target = { readonly graphite?: Node } | Node;
type Launch = {
  readonly target: Target | readonly Target[];
  readonly params?: unknown;
  readonly defer?: unknown;
  readonly meta?: unknown;
  readonly page?: Page | null;
  readonly stack?: Visit;
  readonly scope?: Scope | null;
};

/**
 * Visits a unit, or each of several with a value of its own, and everything that follows. With `defer`, a call during
 * another one only adds to its visits.
 */
export function launch(unit: Launch | Target | readonly Target[], value?: unknown): void {
  if ('target' in unit && unit.target) launchWith(unit);
  else {
    beginAll(unit as Target | readonly Target[], value, pageNow, null, scopeNow, undefined);
    visitAll();
  }
}

function launchWith(options: Launch): void {
  const { target, params, defer, meta, stack = null } = options;
  const page = 'page' in options ? (options.page ?? null) : pageNow;
  const scope = options.scope || scopeNow;
  if (scope && scopeNow && scope !== scopeNow) scopeNow = null;
  beginAll(target, params, page, stack, scope, meta);
  if (!defer || isRoot) visitAll();
}

function beginAll(
  target: Target | readonly Target[],
  value: unknown,
  page: Page | null,
  parent: Visit | null,
  scope: Scope | null | undefined,
  meta: unknown,
): void {
  if (Array.isArray(target)) {
    const values = value as readonly unknown[];
    for (let index = 0; index < target.length; index += 1)
      begin(pure, page, nodeOf(target[index]), parent, values[index], scope, meta);
  } else begin(pure, page, nodeOf(target), parent, value, scope, meta);
}

function visitAll(): void {
  const before = { isRoot, pageNow, scopeNow };
  isRoot = false;
  for (let visit = dequeue(); visit; visit = dequeue()) {
    pageNow = visit.page;
    scopeNow = visit.scope;
    if (!runSteps(visit)) continue;
    if (visit.node.isTold) inspector?.(visit, { fail: false });
    visitNext(visit);
  }
  isRoot = before.isRoot;
  pageNow = before.pageNow;
  scopeNow = before.scopeNow;
}

function visitNext(visit: Visit): void {
  const { node, value, page, scope } = visit;
  const { next } = node;
  for (let index = 0; index < next.length; index += 1)
    begin(child, page, next[index] as Node, visit, value, scope, undefined);
  if (!scope) return;
  if (node.fx) begin(child, page, scope.fxCount, visit, value, scope, undefined);
  if (!node.linked) return;
  for (const link of scope.additionalLinks.get(node.id) ?? [])
    begin(child, page, link, visit, value, scope, undefined);
}

/** Runs the steps of a visit from where it stopped. Returns false if it waits, is filtered out or has failed. */
function runSteps(visit: Visit): boolean {
  const { at: start, priority: reached } = visit;
  const code = visit.node.code ?? compile(visit.node);
  for (let at = start; at < code.length; at += width) {
    const priority = code[at + 1] as number;
    if (priority !== none) {
      const barrierId = code[at + 2] as number;
      if (at !== start || reached !== priority) {
        delay(visit, at, priority, barrierId);
        return false;
      }
      if (barrierId) stopsWaiting(visit.page, barrierId);
    }
    if (code[at] !== compute) move(visit, code, at);
    else if (!runCompute(visit, code[at + 3] as Compute | null, code[at + 4] as number))
      return false;
  }
  return true;
}

/** Puts a visit back into the queue, unless another one waits at the same barrier. */
function delay(visit: Visit, at: number, priority: number, barrierId: number): void {
  if (barrierId && !startsWaiting(visit.page, barrierId)) return;
  visit.at = at;
  visit.priority = priority;
  visit.barrier = barrierId;
  enqueue(visit);
}

/** Returns false if the visit is filtered out or has failed. What a safe computation throws is the caller's. */
function runCompute(visit: Visit, fn: Compute | null, flags: number): boolean {
  if (!fn) return true;
  const { node } = visit;
  const wasWatch = isWatch;
  const wasPure = isPure;
  isWatch = node.isWatch;
  isPure = (flags & pureFlag) !== 0;
  let result: unknown;
  try {
    result = fn(visit.value, node.scope, visit);
  } catch (error) {
    if (flags & safeFlag) throw error;
    fail(visit, error);
    return false;
  } finally {
    isWatch = wasWatch;
    isPure = wasPure;
  }
  if (flags & filterFlag) return Boolean(result);
  visit.value = result;
  return true;
}

function fail(visit: Visit, failReason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: effector prints what rules throw, and so does this.
  console.error(failReason);
  inspector?.(visit, { fail: true, failReason });
}

function move(visit: Visit, code: Code, at: number): void {
  const operation = code[at] as number;
  const value = valueFrom(visit, operation, code, at);
  switch (targetOf(operation)) {
    case toStack:
      visit.value = value;
      break;
    case toA:
      visit.a = value;
      break;
    case toB:
      visit.b = value;
      break;
    default: {
      const ref = visit.page ? undefined : scopeNow?.reg[code[at + 4] as number];
      (ref ?? (refIn(visit.page, scopeNow, code[at + 3], 0) as Ref)).current = value;
    }
  }
}

function valueFrom(visit: Visit, operation: number, code: Code, at: number): unknown {
  switch (sourceOf(operation)) {
    case fromStack:
      return visit.value;
    case fromA:
      return visit.a;
    case fromB:
      return visit.b;
    case fromValue:
      return code[targetOf(operation) === toStore ? at + 5 : at + 3];
    default:
      return readStore(visit, code[at + 3] as Ref, code[at + 4] as number, code[at + 5]);
  }
}

function readStore(visit: Visit, store: Ref, id: number, softRead: unknown): unknown {
  const known = (visit.page ?? scopeNow)?.reg[id];
  if (known) return known.current;
  if (visit.page) visit.page = findPage(visit.page, id) as Page | null;
  if (!visit.page && scopeNow) initialize(scopeNow, store, 0, 1, softRead);
  return ((visit.page ?? scopeNow)?.reg[id] ?? store).current;
}
