import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LightElement } from '../element/light-element.ts';
import { linkedText } from '../link/linked-text.ts';

const sentence = 'Your responses are kept confidential under our Terms of Use and Privacy Notice.';

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
    const text = linkedText(sentence, [
      { text: 'Terms of Use', href: this.termsHref ?? '/terms-of-use', newTab: true },
      { text: 'Privacy Notice', href: this.privacyHref ?? '/privacy-notice', newTab: true },
    ]);
    return html`<footer class="site-footer"><div class="wrap"><p>${text}</p><p>© ${this.year ?? new Date().getFullYear()} Fairlead</p></div></footer>`;
  }
}
