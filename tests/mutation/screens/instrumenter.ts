// The parts of Stryker's instrumenter that it has no setting for; package.json pins its version.

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

/** Makes Stryker put these mistakes into sources besides its own. */
export function addMutators(more: readonly NodeMutator[]): void {
  allMutators.splice(0, allMutators.length, ...ownMutators, ...more);
}

/** An element inside another is no place for the choice between it and a mistake: the outermost one is. */
export function placeAroundElements(): void {
  const { canPlace } = expressionMutantPlacer;
  expressionMutantPlacer.canPlace = (path) => !isChild(path) && canPlace(path);
}

/** Whether this is among the children of an element. */
export const isChild = ({ parent }: Path): boolean =>
  parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
