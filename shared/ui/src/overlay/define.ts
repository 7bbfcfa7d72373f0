import { define } from '../element/define.ts';
import { UiOverlay } from './overlay.ts';

define('ui-overlay', UiOverlay);

declare global {
  interface HTMLElementTagNameMap {
    'ui-overlay': UiOverlay;
  }
}
