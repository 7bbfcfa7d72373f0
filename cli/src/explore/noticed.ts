import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import type { Moment } from './invariant.ts';

/** For how many steps something counts as new: about as many as a form has fields. */
const steps = 5;

/** What has appeared on the actors' pages lately, such as a form that was opened. */
export type Noticed = {
  /** Looks at what a step has changed. */
  notice(moment: Pick<Moment, 'step' | 'before' | 'page'>): void;
  isNew(actor: string, node: OutlineNode): boolean;
};

/** Begins a walk that has noticed nothing. On a screen that opens, nothing is newer than the rest. */
export function createNoticed(): Noticed {
  /** Actor → what is new → since how many steps. */
  const seen = new Map<string, ReadonlyMap<string, number>>();
  return {
    notice({ step: { actor }, before, page }) {
      const isSame = before.screen === page.screen;
      const known = [...((isSame && seen.get(actor)) || [])].map(older).filter(isRecent);
      const was = new Set(keysOf(before.outline));
      const added = isSame ? keysOf(page.outline).filter((key) => !was.has(key)) : [];
      seen.set(actor, new Map([...known, ...added.map((key) => [key, 0] as const)]));
    },
    isNew: (actor, node) => seen.get(actor)?.has(keyOf(node)) ?? false,
  };
}

const older = ([key, age]: readonly [string, number]) => [key, age + 1] as const;
const isRecent = ([, age]: readonly [string, number]) => age <= steps;

const keyOf = ({ role, name }: OutlineNode): string => `${role} ${name}`;
const keysOf = (outline: Outline): readonly string[] => nodesOf(outline).map(keyOf);
