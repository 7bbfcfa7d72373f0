// The parts of Stryker's instrumenter without a setting; package.json pins its version.

import { expressionMutantPlacer } from '../../../node_modules/@stryker-mutator/instrumenter/dist/src/mutant-placers/expression-mutant-placer.js';
import {
  allMutators,
  type NodeMutator,
} from '../../../node_modules/@stryker-mutator/instrumenter/dist/src/mutators/index.js';

export type { NodeMutator };
export type Path = Parameters<NodeMutator['mutate']>[0];
export type Node = Path['node'];
export type Attribute = Extract<Node, { type: 'JSXAttribute' }>;
export type Element = Extract<Node, { type: 'JSXElement' }>;

const ownMutators = [...allMutators];

/** Adds these mistakes to Stryker's own. */
export function addMutators(more: readonly NodeMutator[]): void {
  allMutators.splice(0, allMutators.length, ...ownMutators, ...more);
}

/** The choice between an element and a mistake must be outside of the outermost element. */
export function placeAroundElements(): void {
  const { canPlace } = expressionMutantPlacer;
  expressionMutantPlacer.canPlace = (path) => !isChild(path) && canPlace(path);
}

/** Whether this is among the children of an element. */
export const isChild = ({ parent }: Path): boolean =>
  parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
