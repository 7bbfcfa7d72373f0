import { type World, within } from '../world/world.ts';
import { personaOf, seedPersona } from './seed-persona.ts';

/** Adds a persona with its data and its flags. Flags that were set before win. */
export async function enter(world: World, id: string): Promise<void> {
  await world.store.transaction((store) => seedPersona(within(world, store), id));
  const { flags } = personaOf(world, id);
  await world.settings.change(({ flags: known, personas }) => ({
    flags: { ...flags, ...known },
    personas: [...personas.filter((other) => other !== id), id],
  }));
}
