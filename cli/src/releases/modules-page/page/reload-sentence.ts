import { announceSharedChanges } from '../../shared-changes.ts';
import type { OpenRegistry } from './open-registry.ts';
import type { Asked } from './run-action.ts';

/** What the command says before it publishes a platform with other shared modules; null if no open page has to reload. */
export async function reloadSentence(
  { role, action }: Asked,
  { registry, store }: OpenRegistry,
): Promise<string | null> {
  if (action.what !== 'publish') return null;
  let said: string | null = null;
  const change = { revision: await registry.read(), role, files: action.build.files };
  await announceSharedChanges({ store }, change, (sentence) => {
    said = sentence.trim();
  });
  return said;
}
