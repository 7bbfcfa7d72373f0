import { createSandbox } from '../sandbox.ts';
import { enter } from '../seed/enter.ts';
import { personaOf } from '../seed/seed-persona.ts';
import { signInAs } from '../sites/login/sign-in-as.ts';
import { type BrowserSandbox, browserStore } from './open-sandbox.ts';

export type WorldSettings = {
  readonly persona: string;
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly now?: number | string;
  readonly seed?: number;
};

/**
 * Deletes the world and everything that the product stored in this browser, and begins a new world. Returns the address
 * to open, because the current page still has the old world in memory: its requests are held until it is left.
 */
export async function begin(
  { sandbox, tab, requests }: BrowserSandbox,
  { persona, ...options }: WorldSettings,
): Promise<{ start: string }> {
  requests.hold();
  localStorage.clear();
  sessionStorage.removeItem(countName);
  const fresh = await createSandbox({ ...options, persona, store: browserStore() });
  tab.set(await signInAs(fresh.world, persona));
  await sandbox.world.settings.reload();
  return { start: personaOf(fresh.world, persona).start };
}

/**
 * Signs another persona in to the same world in this tab. Returns the address to open; until then, the requests of the
 * page are held, because it shows what is somebody else's.
 */
export async function enterAs(
  { sandbox: { world }, tab, requests }: BrowserSandbox,
  persona: string,
): Promise<{ start: string }> {
  requests.hold();
  await enter(world, persona);
  tab.set(await signInAs(world, persona));
  return { start: personaOf(world, persona).start };
}

/** How many handlers were invoked in this tab, over reloads. */
export const countName = 'fairlead-sandbox-invoked';
