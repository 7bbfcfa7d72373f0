import type { Flags } from '@fairlead/domain';
import { type Answers, holds } from '../conditions/index.ts';
import { flatAnswers } from '../content/personas.ts';
import type { QuestionSetContent } from '../content/shapes/question-sets.ts';
import type { ApplicationRow } from '../database/tables.ts';
import { intakeFacts } from '../underwriting/index.ts';
import { onceFor } from '../world/once-for.ts';
import type { World } from '../world/world.ts';

/** What conditions read of an application. */
export type ApplicationFacts = {
  readonly answers: Answers;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly flags: Flags;
};

export const factsFor = ({ flags }: World, application: ApplicationRow): ApplicationFacts => ({
  ...readOf(application),
  flags: flags(),
});

/** Computed once per row, because rows are never changed, only replaced. */
const readOf = onceFor(({ answers, context }: ApplicationRow) => {
  const flat = flatAnswers(answers);
  return { answers: flat, facts: intakeFacts(flat, context) };
});

/** Returns the sets of this application in order. Later answers can add or remove sets. */
export const applicableSets = (world: World, application: ApplicationRow): QuestionSetContent[] => {
  const facts = factsFor(world, application);
  return [...world.content.questionSets]
    .filter(({ applies_when }) => holds(applies_when, facts))
    .sort((a, b) => a.order - b.order);
};

/** Returns the answers that count: those of the sets that this application has now. */
export function countingAnswers(world: World, application: ApplicationRow): Answers {
  const names = applicableSets(world, application).map(({ name }) => name);
  const counting = Object.entries(application.answers).filter(([name]) => names.includes(name));
  return flatAnswers(Object.fromEntries(counting));
}
