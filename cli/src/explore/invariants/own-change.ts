import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import type { Invariant } from '../invariant.ts';

const words = 'Another admin';

/** Somebody who is alone never reads that another admin made a change. */
export const ownChange: Invariant = {
  name: 'an own change is nobody else’s',
  broken({ outline, isAlone }) {
    const said = nodesOf(outline).find(({ name }) => name.startsWith(words));
    return said && isAlone ? said.name : null;
  },
  step: { 'see no text': words },
};
