import { putPackage } from '../applications/packages.ts';
import { settleCheckout } from '../checkout/life-cycle.ts';
import { openSubmissionCheckout } from '../checkout/submission-checkout.ts';
import { shiftDates } from '../content/dates.ts';
import { personaAnswers, personaContext } from '../content/personas.ts';
import type { Persona } from '../content/shapes/personas.ts';
import { personaPackage, personaQuote } from '../packages/index.ts';
import { ratingFacts } from '../rating/index.ts';
import type { World } from '../world/world.ts';
import { ownerOf } from './owner-of.ts';
import { withSchedules } from './quoted-schedules.ts';

type PersonaSubmission = NonNullable<Persona['market_submission']>;

/** Adds the persona's market submission, which stays in its state until someone changes it. */
export async function seedSubmission(world: World, persona: Persona): Promise<void> {
  const { market_submission: submission } = persona;
  if (!submission) return;
  const { client_id } = ownerOf(persona);
  await world.store.put('submission', {
    id: submission.id,
    client_id,
    application_id: submission.client_data_id,
    status: submission.status,
    expiration_date: submission.expiration_date,
    referral_partner: submission.referral_partner,
    details: submission.details,
    selected_package_id: submission.selected_package_id,
    requested_effective_date: submission.requested_effective_date,
    signature_email: persona.signature?.email ?? persona.person.email,
    created_at: null,
    outcome: submission.status,
    adjustment_bp: 0,
    billing_interval: persona.payment?.billing_interval ?? null,
    bound_effective_date: persona.payment ? submission.requested_effective_date : null,
  });
  const answers = personaAnswers(persona, world.content.personas);
  const input = { answers, facts: ratingFacts(answers, personaContext(persona, world.today())) };
  for (const row of submission.packages) {
    const priced = personaPackage(row, { input, client_id });
    await putPackage(world, submission.id, withSchedules(priced, row.quoted));
  }
  if (submission.status === 'BIND_REQUESTED') await seedDocuments(world, persona);
  if (submission.library) await seedLibrary(world, submission, { input, client_id });
}

/** Sends the documents of a persona who waits for the signature. */
async function seedDocuments(world: World, persona: Persona) {
  const { payment, market_submission } = persona;
  const row = market_submission && (await world.store.get('submission', market_submission.id));
  if (!payment || !row?.selected_package_id) return;
  const checkout = await openSubmissionCheckout(world, row, {
    ...payment,
    packageId: row.selected_package_id,
    start: row.bound_effective_date,
  });
  await world.store.put('submission', { ...row, checkout_id: checkout.id });
  await settleCheckout(world, checkout);
}

type Pricing = Parameters<typeof personaQuote>[1];

async function seedLibrary(world: World, { id }: PersonaSubmission, pricing: Pricing) {
  const { store, content } = world;
  const sample = shiftDates(content.sampleQuotes, content.sampleQuotes.as_of, world.today());
  for (const quote of sample.quotes)
    if (quote.market_submission_id === id)
      await store.put('quote', {
        ...personaQuote(quote, pricing),
        id: quote.annual_quote_id,
        market_submission_id: id,
      });
  for (const {
    coverage_parameters,
    returned_quotes,
    shown_as,
    counts_as,
    ...request
  } of sample.coverage_requests)
    if (request.market_submission_id === id)
      await store.put('request', {
        ...request,
        coverage_parameters: Object.fromEntries(
          coverage_parameters.map(({ unique_name, value }) => [unique_name, value]),
        ),
        requested_effective_date: null,
        plan: null,
        asked_at: null,
      });
}
