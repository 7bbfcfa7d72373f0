import type { Plan } from '../language/plan.ts';
import type { ExploredDriver } from './explored-world.ts';
import type { Identities } from './walk.ts';

/**
 * Returns the addresses that somebody types. An admin opens what a client is offered; a client tries what another one is
 * offered, and has no reason to type an address otherwise.
 */
export async function addressesFor(
  { backEnd }: ExploredDriver,
  actor: string,
  { actors }: Plan,
  identify: Identities,
): Promise<readonly string[]> {
  const { isAdmin } = identify(actor);
  const isAmongClients = Object.keys(actors).every((one) => !identify(one).isAdmin);
  if (!isAdmin && !isAmongClients) return [];
  const submissions = await backEnd().list('submission');
  return submissions.map(({ id }) =>
    isAdmin ? `/admin/market-submissions/${id}` : `/market-submission/${id}`,
  );
}

/** Returns the addresses of what somebody is offered, to which other sites and e-mails have links. */
export async function offersOf(
  { backEnd }: ExploredDriver,
  email: string,
): Promise<readonly string[]> {
  const [people, legacy, submissions] = await Promise.all([
    backEnd().list('person'),
    backEnd().list('legacy'),
    backEnd().list('submission'),
  ]);
  const own = new Set(people.find((one) => one.email === email)?.client_ids);
  return [
    ...legacy
      .filter(({ client_id }) => own.has(client_id))
      .flatMap(({ id, packages }) =>
        Object.keys(packages).map((slug) => `/checkout/${id}/${slug}`),
      ),
    ...submissions
      .filter(({ client_id }) => own.has(client_id))
      .map(({ id }) => `/market-submission/${id}`),
  ];
}
