import { holds } from '../conditions/index.ts';
import { legacyContent } from '../content/legacy.ts';
import type { ApplicationContext, CoverageChoice, RatingInput } from '../rating/index.ts';
import { leadingLimit } from '../rating/index.ts';
import { answeredChoices, recipeChoices, recipes } from './recipes.ts';

const { groups, also } = legacyContent.offered;

/** The packages that a quoted legacy application is offered, in the order of the page (legacy.md §2). */
export function offeredSlugs(
  { answers, facts }: RatingInput,
  context: ApplicationContext,
): readonly string[] {
  const known = {
    answers,
    facts: {
      ...facts,
      is_renewal: context.is_renewal ?? false,
      asks_beyond_recommended: asksBeyondRecommended({ answers, facts }),
    },
  };
  const group = groups.find(({ when }) => holds(when, known));
  const more = also.filter(({ when }) => holds(when, known));
  return [group, ...more].flatMap((rule) => rule?.slugs ?? []);
}

/** Whether an answer differs from Recommended: a coverage that it lacks, or another limit. */
function asksBeyondRecommended(input: RatingInput): boolean {
  const recommended = recipes.find(({ name }) => name === 'Recommended');
  const taken = recommended ? recipeChoices(recommended, input) : [];
  return answeredChoices(input).some((answered) => {
    const same = taken.find(({ coverage }) => coverage === answered.coverage);
    return !same || (mainLimit(answered) !== undefined && mainLimit(answered) !== mainLimit(same));
  });
}

const mainLimit = ({ coverage, limits }: CoverageChoice) =>
  limits?.[leadingLimit(coverage).unique_name];
