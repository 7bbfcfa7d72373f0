import { drawOpened } from '@fairlead/headless-page/draw-opened';
import { definition } from '../src/definition.ts';
import { openDecision } from './open-decision.ts';

/** The area as `openDecision` opens it, with its screen drawn. */
export const drawDecision = async (...given: Parameters<typeof openDecision>) =>
  drawOpened(definition, await openDecision(...given));
