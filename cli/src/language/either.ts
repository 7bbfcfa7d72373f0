import { union } from 'superstruct';
import type { AnyStruct } from './vocabulary.ts';

const branches = new WeakMap<object, readonly AnyStruct[]>();

/** superstruct's union, which remembers what it is made of: error sentences name the keys of its branches. */
export function either(...structs: readonly unknown[]): AnyStruct {
  const made = union(structs as never) as unknown as AnyStruct;
  branches.set(made, structs as readonly AnyStruct[]);
  return made;
}

export const branchesOf = (struct: AnyStruct): readonly AnyStruct[] => branches.get(struct) ?? [];
