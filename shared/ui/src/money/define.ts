import { define } from '@fairlead/ui';
import { UiMoney } from './money.ts';

define('ui-money', UiMoney);

declare global {
  interface HTMLElementTagNameMap {
    'ui-money': UiMoney;
  }
}
