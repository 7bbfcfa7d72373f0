import { checkStart } from '../known-start.ts';
import type { KnownPersona } from '../language/vocabulary.ts';
import { unknownPersona } from '../unknown-persona.ts';

/** What walks need to know of the product. */
export type Surroundings = {
  readonly calls: readonly string[];
  areaAt(address: string): string | null;
};

/** Loads the names of all calls, and the owners of all addresses. */
export async function loadSurroundings(): Promise<Surroundings> {
  const [{ listCalls }, { matchRoute, routeOf }] = await Promise.all([
    import('../connect/calls.ts'),
    import('@fairlead/domain'),
  ]);
  return {
    calls: listCalls().map(({ name }) => name),
    areaAt(address) {
      const route = matchRoute(new URL(address, 'http://here').pathname);
      return route && routeOf(route.name).area;
    },
  };
}

/** Loads who can walk. Refuses a start that is the address of no screen. */
export async function loadPersonas(start: string | undefined): Promise<readonly KnownPersona[]> {
  const { loadKnownPersonas } = await import('../connect/personas.ts');
  const { personas } = await loadKnownPersonas();
  await import('../connect/areas.ts');
  if (start !== undefined) checkStart(start);
  return personas;
}

/** Returns the persona that was asked for, or all of them. */
export function choosePersonas(
  personas: readonly KnownPersona[],
  as: string | undefined,
): readonly KnownPersona[] {
  if (as === undefined) return personas;
  const chosen = personas.filter(({ id }) => id === as);
  if (chosen.length > 0) return chosen;
  throw unknownPersona(
    as,
    personas.map(({ id }) => id),
  );
}
