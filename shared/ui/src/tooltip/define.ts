import { define } from '../element/define.ts';
import { UiTooltip } from './tooltip.ts';

define('ui-tooltip', UiTooltip);

declare global {
  interface HTMLElementTagNameMap {
    'ui-tooltip': UiTooltip;
  }
}
