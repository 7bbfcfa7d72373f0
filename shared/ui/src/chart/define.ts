import { define } from '../element/define.ts';
import { UiChart } from './chart.ts';

define('ui-chart', UiChart);

declare global {
  interface HTMLElementTagNameMap {
    'ui-chart': UiChart;
  }
}
