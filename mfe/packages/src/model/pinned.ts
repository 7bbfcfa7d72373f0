import { combine, createEvent, createStore } from 'effector';
import type { Submission } from './submission.ts';

/** The package that a client has pinned to compare the others with; none when it is not displayed anymore. */
export function createPinned({ $packages }: Submission) {
  const packagePinned = createEvent<string>();
  const packageUnpinned = createEvent();

  const $chosenId = createStore<string | null>(null)
    .on(packagePinned, (_, id) => id)
    .reset(packageUnpinned);

  return {
    packagePinned,
    packageUnpinned,
    $pinnedId: combine($chosenId, $packages, (chosenId, packages) =>
      packages.some(({ id }) => id === chosenId) ? chosenId : null,
    ),
  };
}
