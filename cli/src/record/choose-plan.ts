import { matchRoute } from '@fairlead/domain';
import { nearest } from '../language/nearest.ts';
import type { Plan } from '../language/plan.ts';
import { UsageError } from '../usage-error.ts';

/** Returns the plan of a recording, without steps: who the person is, and where the person begins. */
export async function choosePlan(as: string, start: string | undefined): Promise<Plan> {
  const [{ loadKnownPersonas }] = await Promise.all([
    import('../connect/personas.ts'),
    import('../connect/areas.ts'),
  ]);
  const { personas } = await loadKnownPersonas();
  const persona = personas.find(({ id }) => id === as);
  if (!persona) {
    const ids = personas.map(({ id }) => id);
    const meant = nearest(as, ids);
    const hint = meant ? `did you mean ${meant}?` : '`fairlead personas` lists them';
    throw new UsageError(`There is no persona "${as}"; ${hint}`);
  }
  if (start !== undefined) checkStart(start);
  return {
    name: 'Recorded',
    file: '',
    line: 1,
    tags: [],
    covers: [],
    as,
    actors: { [as]: as },
    flags: {},
    start: start ?? persona.start,
    steps: [],
  };
}

function checkStart(start: string): void {
  const isKnown = start.startsWith('/') && matchRoute(new URL(start, 'http://here').pathname);
  if (!isKnown)
    throw new UsageError(`No screen has the address ${start}; \`fairlead screens\` lists them.`);
}
