import { actionRows } from './actions.ts';
import { fieldRows } from './fields.ts';
import { overlayRows } from './overlays.ts';
import type { Row } from './row.ts';
import { showingRows } from './showing.ts';

/**
 * Every `ui-*` element, one row each: what it draws out of native elements for its properties, and what a press, a
 * choice or a typed text does. The headless page expands screens with it; a browser test holds each row against the
 * element that Chromium renders.
 */
export const elementTable: Readonly<Record<string, Row>> = {
  ...fieldRows,
  ...actionRows,
  ...overlayRows,
  ...showingRows,
};
