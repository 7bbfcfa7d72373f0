import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LightElement } from '../element/light-element.ts';
import { drawLinks } from '../link/linked-text.ts';
import { footerText } from './footer-text.ts';

/** Confidentiality and copyright, at the foot of a page. */
export class UiFooter extends LightElement {
  static override properties: PropertyDeclarations = {
    termsHref: { attribute: 'terms-href' },
    privacyHref: { attribute: 'privacy-href' },
    year: { type: Number },
  };

  declare termsHref: string | undefined;
  declare privacyHref: string | undefined;
  /** The year of the copyright line; this year unless given. */
  declare year: number | undefined;

  override render(): TemplateResult {
    const { confidentiality, copyright } = footerText(this);
    return html`<footer class="site-footer"><div class="wrap"><p>${drawLinks(confidentiality)}</p><p>${copyright}</p></div></footer>`;
  }
}
