import { loadPersonas } from '@fairlead/sandbox/content/load';
import type { KnownPersona } from '../language/vocabulary.ts';

type KnownPersonas = {
  readonly personas: readonly KnownPersona[];
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
    // The five digits are those of legacy applications and policies: ZIP codes have as many.
    ids: new Set(JSON.stringify(personas).match(/\b(?:(?:ms|app)_\d+|(?<!_code":")10\d{3})\b/g)),
  };
}
