import type { EventCallable, Store } from 'effector';
import { useUnit } from 'effector-react';

type CrashModel = {
  /** An error that no rule of the area covers, until the crash screen shows it. */
  readonly $crash: Store<Error | null>;
  readonly crashShown: EventCallable<void>;
};

const whenShown = new WeakMap<object, () => void>();

/** Throws the error that a model could not handle. The crash screen shows it; trying again shows the page. */
export function useCrash({ $crash, crashShown }: CrashModel): void {
  const { crash, shown } = useUnit({ crash: $crash, shown: crashShown });
  if (!crash) return;
  whenShown.set(crash, shown);
  throw crash;
}

/** Lets the model that holds the error forget it. React may render a screen repeatedly, so rendering must not. */
export function forgetCrash(error: unknown): void {
  if (error instanceof Error) whenShown.get(error)?.();
}
