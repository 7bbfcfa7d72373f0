import { signInAs } from '../login/sign-in-as.ts';
import { createSandbox } from '../sandbox.ts';
import { enter } from '../seed/enter.ts';
import { personaOf } from '../seed/seed-persona.ts';
import { type BrowserSandbox, browserStore } from './open-sandbox.ts';

export type Beginning = {
  readonly persona: string;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly now?: number | string;
  readonly seed?: number;
};

/**
 * Forgets the world and everything the product keeps in this browser, and begins another. Returns the address to open:
 * the page that runs still has the old world in its memory.
 */
export async function begin(
  { sandbox, tab }: BrowserSandbox,
  { persona, ...options }: Beginning,
): Promise<{ start: string }> {
  localStorage.clear();
  sessionStorage.removeItem(countName);
  const fresh = await createSandbox({ ...options, persona, store: browserStore() });
  tab.set(await signInAs(fresh.world, persona));
  await sandbox.world.settings.reload();
  return { start: personaOf(fresh.world, persona).start };
}

/** Lets someone else in through this tab, into the world as it is. Returns the address where they begin. */
export async function enterAs(
  { sandbox: { world }, tab }: BrowserSandbox,
  persona: string,
): Promise<{ start: string }> {
  await enter(world, persona);
  tab.set(await signInAs(world, persona));
  return { start: personaOf(world, persona).start };
}

/** How many handlers were invoked in this tab, over reloads. */
export const countName = 'fairlead-sandbox-invoked';
