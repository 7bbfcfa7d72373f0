import { SlotPart } from '@fairlead/ui';
import {
  css,
  html,
  LitElement,
  nothing,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import type { ChartKind } from '../chart/chart.ts';

/**
 * A screen that leads the applicant to the next place: title, message, actions, a chart, and the confidentiality
 * footer.
 */
export class UiHandOff extends LitElement {
  static override properties: PropertyDeclarations = {
    heading: {},
    chart: {},
    image: {},
    imageAlt: { attribute: 'image-alt' },
    termsHref: { attribute: 'terms-href' },
    privacyHref: { attribute: 'privacy-href' },
    year: { type: Number },
  };

  static override styles = css`
    /* On a partner's page it is narrower than the window. */
    :host { display: flex; flex-direction: column; flex: 1; min-height: calc(100dvh - var(--size-top-bar) - 1px); container-type: inline-size; }
    .page { display: grid; gap: var(--space-8); padding-block: var(--space-8); align-content: start; }
    ::slotted([slot='actions']) {
      padding-top: var(--space-2);
      --gap: var(--space-5);
    }
    .text, .message { display: grid; gap: var(--space-5); align-content: start; min-width: 0; }
    @container (min-width: 900px) {
      .page { grid-template-columns: minmax(0, 1fr); gap: var(--space-20); padding-block: var(--space-20) var(--space-8); align-items: center; }
      .page.has-art { grid-template-columns: minmax(0, 1fr) min(480px, 40%); }
    }
    .wrap { flex: 1; --gutter: var(--space-4); box-sizing: border-box; width: 100%; max-width: calc(var(--size-container) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
    @container (min-width: 640px) { .wrap { --gutter: var(--space-8); } }
  `;

  declare heading: string | undefined;
  declare chart: ChartKind | undefined;
  declare image: string | undefined;
  declare imageAlt: string | undefined;
  declare termsHref: string | undefined;
  declare privacyHref: string | undefined;
  declare year: number | undefined;

  readonly #heading = new SlotPart('heading', 'display', 'h1');
  readonly #art = new SlotPart('art', 'chart-card', 'div', 'panel');
  readonly #footer = new SlotPart('footer', '');

  override render(): TemplateResult {
    if (this.heading) this.#heading.show(this, html`${this.heading}`);
    else this.#heading.hide();
    this.#footer.show(
      this,
      html`<ui-footer .termsHref=${this.termsHref} .privacyHref=${this.privacyHref} .year=${this.year}></ui-footer>`,
    );
    const art = this.#artContent();
    if (art) this.#art.show(this, art);
    else this.#art.hide();
    return html`<div class="wrap"><div class=${art ? 'page has-art' : 'page'}><div class="text"><slot name="heading"></slot><div class="message"><slot></slot></div><slot name="actions"></slot></div>${art ? html`<slot name="art"></slot>` : nothing}</div></div><slot name="footer"></slot>`;
  }

  #artContent(): TemplateResult | null {
    if (this.image) return html`<img src=${this.image} alt=${this.imageAlt ?? ''}>`;
    return this.chart ? html`<ui-chart .kind=${this.chart}></ui-chart>` : null;
  }
}
