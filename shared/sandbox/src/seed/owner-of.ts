import type { Persona } from '../content/shapes/personas.ts';

/** The client and company that own a persona's applications. Throws for a persona that has applications and no owner. */
export function ownerOf({ id, session, company }: Persona): {
  readonly client_id: string;
  readonly company_id: string;
} {
  if (!session.client_id || !company?.company_id)
    throw new Error(
      `The persona '${id}' has an application, but no client or no company. Add session.client_id and company.company_id to personas/${id}.yaml.`,
    );
  return { client_id: session.client_id, company_id: company.company_id };
}
