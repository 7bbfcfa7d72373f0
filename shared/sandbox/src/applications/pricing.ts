import type { SubmissionRow } from '../database/tables.ts';
import type { Pricing } from '../packages/index.ts';
import { ratingFacts } from '../rating/index.ts';
import { quotableAnswers } from '../underwriting/index.ts';
import type { World } from '../world/world.ts';
import { countingAnswers } from './answers.ts';

/** Returns the input for pricing a submission's quotes: the application's answers as of today. */
export async function pricingOf(
  world: World,
  { application_id, client_id, requested_effective_date, adjustment_bp }: SubmissionRow,
): Promise<Pricing> {
  const application = await world.store.get('application', application_id);
  if (!application)
    throw new Error(`The submission belongs to '${application_id}', which is no application`);
  const { context, decision_reasons } = application;
  const answers = quotableAnswers(countingAnswers(world, application), decision_reasons);
  return {
    input: { answers, facts: ratingFacts(answers, context) },
    client_id,
    today: world.today(),
    requested_effective_date,
    adjustment_bp,
  };
}
