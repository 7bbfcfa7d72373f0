import { matchRoute } from '@fairlead/domain';
import type { Plan } from './language/plan.ts';
import { UsageError } from './usage-error.ts';

/** Refuses a start that is the address of no screen. */
export function checkStart(start: string): void {
  const isKnown = /^\/(?!\/)/.test(start) && matchRoute(new URL(start, 'http://here').pathname);
  if (!isKnown)
    throw new UsageError(`No screen has the address ${start}; \`fairlead screens\` lists them.`);
}

/** The plan of somebody whose steps aren't known beforehand. */
export const planWithoutSteps = (name: string, persona: string, start: string): Plan => ({
  name,
  file: '',
  line: 1,
  tags: [],
  covers: [],
  as: persona,
  actors: { [persona]: persona },
  flags: {},
  start,
  steps: [],
});
