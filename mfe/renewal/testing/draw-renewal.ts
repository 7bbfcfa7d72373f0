import { drawOpened } from '@fairlead/headless-page/draw-opened';
import { definition } from '../src/definition.ts';
import { openRenewal } from './open-renewal.ts';

/** The area as `openRenewal` opens it, with its screen drawn. */
export const drawRenewal = async (...given: Parameters<typeof openRenewal>) =>
  drawOpened(definition, await openRenewal(...given));
