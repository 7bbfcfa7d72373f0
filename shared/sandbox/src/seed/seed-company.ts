import { sendVerification } from '../accounts/verification.ts';
import { hostOf } from '../accounts/website-host.ts';
import type { Persona } from '../content/shapes/personas.ts';
import type { Person } from '../database/tables.ts';
import type { World } from '../world/world.ts';

/** Adds the persona's people, companies, lead and codes, except for people who haven't signed up. */
export async function seedCompany(world: World, persona: Persona): Promise<void> {
  const { store } = world;
  await seedClients(world, persona);
  const { session, admin_person: admin, lead } = persona;
  if (session.authenticated) await seedOfficer(world, persona);
  if (admin && !(await isKnown(world, admin.email)))
    await store.put('person', {
      id: admin.contact_id,
      email: admin.email,
      first_name: admin.first_name,
      last_name: admin.last_name,
      is_admin: true,
      email_verified: true,
      coverage_names: [],
      client_ids: [],
    });
  if (lead?.id)
    await store.put('lead', {
      id: lead.id,
      email: persona.person.email,
      data: {},
      client_id: session.client_id,
      contact_id: session.contact_id,
      status: 'account_registered',
      application_id: null,
    });
  await seedCodes(world, persona);
}

async function seedOfficer(world: World, { person, session }: Persona): Promise<void> {
  if (await isKnown(world, person.email)) return;
  const row: Person = {
    id: session.contact_id,
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    is_admin: session.is_admin,
    email_verified: session.email_verified,
    coverage_names: session.coverage_names,
    client_ids: session.clients?.map(({ client_id }) => client_id) ?? listed(session.client_id),
  };
  await world.store.put('person', row);
  if (!session.email_verified) await sendVerification(world, row);
}

async function seedClients(
  { store }: World,
  { session, company, lead, attribution }: Persona,
): Promise<void> {
  const others = session.clients ?? [];
  const own = [...listed(session.client_id), ...listed(lead?.existing_client_id ?? null)];
  for (const client_id of own)
    await store.put('client', {
      id: client_id,
      company: company?.legal_name ?? client_id,
      company_id: company?.company_id ?? `co_${client_id}`,
      website_host: hostOf(company?.website ?? ''),
      partner: attribution?.partner ?? null,
    });
  for (const { client_id, company: name } of others)
    await store.put('client', {
      id: client_id,
      company: name,
      company_id: `co_${client_id}`,
      website_host: null,
      partner: null,
    });
}

async function seedCodes({ store }: World, { session }: Persona): Promise<void> {
  const codes = [
    [session.auth_code, true],
    [session.invalid_auth_code, false],
  ] as const;
  for (const [id, valid] of codes)
    if (id)
      await store.put('auth_code', { id, contact_id: session.contact_id, valid, used_at: null });
}

const isKnown = async ({ store }: World, email: string) =>
  (await store.list('person', 'email', email)).length > 0;

const listed = (id: string | null) => (id === null ? [] : [id]);
