import { loadHeadlessAreas } from '@fairlead/cli/connect/areas';
import { worldAround } from '@fairlead/cli/connect/sandbox-world';
import { createHeadlessDriver } from '@fairlead/cli/drivers/headless/driver';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { createSandbox } from '@fairlead/sandbox';
import type { Outline } from '@fairlead/ui/semantics/outline';

const driver = await createHeadlessDriver(
  await loadHeadlessAreas(),
  async ({ persona, now, seed, flags }) =>
    worldAround(await createSandbox({ persona, now, seed, flags })),
);

/** A persona's page in the headless product, with the sandbox behind it. */
export type Page = {
  perform(task: string, input?: unknown): Promise<void>;
  act(...actions: readonly PageAction[]): Promise<void>;
  goTo(path: string): Promise<void>;
  /** The open screen and its outline, once nothing is under way. */
  look(): Promise<{ readonly screen: string | null; readonly outline: Outline }>;
  close(): Promise<void>;
};

const person = 'person';

export async function openPage(
  persona: string,
  start: string,
  flags: Readonly<Record<string, boolean>> = {},
): Promise<Page> {
  const plan = { name: persona, file: '', line: 0, tags: [], covers: [], steps: [] };
  const session = await driver.open(
    { ...plan, as: person, actors: { [person]: persona }, flags, start },
    1,
  );
  return {
    act: (...actions) => session.act(person, actions),
    perform: (task, input) => session.perform(person, task, input),
    goTo: (path) => session.control(person, { control: 'go to', path }),
    look: () => session.observe(person),
    close: () => session.close(true),
  };
}
