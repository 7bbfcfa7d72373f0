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

/**
 * Returns who walks next: the persona that was asked for, or each in turn. Every fourth walk is an admin's: there are few
 * admins among the personas, and their screens are a fourth of the product.
 */
export function takeTurns(
  personas: readonly KnownPersona[],
  as: string | undefined,
): (walk: number) => KnownPersona | undefined {
  if (as !== undefined) {
    const one = personaOf(personas, as);
    return () => one;
  }
  const admins = personas.filter(({ isAdmin }) => isAdmin);
  const clients = personas.filter(({ isAdmin }) => !isAdmin);
  if (admins.length === 0 || clients.length === 0)
    return (walk) => personas[walk % personas.length];
  return (walk) =>
    walk % 4 === 3
      ? admins[Math.floor(walk / 4) % admins.length]
      : clients[(walk - Math.floor(walk / 4)) % clients.length];
}

function personaOf(personas: readonly KnownPersona[], as: string): KnownPersona {
  const persona = personas.find(({ id }) => id === as);
  if (persona) return persona;
  throw unknownPersona(
    as,
    personas.map(({ id }) => id),
  );
}
