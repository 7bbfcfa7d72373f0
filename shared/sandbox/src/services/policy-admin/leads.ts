import type { Lead } from '@fairlead/contracts/leads';
import { isEmail } from '@fairlead/domain';
import { clientAt } from '../../accounts/clients.ts';
import { HttpError, notFound } from '../../calls/http-error.ts';
import type { LeadRow, Person } from '../../database/tables.ts';
import { sameEmail } from '../../lookups/people.ts';
import type { World } from '../../world/world.ts';

type LeadRequest = {
  readonly world: World;
  readonly person: Person | null;
  readonly body: {
    readonly madlib_email: string;
    readonly madlib_data: Readonly<Record<string, unknown>>;
  };
};

/**
 * Creates a lead from the intake form. An e-mail address has at most one lead. Refuses with existing_client_conflict
 * when the company is a client that the visitor does not belong to.
 */
export async function makeLead({ world, person, body }: LeadRequest): Promise<Lead> {
  const { madlib_email: email, madlib_data: data } = body;
  if (!isEmail(email))
    throw new HttpError(400, `The lead was not created: '${email}' is no e-mail address`, {
      code: 'mql_creation_failed',
    });
  const client = await clientAt(world, typeof data.website === 'string' ? data.website : '');
  if (client && !person?.client_ids.includes(client.id))
    throw new HttpError(409, 'A client with this website already exists.', {
      code: 'existing_client_conflict',
      detail: { client_id: client.id },
    });
  const known = (await world.store.list('lead')).find((lead) => sameEmail(lead.email, email));
  const lead: LeadRow = {
    id: known?.id ?? (await world.id('mql')),
    email,
    data,
    client_id: known?.client_id ?? person?.client_ids[0] ?? null,
    contact_id: known?.contact_id ?? person?.id ?? null,
    status: known?.status ?? 'created',
    application_id: known?.application_id ?? null,
  };
  await world.store.put('lead', lead);
  return shownLead(lead);
}

/** Refuses a lead that somebody else made or signed up with. One that a guest made belongs to whoever knows its id. */
export async function refuseOthersLead(
  { world, person }: { readonly world: World; readonly person: Person },
  id: string,
): Promise<void> {
  const lead = await world.store.get('lead', id);
  const isGuests = lead?.contact_id === null && lead.status === 'created';
  const isOwn = lead?.contact_id === person.id || sameEmail(lead?.email ?? '', person.email);
  if (!lead || !(isGuests || isOwn)) throw notFound('lead', id);
}

/** Updates a lead; its events only move forward. */
export async function changeLead(
  { store }: World,
  id: string,
  change: Partial<LeadRow>,
): Promise<Lead> {
  const lead = await store.get('lead', id);
  if (!lead) throw notFound('lead', id);
  const later = life.indexOf(change.status ?? 'created') > life.indexOf(lead.status);
  const changed = {
    ...lead,
    ...change,
    status: later && change.status ? change.status : lead.status,
  };
  await store.put('lead', changed);
  return shownLead(changed);
}

const life = ['created', 'account_registered', 'email_verified', 'application_created'] as const;

const shownLead = ({ id, client_id, contact_id }: LeadRow): Lead => ({
  id,
  client_id,
  contact_id,
  error_message: null,
  error_code: null,
});
