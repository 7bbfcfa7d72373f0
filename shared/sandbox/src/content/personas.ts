import type { DayText } from '@fairlead/domain/packages';
import type { ApplicationContext } from '../conditions/application-context.ts';
import type { AnswerRow, Answers } from '../conditions/index.ts';
import type { Persona, Personas } from './shapes/personas.ts';
import type { QuestionSetsContent } from './shapes/question-sets.ts';

/** Answers by question set name: fields of a single set, rows of a repeating one. */
export type AnswerSets = Readonly<Record<string, AnswerRow | readonly AnswerRow[]>>;

/** All answers in one: fields by unique_name, rows by set name. */
export function flatAnswers(sets: AnswerSets): Answers {
  return Object.assign(
    {},
    ...Object.entries(sets).map(([set, given]) =>
      Array.isArray(given) ? { [set]: given } : given,
    ),
  );
}

/** Answers sorted into their question sets; fields that no set asks for are left out. */
export function answersBySet(
  answers: Answers,
  { question_sets }: Pick<QuestionSetsContent, 'question_sets'>,
): AnswerSets {
  const sorted: Record<string, AnswerRow | readonly AnswerRow[]> = {};
  for (const { name, type, questions } of question_sets) {
    const rows = answers[name];
    if (type === 'SCALAR') {
      if (rows !== undefined) sorted[name] = rows as readonly AnswerRow[];
      continue;
    }
    const fields = questions.flatMap((question) => question.fields);
    const given = fields.flatMap(({ unique_name }) => {
      const value = answers[unique_name];
      return value === undefined ? [] : [[unique_name, value]];
    });
    if (given.length > 0) sorted[name] = Object.fromEntries(given) as AnswerRow;
  }
  return sorted;
}

/**
 * A persona's answers: its own sets, or those of the complete persona with the same base, changed and reduced as it
 * says. None for a persona without an application.
 */
export function personaAnswers(persona: Persona, { bases, personas }: Personas): Answers {
  if (persona.answer_sets) return flatAnswers(persona.answer_sets);
  if (!persona.answers_from) return {};
  const base = personas.find(({ id }) => id === bases[persona.answers_from ?? '']);
  if (!base?.answer_sets) {
    throw new Error(
      `personas.yaml: ${persona.id} takes its answers from "${persona.answers_from}", which has none. Use one of ${Object.keys(bases).join(', ')}.`,
    );
  }
  const removed = persona.answers_removed ?? [];
  const all = { ...flatAnswers(base.answer_sets), ...persona.answers_changed };
  return Object.fromEntries(Object.entries(all).filter(([field]) => !removed.includes(field)));
}

/**
 * Returns what rating and underwriting know about a persona's application besides its answers, as of the day it was
 * created (today if there is none yet).
 */
export function personaContext(persona: Persona, today: DayText): ApplicationContext {
  const { application, attribution, session } = persona;
  const isRenewal = application?.renewal.is_renewal_application ?? false;
  const hasConflict = persona.lead?.error_code === 'existing_client_conflict';
  return {
    date: application?.created_at.slice(0, 10) ?? today,
    is_renewal: isRenewal,
    partner: attribution?.partner,
    incubator_program: application?.incubator_program ?? attribution?.incubator_program,
    eligible_for_partner_discounts: application?.eligible_for_partner_discounts,
    carta_connected: persona.carta?.connected,
    first_policy: !isRenewal && session.coverage_names.length === 0,
    broker_letter_on_file: persona.eligibility?.reason_token === 'broker_of_record_conflict',
    existing_client: hasConflict && !isRenewal,
    company_conflict: hasConflict && isRenewal,
    loss_ratio_bp: persona.loss_ratio_bp,
    parent_is_market_submission: Boolean(
      application?.renewal_parent_application_id &&
        !application.legacy_renewal_parent_application_id,
    ),
  };
}
