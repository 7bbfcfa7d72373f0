import { useUnit } from 'effector-react';
import { useModel } from '../use-model.ts';

/** Throws what no rule of this area covers: the crash page shows it, and trying again shows the screen. */
export function useCrash(): void {
  const model = useModel();
  const { crash, crashShown } = useUnit({ crash: model.$crash, crashShown: model.crashShown });
  if (!crash) return;
  queueMicrotask(crashShown);
  throw crash;
}
