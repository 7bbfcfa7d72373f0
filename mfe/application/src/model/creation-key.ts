import { $ownStorage, persistOwnFx, readAs } from '@fairlead/store';
import { attach } from 'effector';
import { string } from 'superstruct';

const name = 'application-key';

/**
 * The Idempotency-Key for creating the application from these intake answers. It is stored until the application
 * exists, so that a reload, a lost response or a second tab doesn't create it twice.
 */
export const createKeyFx = () =>
  attach({
    source: $ownStorage,
    effect: async (storage): Promise<string> => {
      const kept = readAs(storage, name, string());
      if (kept !== null) return kept;
      const key = crypto.randomUUID();
      await persistOwnFx({ name, value: key });
      return key;
    },
  });

export const forgetKey = () => ({ name, value: null });
