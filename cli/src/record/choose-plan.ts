import { checkStart, planWithoutSteps } from '../known-start.ts';
import type { Plan } from '../language/plan.ts';
import { unknownPersona } from '../unknown-persona.ts';

/** Returns the plan of a recording, without steps: who the person is, and where the person begins. */
export async function choosePlan(as: string, start: string | undefined): Promise<Plan> {
  const [{ loadKnownPersonas }] = await Promise.all([
    import('../connect/personas.ts'),
    import('../connect/areas.ts'),
  ]);
  const { personas } = await loadKnownPersonas();
  const persona = personas.find(({ id }) => id === as);
  if (!persona)
    throw unknownPersona(
      as,
      personas.map(({ id }) => id),
    );
  if (start !== undefined) checkStart(start);
  return planWithoutSteps('Recorded', as, start ?? persona.start);
}
