import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LightElement } from '../element/light-element.ts';
import { icon } from '../icon/icon.ts';
import { type BannerTone, bannerRole } from './banner-role.ts';

const icons: Record<BannerTone, string> = {
  info: 'info',
  guide: 'history',
  caution: 'alert',
  danger: 'error',
  success: 'check',
};

/**
 * One sentence under the title it concerns, with one action at most.
 *
 * @fires {CustomEvent<unknown>} ui-action - its action was pressed
 */
export class UiBanner extends LightElement {
  static override properties: PropertyDeclarations = { text: {}, tone: {}, action: {}, icon: {} };

  declare text: string | undefined;
  declare tone: BannerTone | undefined;
  declare action: string | undefined;
  declare icon: string | undefined;

  override render(): TemplateResult {
    const tone = this.tone ?? 'info';
    return html`<div class="banner banner-${tone}" role=${bannerRole(tone)}>${icon(this.icon ?? icons[tone])}<div class="banner-words"><p>${this.text}</p>${
      this.action
        ? html`<button class="banner-action" type="button" @click=${() => this.emit('ui-action')}>${this.action}</button>`
        : nothing
    }</div></div>`;
  }
}
