import { $authSource, $experience, routed } from '@fairlead/store';
import { combine, createEvent, sample } from 'effector';
import type { Application } from './application.ts';

/** The quote packages page of the legacy product, where a package is chosen (A§2). */
export function createQuotes({ $id }: Application) {
  const wanted = createEvent();
  sample({
    clock: wanted,
    source: combine({ id: $id, experience: $experience, authSource: $authSource }),
    filter: ({ id }) => id !== null,
    fn: ({ id, experience, authSource }) => ({
      to: {
        external: 'quote-packages' as const,
        query: { applicationId: id, experience, authSource },
      },
    }),
    target: routed,
  });
  return { wanted };
}
