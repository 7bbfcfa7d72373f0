import type { Scope } from 'effector';
import { connectedNodes } from './connected-nodes.ts';

/**
 * Counts the effector nodes that are connected to these units, and the values in the scope. A model that wasn't
 * cleared increases both.
 */
export function graphSize(scope: Scope, units: readonly unknown[]) {
  // effector has no types for the internals of a scope.
  const values = Object.keys(Reflect.get(scope, 'reg')).length;
  return { nodes: connectedNodes(units).size, values };
}
