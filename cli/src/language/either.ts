import { structOf } from '@fairlead/contracts/endpoint';
import { union } from 'superstruct';
import type { AnyStruct } from './vocabulary.ts';

const branches = new WeakMap<object, readonly AnyStruct[]>();

/** superstruct's union with access to its branches, because error messages name their keys. */
export function either(first: AnyStruct, ...others: readonly AnyStruct[]): AnyStruct {
  const made = union([structOf(first), ...others.map(structOf)]);
  branches.set(made, [first, ...others]);
  return made;
}

export const branchesOf = (struct: AnyStruct): readonly AnyStruct[] => branches.get(struct) ?? [];

/**
 * Returns the branch of an `either` that a value was meant for, by its kind: a mapping, a list or a plain value. Its error
 * messages are the helpful ones. A struct without branches returns itself.
 */
export function branchFor(struct: AnyStruct, value: unknown): AnyStruct {
  const kind = kindOf(value);
  const [only, ...others] = branchesOf(struct).filter((branch) => takes(branch) === kind);
  return only && others.length === 0 ? only : struct;
}

/** Whether an `either` has no branch for this kind of value. */
export function hasNoBranchFor(struct: AnyStruct, value: unknown): boolean {
  const branches = branchesOf(struct);
  return branches.length > 0 && !branches.some((branch) => takes(branch) === kindOf(value));
}

type Kind = 'mapping' | 'list' | 'plain';

function kindOf(value: unknown): Kind | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' ? 'mapping' : 'plain';
}

function takes({ type }: AnyStruct): Kind {
  if (type === 'array') return 'list';
  return ['object', 'type', 'record'].includes(type) ? 'mapping' : 'plain';
}
