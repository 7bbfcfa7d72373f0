import { createEffect } from 'effector';

/** Waits this many ms. It is an effect, so that an effect that awaits it keeps its scope. */
export const waitFx = createEffect(
  (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration)),
);
