import { LightElement } from '@fairlead/ui';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { priceParts } from './price-parts.ts';

/** A price with small cents, followed by its muted period. */
export class UiMoney extends LightElement {
  static override properties: PropertyDeclarations = {
    cents: { type: Number },
    per: {},
    size: {},
    whole: { type: Boolean },
  };

  /** Whole cents. */
  declare cents: number | undefined;
  declare per: 'mo' | 'yr' | undefined;
  declare size: 'lg' | 'xl' | undefined;
  /** Leaves the cents out (limits, savings); rounds to the dollar. */
  declare whole: boolean | undefined;

  override render(): TemplateResult {
    const { sign, dollars, cents, period } = priceParts(this);
    return html`<span class=${this.size ? `money money-${this.size}` : 'money'}>${sign || nothing}${dollars}${
      cents ? html`<span class="cents">${cents}</span>` : nothing
    }${period ? html`<span class="per">${period}</span>` : nothing}</span>`;
  }
}
