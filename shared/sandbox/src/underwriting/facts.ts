import type { Flags } from '@fairlead/domain';
import { type Answers, textAnswer } from '../conditions/index.ts';
import {
  type ApplicationContext,
  availableCoverages,
  isLive,
  ratingFacts,
  ratingRefers,
} from '../rating/index.ts';
import { channelOf } from './channel.ts';

/** The facts when the intake form is sent: its answers and the stored data about the company. */
export function intakeFacts(answers: Answers, application: ApplicationContext) {
  const facts = ratingFacts(answers, application);
  return {
    ...facts,
    any_location_state_not_live: facts.location_states.some((state) => !isLive(state)),
    is_renewal: application.is_renewal ?? false,
    address_changed: addressChanged(answers, application),
    intake_partner: facts.partner,
    broker_letter_on_file: application.broker_letter_on_file ?? false,
    existing_client: application.existing_client ?? false,
    company_conflict: application.company_conflict ?? false,
    loss_ratio_bp: application.loss_ratio_bp,
    unpaid_balance_cents: application.unpaid_balance_cents,
  };
}

/** Everything that a condition of underwriting.yaml may read, once all answers are known. */
export function underwritingFacts(answers: Answers, application: ApplicationContext, flags: Flags) {
  const facts = intakeFacts(answers, application);
  const input = { answers, facts };
  return {
    ...facts,
    legacy_channel: channelOf(input, application, flags).legacy,
    rating_refers: ratingRefers(input),
    coverages_available: availableCoverages(input).length,
  };
}

function addressChanged(answers: Answers, { parent_address }: ApplicationContext) {
  if (!parent_address) return undefined;
  return (
    textAnswer(answers, 'address-region') !== parent_address.region ||
    textAnswer(answers, 'address-postal-code') !== parent_address.postal_code
  );
}
