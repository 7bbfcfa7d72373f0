import type { Placeholder } from '@fairlead/headless-page/recorder/placeholders';
import { loadPersonas } from '@fairlead/sandbox/content/load';
import type { KnownPersona } from '../language/vocabulary.ts';

type KnownPersonas = {
  readonly personas: readonly KnownPersona[];
  /** What the placeholders of each persona stand for. */
  readonly people: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** The ids of their submissions and applications. */
  readonly ids: ReadonlySet<string>;
};

/** Loads who a scenario can be, in the order of personas.yaml, and the ids that they have from the start. */
export async function loadKnownPersonas(): Promise<KnownPersonas> {
  const { personas } = await loadPersonas();
  return {
    personas: personas.map(({ id, shows, person, admin_person, start, session }) => ({
      id,
      shows,
      email: (admin_person ?? person).email,
      start,
      isAdmin: session.is_admin || admin_person !== undefined,
    })),
    people: new Map(
      personas.map(({ id, person, admin_person }) => [
        id,
        placeholdersOf({ ...person, ...admin_person }),
      ]),
    ),
    // The five digits are those of legacy applications and policies: ZIP codes have as many.
    ids: new Set(JSON.stringify(personas).match(/\b(?:(?:ms|app)_\d+|(?<!_code":")10\d{3})\b/g)),
  };
}

/** For a persona without a telephone: a number that nobody has. */
const noPhone = '(415) 555-0100';

type Person = {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone?: string | undefined;
};

const placeholdersOf = ({ first_name, last_name, email, phone = noPhone }: Person) =>
  new Map<Placeholder, string>([
    ['my first name', first_name],
    ['my last name', last_name],
    ['my name', `${first_name} ${last_name}`],
    ['my email', email],
    ['my phone number', phone],
  ]);
