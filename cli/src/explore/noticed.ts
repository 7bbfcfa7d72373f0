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
  const seen = new Map<string, Map<string, number>>();
  return {
    notice({ step: { actor }, before, page }) {
      const known = before.screen === page.screen ? (seen.get(actor) ?? new Map()) : new Map();
      const own = new Map([...known].map(([key, age]) => [key, age + 1]));
      for (const [key, age] of own) if (age > steps) own.delete(key);
      if (before.screen === page.screen) {
        const was = new Set(keysOf(before.outline));
        for (const key of keysOf(page.outline)) if (!was.has(key)) own.set(key, 0);
      }
      seen.set(actor, own);
    },
    isNew: (actor, node) => seen.get(actor)?.has(keyOf(node)) ?? false,
  };
}

const keyOf = ({ role, name }: OutlineNode): string => `${role} ${name}`;
const keysOf = (outline: Outline): readonly string[] => nodesOf(outline).map(keyOf);
