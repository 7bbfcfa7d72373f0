import { createEvent, createStore, type Unit } from 'effector';

/**
 * An error that no rule of an area covers (A§8). Its screen throws it, so that the error boundary shows the crash page,
 * and `crashShown` follows: trying again then shows the screen.
 */
export function createCrash(failed: Unit<Error>[], over: Unit<unknown>[]) {
  const crashShown = createEvent();
  const $crash = createStore<Error | null>(null, { serialize: 'ignore' })
    .on(failed, (_, failure) => failure)
    .reset([crashShown, ...over]);
  return { $crash, crashShown };
}
