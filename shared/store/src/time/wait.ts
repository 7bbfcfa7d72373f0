import { createEffect } from 'effector';

/** Waits; in ms. An effect, so that what follows it in another effect keeps its scope. */
export const waitFx = createEffect(
  (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration)),
);
