import { loadPersonas } from './content/load.ts';

export type PersonaListing = {
  readonly id: string;
  readonly shows: string;
  readonly email: string;
  readonly start: string;
  readonly experience: string;
};

/** All personas, in the order of personas.yaml. */
export async function listPersonas(): Promise<PersonaListing[]> {
  const { personas } = await loadPersonas();
  return personas.map(({ id, shows, person, admin_person, start, experience }) => ({
    id,
    shows,
    email: (admin_person ?? person).email,
    start,
    experience,
  }));
}
