import { drawOpened } from '@fairlead/headless-page/draw-opened';
import { definition } from '../src/definition.ts';
import { openDecision } from './open-decision.ts';

/** Opens the area like `openDecision`, and renders its screen. */
export const drawDecision = async (...given: Parameters<typeof openDecision>) =>
  drawOpened(definition, await openDecision(...given));
