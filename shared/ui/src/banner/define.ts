import { define } from '../element/define.ts';
import { UiBanner } from './banner.ts';

define('ui-banner', UiBanner);

declare global {
  interface HTMLElementTagNameMap {
    'ui-banner': UiBanner;
  }
}
