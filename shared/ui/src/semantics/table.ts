import { actionRows } from './actions.ts';
import { fieldRows } from './fields.ts';
import { overlayRows } from './overlays.ts';
import type { Row } from './row.ts';
import { showingRows } from './showing.ts';

/**
 * The table of all `ui-*` elements: the native elements that each one renders for its properties, and the effects of a
 * press, a choice or typed text. The headless page renders screens with it; a browser test compares each row with the
 * element in Chromium.
 */
export const elementTable: Readonly<Record<string, Row>> = {
  ...fieldRows,
  ...actionRows,
  ...overlayRows,
  ...showingRows,
};
