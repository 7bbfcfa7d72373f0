import type { SessionContext } from '../calls/contexts.ts';
import type { Client } from '../database/tables.ts';
import type { World } from '../world/world.ts';
import { hostOf } from './website-host.ts';

/** The client whose website this is, or null. */
export async function clientAt({ store }: World, website: string): Promise<Client | null> {
  const host = hostOf(website);
  if (!host) return null;
  const [found = null] = await store.list('client', 'website_host', host);
  return found;
}

type Joined = {
  readonly company: string;
  readonly website: string;
  readonly partner: string | null;
};

/** Finds the client that a person acts for; creates one with this person when there is none. */
export async function joinClient(
  world: World,
  { person, session }: Pick<SessionContext, 'person' | 'session'>,
  { company, website, partner }: Joined,
): Promise<Client> {
  const { store } = world;
  const known = session.client_id && (await store.get('client', session.client_id));
  if (known) {
    if (known.website_host !== null || hostOf(website) === null) return known;
    const named = { ...known, company, website_host: hostOf(website) };
    await store.put('client', named);
    return named;
  }
  const client: Client = {
    id: await world.id('cl'),
    company,
    company_id: await world.id('co'),
    website_host: hostOf(website),
    partner,
  };
  await store.put('client', client);
  await store.put('person', { ...person, client_ids: [...person.client_ids, client.id] });
  await store.put('session', { ...session, client_id: client.id });
  return client;
}
