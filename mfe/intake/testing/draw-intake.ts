import { drawOpened } from '@fairlead/headless-page/draw-opened';
import { definition } from '../src/definition.ts';
import { model, open, opening } from './open-intake.ts';

type Given = Parameters<typeof opening>;

/** The start page as it stands once everything has come to its end, drawn. */
export const drawIntake = async (...given: Given) =>
  drawOpened(definition, { ...(await open(...given)), model });

/** The start page while it opens, drawn. */
export const drawOpening = (...given: Given) =>
  drawOpened(definition, { ...opening(...given), model });
