import { drawOpened } from '@fairlead/headless-page/draw-opened';
import {
  $history,
  $storage,
  appStarted,
  loadFlagsFx,
  memoryHistory,
  memoryStorage,
  requestFx,
} from '@fairlead/store';
import { allSettled, fork } from 'effector';
import { definition } from '../../definition.ts';
import { model, open } from '../../test-kit.ts';

/** The area as the test kit opens it, with its screen drawn. */
export const drawAccount = async (...given: Parameters<typeof open>) => {
  const app = { ...(await open(...given)), model };
  return { ...drawOpened(definition, app), again: () => drawOpened(definition, app) };
};

/** A page of this area on a server that has not answered yet. */
export function drawWaiting(address: string) {
  const scope = fork({
    values: [
      [$history, memoryHistory(address)],
      [$storage, memoryStorage()],
    ],
    handlers: [
      [requestFx, noAnswerYet],
      [loadFlagsFx, () => ({})],
    ],
  });
  void allSettled(appStarted, { scope });
  return drawOpened(definition, { model, scope });
}

export const noAnswerYet = () => new Promise<never>(() => {});
