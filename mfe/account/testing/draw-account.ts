import { drawOpened } from '@fairlead/headless-page/draw-opened';
import { forkArea, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { appStarted } from '@fairlead/store';
import { allSettled } from 'effector';
import { definition } from '../src/definition.ts';
import { model, open } from './open-account.ts';

/** Opens a page of this area and draws its screen. */
export const drawAccount = async (...given: Parameters<typeof open>) => {
  const app = { ...(await open(...given)), model };
  return { ...drawOpened(definition, app), again: () => drawOpened(definition, app) };
};

/** Draws a page of this area on a server that has not answered yet. */
export function drawWaiting(address: string) {
  const { scope } = forkArea({ address, answers: {}, answerOthers: noAnswerYet });
  void allSettled(appStarted, { scope });
  return drawOpened(definition, { model, scope });
}
