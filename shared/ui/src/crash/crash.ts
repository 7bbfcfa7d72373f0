import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LightElement } from '../element/light-element.ts';
import { icon } from '../icon/icon.ts';
import { crashText } from './crash-text.ts';

/** Replaces a crashed part of the page. */
export class UiCrash extends LightElement {
  static override properties: PropertyDeclarations = {
    advisorHref: { attribute: 'advisor-href' },
    text: {},
    retryLabel: { attribute: 'retry-label' },
  };

  /** Where TALK TO AN ADVISOR leads; without it, the button fires `ui-advisor`. */
  declare advisorHref: string | undefined;
  declare text: string | undefined;
  /** What `ui-retry` does, where it isn't another try. */
  declare retryLabel: string | undefined;

  /** Moves the focus to the heading, because the focused element is gone. */
  override focus(options?: FocusOptions): void {
    void this.updateComplete.then(() => this.querySelector('h1')?.focus(options));
  }

  override render(): TemplateResult {
    return html`<div class="crash" role="alert">${icon('alert', 'icon icon-lg')}<h1 class="title" tabindex="-1">${crashText.heading}</h1><p class="muted">${this.text ?? crashText.body}</p><div class="row">${
      this.advisorHref
        ? html`<a class="button" href=${this.advisorHref}>${crashText.advisor}</a>`
        : html`<ui-button .label=${crashText.advisor} @click=${() => this.emit('ui-advisor')}></ui-button>`
    }<ui-button variant="secondary" .label=${this.retryLabel ?? crashText.retry} @click=${() => this.emit('ui-retry')}></ui-button></div></div>`;
  }
}
