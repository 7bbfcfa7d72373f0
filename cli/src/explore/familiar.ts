import type { OutlineNode } from '@fairlead/ui/semantics/outline';
import { kindOf } from './kind-of.ts';
import type { Random } from './random.ts';

/** How often the walks of a run have used each control of each screen. */
export type Familiar = {
  /** Picks one of the controls, the likelier the less often it was used on this screen. Undefined: there is none. */
  pick(screen: string, controls: readonly OutlineNode[], random: Random): OutlineNode | undefined;
};

/** Begins with nothing familiar. The same walks in the same order become familiar with the same controls. */
export function createFamiliar(): Familiar {
  const uses = new Map<string, number>();
  return {
    pick(screen, controls, random) {
      // A control that was used three times is half as likely as one that never was.
      const weighed = controls.map((control) => {
        const key = `${screen} ${control.role} ${kindOf(control.name)}`;
        return { control, key, weight: 1 / (1 + (uses.get(key) ?? 0)) ** 0.5 };
      });
      let lot = random.next() * weighed.reduce((sum, { weight }) => sum + weight, 0);
      const picked = weighed.find(({ weight }) => {
        lot -= weight;
        return lot < 0;
      });
      const chosen = picked ?? weighed.at(-1);
      if (chosen) uses.set(chosen.key, (uses.get(chosen.key) ?? 0) + 1);
      return chosen?.control;
    },
  };
}
