import type { Area } from '@fairlead/mfe-kit/area';
import { checkStart } from '../known-start.ts';
import type { TaskPlace } from '../language/task-place.ts';
import type { KnownPersona } from '../language/vocabulary.ts';
import { unknownPersona } from '../unknown-persona.ts';

/** What walks need to know of the product. */
export type Surroundings = {
  /** The names of all calls. */
  readonly calls: readonly string[];
  /** The area that owns the screen of an address. */
  areaAt(address: string): string | null;
  /** The tasks that lead on from a screen where no control does; null: from the login site. */
  waysOn(screen: string | null): readonly WayOn[];
};

/** A task that a walk takes where the page itself offers no way on. */
export type WayOn = { readonly task: string; readonly place: TaskPlace };

/** Loads the names of all calls, the owners of all addresses, and the tasks outside of the pages. */
export async function loadSurroundings(): Promise<Surroundings> {
  const [{ listCalls }, { matchRoute, routeOf }, { loadAreas }] = await Promise.all([
    import('../connect/calls.ts'),
    import('@fairlead/domain'),
    import('../connect/areas.ts'),
  ]);
  return {
    waysOn: waysOnOf(await loadAreas()),
    calls: listCalls().map(({ name }) => name),
    areaAt(address) {
      const route = matchRoute(new URL(address, 'http://here').pathname);
      return route && routeOf(route.name).area;
    },
  };
}

/** Finds the ways on: everybody has an e-mail address, and nothing else that a login site may ask for. */
export function waysOnOf(areas: readonly Area[]): Surroundings['waysOn'] {
  const tasks = areas.flatMap((area) => area.tasks);
  const outside = tasks
    .filter(({ on, input }) => on === 'outside' && input.is({ email: 'ada@example.com' }))
    .map(({ name }) => ({ task: name, place: { screens: null, says: 'the login site' } }));
  const fromScreens = tasks.flatMap(({ name, leadsOnFrom: screens = [] }) =>
    screens.length > 0 ? { task: name, place: { screens, says: screens.join(', ') } } : [],
  );
  return (screen) =>
    screen === null
      ? outside
      : fromScreens.filter(({ place }) => place.screens.some((name) => name === screen));
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
