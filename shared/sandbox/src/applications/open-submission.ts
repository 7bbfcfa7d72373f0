import { type Answers, textAnswer } from '../conditions/index.ts';
import type { ApplicationRow, SubmissionRow } from '../database/tables.ts';
import { applicationExpiry } from '../packages/index.ts';
import type { World } from '../world/world.ts';

/** An application that was unlocked and attested again gets new quotes. */
async function removePackages({ store }: World, { id }: SubmissionRow): Promise<void> {
  for (const row of await store.list('package', 'market_submission_id', id))
    await store.delete('package', row.id);
  for (const row of await store.list('quote', 'market_submission_id', id))
    await store.delete('quote', row.id);
}

type Terms = {
  /** The answers that count, of this very application. */
  readonly answers: Answers;
  readonly adjustment_bp: number;
  readonly outcome: string;
};

/** Opens the market submission of an attested application, and requests its quotes. */
export async function openSubmission(
  world: World,
  application: ApplicationRow,
  { answers, adjustment_bp, outcome }: Terms,
): Promise<void> {
  const [earlier] = await world.store.list('submission', 'application_id', application.id);
  if (earlier) await removePackages(world, earlier);
  const contact = await world.store.get('person', application.contact_id);
  await world.store.put('submission', {
    id: earlier?.id ?? (await world.id('ms')),
    client_id: application.client_id,
    application_id: application.id,
    status: 'CREATED',
    expiration_date: applicationExpiry(world.today()),
    referral_partner: application.context.partner ?? null,
    details: null,
    selected_package_id: null,
    requested_effective_date: textAnswer(answers, 'requested-effective-date'),
    signature_email: contact?.email ?? textAnswer(answers, 'email-field') ?? '',
    created_at: world.now(),
    outcome,
    adjustment_bp,
    billing_interval: null,
    bound_effective_date: null,
  });
}
