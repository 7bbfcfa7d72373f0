import { LightElement } from '@fairlead/ui';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A price: its cents smaller, its period attached and muted. */
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
    const amount = this.cents ?? 0;
    const [whole, cents] = dollars
      .format(Math.abs(this.whole ? Math.round(amount / 100) * 100 : amount) / 100)
      .split('.');
    return html`<span class=${this.size ? `money money-${this.size}` : 'money'}>${amount < 0 ? '−' : nothing}${whole}${
      this.whole ? nothing : html`<span class="cents">.${cents}</span>`
    }${this.per ? html`<span class="per">/${this.per}</span>` : nothing}</span>`;
  }
}
