import type { AreaInstance } from '@fairlead/mfe-kit/area-instance';
import { navigate } from '@fairlead/store';
import type { Message } from 'effector/inspect';
import { locationOfStore } from '../../run/causes/format-place.ts';
import { locationsOfFunction } from '../../run/causes/function-location.ts';
import { unitsOf } from './trail.ts';

/** How far is looked before a node. */
const maxSteps = 6;

/** Remembers which rule of a model opened the screen that is open, since the act before the last. */
export function createCameBy(locationsOf = locationsOfFunction) {
  let last: string | null = null;
  let opened: string | null = null;
  let openedByAct: string | null = null;
  const target = idOf(navigate);
  return {
    note({ id }: Message): void {
      // A sample and what it targets follow each other.
      if (id === target) opened = last;
      last = id;
    },
    /** Called when the page is at rest after an act. */
    endAct(): void {
      openedByAct = opened;
      opened = null;
    },
    /** Returns the line of the rule; null if nothing was opened, or not by a rule of a model. */
    place(area: AreaInstance): string | null {
      const by = opened ?? openedByAct;
      const node = ownersOf(navigate).find((one) => idOf(one) === by);
      const rule = ruleOf(node);
      if (!node || typeof rule !== 'function') return null;
      const [only, ...others] = locationsOf(String(rule));
      if (!only || others.length === 0) return only ?? null;
      // Several rules have the same text: it's the one beside the event of the model that leads to it.
      const file = fileOfUnit(node, area);
      const [here, ...more] = [only, ...others].filter((one) => one.startsWith(`${file}:`));
      return more.length === 0 ? (here ?? null) : null;
    },
  };
}

/** Returns the file of the nearest unit of an area's model that leads to a node. */
function fileOfUnit(node: object, area: AreaInstance): string | undefined {
  const units = new Map(unitsOf(area.make()));
  for (const nodes of before(node)) {
    const unit = nodes.map((one) => units.get(idOf(one))).find((name) => name !== undefined);
    if (unit) return locationOfStore(unit, area.definition.name)?.split(':')[0];
  }
  return undefined;
}

/** Yields a node, and those that lead to it, the nearest first. */
function* before(node: object | undefined): Generator<readonly object[]> {
  // A sample counts its target among what leads to it.
  const seen = new Set([nodeOf(navigate)]);
  let nodes = node ? [node] : [];
  for (let steps = 0; steps < maxSteps && nodes.length > 0; steps += 1) {
    yield nodes;
    for (const one of nodes) seen.add(one);
    nodes = [...new Set(nodes.flatMap(ownersOf))].filter((one) => !seen.has(one));
  }
}

/** The function with which a node computes what it passes on; if it has none, the only one of the nearest nodes before it. */
function ruleOf(node: object | undefined): unknown {
  for (const nodes of before(node)) {
    const [only, ...others] = nodes.flatMap((one) => computingOf(one) ?? []);
    if (only) return others.length === 0 ? only : null;
  }
  return null;
}

function computingOf(node: object): unknown {
  const scope: unknown = Reflect.get(node, 'scope');
  const fn: unknown = typeof scope === 'object' && scope !== null ? Reflect.get(scope, 'fn') : null;
  return typeof fn === 'function' ? fn : undefined;
}

/** Effector's types leave out the graph: a unit's node, and the nodes that lead to it. */
function ownersOf(unit: object): readonly object[] {
  const family: unknown = Reflect.get(nodeOf(unit), 'family');
  const owners: unknown =
    typeof family === 'object' && family !== null ? Reflect.get(family, 'owners') : [];
  return Array.isArray(owners) ? owners : [];
}

const idOf = (unit: object): string => String(Reflect.get(nodeOf(unit), 'id'));

function nodeOf(unit: object): object {
  const node: unknown = Reflect.get(unit, 'graphite');
  return typeof node === 'object' && node !== null ? node : unit;
}
