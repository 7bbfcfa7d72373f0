import { locationTypes } from '@fairlead/domain';
import { personaOf } from '../seed/seed-persona.ts';
import type { World } from '../world/world.ts';

/** What the first visitor types into the intake form, by the field's id. */
export function firstVisitor(world: World): Readonly<Record<string, string>> {
  const { person, company, locations } = personaOf(world, 'new-founder');
  const [place] = locations ?? [];
  const values = {
    legalName: company?.legal_name,
    website: company?.website,
    address: place?.line_1,
    addressType: locationTypes.COWORKING_SPACE,
    firstName: person.first_name,
    lastName: person.last_name,
    email: person.email,
    phone: person.phone,
    title: person.title,
    hdyhau: 'Search Engine',
    terms: 'on',
  };
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [`intake-${field}`, value ?? '']),
  );
}
