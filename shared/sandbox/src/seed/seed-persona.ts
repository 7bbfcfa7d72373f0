import { excerpt } from '../calls/excerpt.ts';
import { shiftDates } from '../content/dates.ts';
import type { Persona } from '../content/shapes/personas.ts';
import type { World } from '../world/world.ts';
import { seedApplication } from './seed-application.ts';
import { seedCheckout } from './seed-checkout.ts';
import { seedCompany } from './seed-company.ts';
import { seedLegacy } from './seed-legacy.ts';
import { seedSubmission } from './seed-submission.ts';

/** Adds a persona with all its data to the world, with dates shifted to the world's day. Later calls do nothing. */
export async function seedPersona(world: World, id: string): Promise<void> {
  if (await world.store.get('seeded', id)) return;
  const persona = personaOf(world, id);
  await world.store.put('seeded', { id });
  await seedCompany(world, persona);
  await seedLegacy(world, persona);
  await seedApplication(world, persona);
  await seedCheckout(world, persona);
  await seedSubmission(world, persona);
}

/** A persona as it is today. Throws for a name that personas.yaml does not have. */
export function personaOf({ content, today }: World, id: string): Persona {
  const { personas, as_of } = content.personas;
  const found = personas.find((persona) => persona.id === id);
  if (!found)
    throw new Error(
      `The sandbox was asked for the persona '${excerpt(id)}', which does not exist. Choose one of ${personas.map((persona) => persona.id).join(', ')}.`,
    );
  return shiftDates(found, as_of, today());
}

type Holder = 'application' | 'legacy_application' | 'market_submission';

/** Adds the persona that owns an id, because an admin may request anyone's data. */
export async function seedOwnerOf(world: World, holder: Holder, id: string): Promise<void> {
  const owner = world.content.personas.personas.find((persona) => persona[holder]?.id === id);
  if (owner) await seedPersona(world, owner.id);
}
