import type { KnownPersona } from '../language/vocabulary.ts';
import type { Random } from './random.ts';

/** Who walks besides the persona. */
export type Company = 'nobody' | 'a second window' | 'an admin' | 'another client';

/** The admin who looks at what the persona is offered, and another one for walks of that admin. */
const admins = ['admin-without-application', 'admin'];

/** Chooses who else takes part in a walk. Most are alone: they reach more, and nobody else explains what they find. */
export function chooseCompany(random: Random): Company {
  const lot = random.next();
  if (lot < 0.5) return 'nobody';
  if (lot < 0.7) return 'a second window';
  return lot < 0.83 ? 'an admin' : 'another client';
}

/** Returns the actors besides the persona, and which of them are windows of the persona. */
export function companyOf(
  company: Company,
  persona: KnownPersona,
  personas: readonly KnownPersona[],
  random: Random,
): { readonly actors: Readonly<Record<string, string>>; readonly windows: Windows } {
  if (company === 'a second window') {
    const window = `${persona.id}, window 2`;
    return { actors: { [window]: persona.id }, windows: { [window]: persona.id } };
  }
  const other =
    company === 'an admin'
      ? admins.find((id) => id !== persona.id)
      : company === 'another client'
        ? random.pick(personas.filter(({ id, isAdmin }) => id !== persona.id && !isAdmin))?.id
        : undefined;
  return { actors: other === undefined ? {} : { [other]: other }, windows: {} };
}

type Windows = Readonly<Record<string, string>>;
