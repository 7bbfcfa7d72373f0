import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LightElement } from '../element/light-element.ts';
import { spinner } from '../element/spinner.ts';
import { overlayText } from './overlay-text.ts';

/** Covers the whole page but its header while it waits. */
export class UiOverlay extends LightElement {
  static override properties: PropertyDeclarations = { text: {} };

  declare text: string | undefined;

  override render(): TemplateResult {
    return html`<div class="overlay" role="status">${spinner('spinner spinner-page')}<p>${overlayText(this.text)}</p></div>`;
  }
}
