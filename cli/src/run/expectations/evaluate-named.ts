import { formatAmbiguity } from '@fairlead/headless-page/ambiguous';
import { isNamedInAnyCase } from '@fairlead/headless-page/names';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';

type NamedControls = {
  readonly outline: Outline;
  readonly name: string;
  readonly named: readonly OutlineNode[];
  readonly fits: (node: OutlineNode) => boolean;
  readonly wanted: boolean;
};

/** If several controls have the name, a fact must be true of all of them: it isn't known which one is meant. */
export function evaluateNamed({ outline, name, named, fits, wanted }: NamedControls) {
  const fitting = named.filter(fits).length;
  if (!wanted) return { holds: fitting === 0 };
  const isOpen = fitting > 0 && fitting < named.length;
  return {
    holds: named.length > 0 && fitting === named.length,
    ...(isOpen ? { missing: formatAmbiguity(outline, name, named, false).missing } : {}),
  };
}

/** Whether one of the names is the wanted one: in any case of letters, so that a misspelled capital can't make `see no …` hold. */
export const isAbout = (names: readonly (string | undefined)[], wanted: string) =>
  names.some((name) => name !== undefined && isNamedInAnyCase(name, wanted));
