import type { listMarketSubmissions, SubmissionSummary } from '@fairlead/contracts/packages';
import { marketSubmissionStatuses } from '@fairlead/domain';
import type { Infer } from 'superstruct';
import { packagesOf } from '../../applications/packages.ts';
import { updatedAt } from '../../applications/updates.ts';
import { HttpError } from '../../calls/http-error.ts';
import { shiftDates } from '../../content/dates.ts';
import type { Persona } from '../../content/shapes/personas.ts';
import type { SubmissionRow } from '../../database/tables.ts';
import { momentOf, type World } from '../../world/world.ts';
import { compareSubmissions } from './compare-submissions.ts';
import { settle } from './settle.ts';

type Question = Infer<typeof listMarketSubmissions.query>;

/** Returns the submissions that match an admin's search, last updated first unless sorted: those of this world, and those of personas who haven't entered it. */
export async function listSubmissions(
  world: World,
  { search = '', status, sort = 'updated_at', direction = 'descending', limit }: Question,
) {
  if (!world.flags()['allow-routing-to-admin-tooling'])
    throw new HttpError(403, 'The admin tool is not open', { code: 'forbidden' });
  const rows = await world.store.list('submission');
  const own = await Promise.all(
    rows.map(async (row) => ofSubmission(world, await settle(world, row))),
  );
  const known = new Set(own.map(({ id }) => id));
  const others = world.content.personas.personas
    .flatMap((persona) => ofPersona(world, persona))
    .filter(({ id }) => !known.has(id));
  const found = [...own, ...others]
    .filter((summary) => holds(summary, search))
    .sort(compareSubmissions(sort, direction));
  const chosen = status === undefined ? found : found.filter((one) => one.status === status);
  return {
    submissions: chosen.slice(0, Number(limit)),
    total: chosen.length,
    counts: marketSubmissionStatuses.flatMap((status) => {
      const count = found.filter((one) => one.status === status).length;
      return count > 0 ? [{ status, count }] : [];
    }),
  };
}

async function ofSubmission(world: World, row: SubmissionRow): Promise<SubmissionSummary> {
  const packages = await packagesOf(world, row.id);
  const people = await world.store.list('person');
  const contact = people.find(
    ({ is_admin, client_ids }) => !is_admin && client_ids.includes(row.client_id),
  );
  return {
    id: row.id,
    client_data_id: row.application_id,
    status: row.status,
    company: (await world.store.get('client', row.client_id))?.company ?? row.client_id,
    contact: {
      name: contact ? nameOf(contact) : '',
      email: contact?.email ?? row.signature_email,
    },
    packages: packages.length,
    ready_packages: packages.filter((one) => one.status === 'READY').length,
    updated_at: momentOf(await updatedAt(world, row)),
    expiration_date: row.expiration_date,
  };
}

/** Returns the submission of a persona who hasn't entered this world. */
function ofPersona(world: World, persona: Persona): SubmissionSummary[] {
  const { market_submission: submission, application, company, person } = persona;
  if (!submission) return [];
  const { expiration_date, created_at } = shiftDates(
    { expiration_date: submission.expiration_date, created_at: application?.created_at ?? null },
    world.content.personas.as_of,
    world.today(),
  );
  return [
    {
      id: submission.id,
      client_data_id: submission.client_data_id,
      status: submission.status,
      company: company?.legal_name ?? '',
      contact: { name: nameOf(person), email: person.email },
      packages: submission.packages.length,
      ready_packages: submission.packages.filter((one) => one.status === 'READY').length,
      updated_at: created_at ?? momentOf(0),
      expiration_date,
    },
  ];
}

const nameOf = ({ first_name, last_name }: Pick<Persona['person'], 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

function holds({ id, client_data_id, company, contact }: SubmissionSummary, search: string) {
  const text = search.trim().toLowerCase();
  return [id, client_data_id, company, contact.name, contact.email].some((field) =>
    field.toLowerCase().includes(text),
  );
}
