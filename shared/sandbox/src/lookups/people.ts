import type { Person } from '../database/tables.ts';
import { seedPersona } from '../seed/seed-persona.ts';
import type { World } from '../world/world.ts';

/** E-mail addresses are compared without case and blanks. */
export const sameEmail = (a: string, b: string) =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** Finds the person with this address in the world, or adds the persona that has it. Null if there is neither. */
export async function personByEmail(world: World, email: string): Promise<Person | null> {
  const known = await findPerson(world, email);
  if (known) return known;
  const persona = world.content.personas.personas.find(
    (row) => sameEmail(row.person.email, email) && row.session.authenticated,
  );
  if (!persona) return null;
  await seedPersona(world, persona.id);
  return findPerson(world, email);
}

async function findPerson(world: World, email: string): Promise<Person | null> {
  const people = await world.store.list('person');
  return people.find((person) => sameEmail(person.email, email)) ?? null;
}
