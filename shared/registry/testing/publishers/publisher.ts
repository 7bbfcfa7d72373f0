import type { KeyPair } from '../../src/keys/key-pair.ts';
import { localRegistry } from '../../src/local-registry.ts';
import { publish } from '../../src/publish.ts';
import { createFolderStore } from '../../src/store/folder-store.ts';
import type { S3Settings } from '../../src/store/s3-settings.ts';
import { createS3Store } from '../../src/store/s3-store.ts';
import { aBuild } from '../a-build.ts';

/** What a publisher is asked for. */
export type Order = {
  /** A folder, or a bucket. */
  readonly place: string | S3Settings;
  readonly area: string;
  readonly content: string;
  readonly keys: readonly KeyPair[];
  readonly now: number;
};

/** What became of it: the number of its revision, or why there is none. */
export type Outcome = { readonly revision: number } | { readonly refused: string };

// A process of its own: `startPublishers` forks it.
process.on('message', async (order: Order) => {
  process.send?.(await carryOut(order));
});
process.send?.('ready');

async function carryOut({ place, area, content, keys, now }: Order): Promise<Outcome> {
  const store = typeof place === 'string' ? createFolderStore(place) : createS3Store(place);
  const registry = localRegistry({ store, keys, now, gate: async () => {} });
  try {
    return { revision: await publish(registry, aBuild(area, content), { keys, now }) };
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}
