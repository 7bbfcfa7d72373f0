import type { Answers } from '../conditions/index.ts';
import { answersBySet, personaAnswers } from '../content/personas.ts';
import { personaOf } from '../seed/seed-persona.ts';
import type { World } from '../world/world.ts';

/** How the sandbox's underwriting decides. */
export type Outcome = 'approved' | 'review' | 'declined';

/** What a person types or chooses, by field; an option is named by its value. */
export type TypedRow = Readonly<Record<string, readonly string[]>>;

export type TypedAnswers = {
  /** One row, or those of a repeating set. */
  readonly rows: readonly TypedRow[];
  /** The set's fields on which the outcome depends: they are set even if they have an answer. */
  readonly decisive: readonly string[];
};

/** The answers that change the outcome of the complete ones, which are approved. */
const changes: Readonly<Record<Outcome, Readonly<Record<string, string | boolean | string[]>>>> = {
  approved: { 'known-circumstances': false, 'special-operations': ['NONE'] },
  review: {
    'known-circumstances': true,
    'known-circumstances-details': 'A customer says that we broke their machine.',
    'special-operations': ['NONE'],
  },
  declined: { 'special-operations': ['CANNABIS'] },
};

/** Returns the answers to a question set that lead to an outcome, as they are typed. */
export function typedAnswers(world: World, setId: string, outcome: Outcome): TypedAnswers {
  const { questionSets } = world.content;
  const set = questionSets.find(({ id }) => id === setId);
  if (!set) return { rows: [], decisive: [] };
  const changed = changes[outcome];
  const answers = { ...completeAnswers(world), ...changed };
  const given = answersBySet(answers, { question_sets: questionSets })[set.name] ?? {};
  const fields = set.questions.flatMap((question) => question.fields);
  const rows = [given].flat().map((row) =>
    Object.fromEntries(
      fields.flatMap(({ unique_name, type }) => {
        const value = row[unique_name] ?? null;
        if (value === null) return [];
        const texts = (Array.isArray(value) ? value : [value]).map(String);
        return [[unique_name, type === 'CURRENCY' ? texts.map(inDollars) : texts]];
      }),
    ),
  );
  const names = fields.map(({ unique_name }) => unique_name);
  return { rows, decisive: names.filter((name) => name in changed) };
}

/** The software company's answers, and those of the other complete personas to what only their industries are asked. */
const completeAnswers = (world: World): Answers =>
  Object.assign(
    {},
    ...Object.values(world.content.personas.bases)
      .reverse()
      .map((id) => personaAnswers(personaOf(world, id), world.content.personas)),
  );

const inDollars = (cents: string) => (Number(cents) / 100).toFixed(2);
