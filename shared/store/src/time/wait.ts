import { createEffect } from 'effector';

/** Waits this many ms. It is an effect, so that an effect that awaits it keeps its scope. */
export const waitFx = createEffect(
  (duration: number) => new Promise<void>((resolve) => setTimeout(resolve, duration)),
);

/**
 * Lets a page answer a person before what comes next. Browsers give it a handler; elsewhere nobody waits. It is an effect
 * for the same reason.
 */
export const yieldFx = createEffect(() => {});
