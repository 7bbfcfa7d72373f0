import { define } from '@fairlead/ui';
import { UiTooltip } from './tooltip.ts';

define('ui-tooltip', UiTooltip);

declare global {
  interface HTMLElementTagNameMap {
    'ui-tooltip': UiTooltip;
  }
}
