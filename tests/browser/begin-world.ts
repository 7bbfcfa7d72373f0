import type { Browser } from 'webdriverio';
import { isTrue } from './is-true.ts';

type Sandbox = {
  begin(settings: object): Promise<{ start: string }>;
};

/**
 * Begins a new world of the sandbox on the open page, and returns the address where the persona begins. The page has to
 * be left then: its requests aren't answered any longer.
 */
export async function beginWorld(
  page: Browser,
  persona: string,
  flags: Readonly<Record<string, boolean>> = {},
): Promise<string> {
  await isTrue(page, () => 'fairleadSandbox' in globalThis, 'The sandbox never started');
  return page.execute(
    async (who: string, switches: object) => {
      const { fairleadSandbox } = globalThis as unknown as { fairleadSandbox: Sandbox };
      const world = await fairleadSandbox.begin({ persona: who, flags: switches });
      return world.start;
    },
    persona,
    flags,
  );
}
