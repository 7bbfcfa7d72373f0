import { $ownStorage, persistOwnFx, readAs } from '@fairlead/store';
import { attach } from 'effector';
import { string } from 'superstruct';

const name = 'application-key';

/**
 * The Idempotency-Key of the application that these intake answers become. It is kept until the application is there,
 * so that a reload, a lost answer or a second tab does not create it twice.
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
