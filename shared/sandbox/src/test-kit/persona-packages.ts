import { flagsFrom } from '@fairlead/domain';
import { loadPersonas } from '../content/load.ts';
import { personaAnswers, personaContext } from '../content/personas.ts';
import { ratingFacts } from '../rating/index.ts';
import { quotableAnswers } from '../underwriting/index.ts';

const content = await loadPersonas();

/** What rating knows about each persona. */
export const known = content.personas.map((persona) => {
  const reasons = persona.application?.application_decision?.reasons ?? [];
  const answers = quotableAnswers(personaAnswers(persona, content), reasons);
  const facts = ratingFacts(answers, personaContext(persona, content.as_of));
  return {
    id: persona.id,
    persona,
    flags: flagsFrom(persona.flags),
    input: { answers, facts },
    client_id: persona.session.client_id ?? '',
    packages: persona.market_submission?.packages ?? persona.after_review?.packages ?? [],
    adjustment_bp: persona.after_review?.underwriter_adjustment_bp,
  };
});

/** The personas that have packages. */
export const withPackages = known.filter(({ packages }) => packages.length > 0);
