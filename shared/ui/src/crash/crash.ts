import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LightElement } from '../element/light-element.ts';
import { icon } from '../icon/icon.ts';
import { crashText } from './crash-text.ts';

/**
 * Replaces a crashed part of the page.
 *
 * @fires {CustomEvent<unknown>} ui-advisor - the button that opens the chat was pressed
 * @fires {CustomEvent<unknown>} ui-retry - the button that tries again was pressed
 */
export class UiCrash extends LightElement {
  static override properties: PropertyDeclarations = {
    advisorHref: { attribute: 'advisor-href' },
    text: {},
    retryLabel: { attribute: 'retry-label' },
    retryFirst: { type: Boolean, attribute: 'retry-first' },
  };

  /** Where TALK TO AN ADVISOR leads; without it, the button fires `ui-advisor`. */
  declare advisorHref: string | undefined;
  declare text: string | undefined;
  /** What `ui-retry` does, where it isn't another try. */
  declare retryLabel: string | undefined;
  /** Another try is the first button, because an advisor can't help: the connection was lost. */
  declare retryFirst: boolean | undefined;

  /** Moves the focus to the heading, because the focused element is gone. */
  override focus(options?: FocusOptions): void {
    void this.updateComplete.then(() => this.querySelector('h1')?.focus(options));
  }

  override render(): TemplateResult {
    const { advisor: advisorLabel, retry: tryAgain } = crashText;
    const retry = html`<ui-button data-retry variant=${this.retryFirst ? 'primary' : 'secondary'} .label=${this.retryLabel ?? tryAgain} @click=${() => this.emit('ui-retry')}></ui-button>`;
    const look = this.retryFirst ? 'button button-secondary' : 'button';
    const advisor = this.advisorHref
      ? html`<a class=${look} href=${this.advisorHref}>${advisorLabel}</a>`
      : html`<ui-button variant=${this.retryFirst ? 'secondary' : 'primary'} .label=${advisorLabel} @click=${() => this.emit('ui-advisor')}></ui-button>`;
    return html`<div class="crash" role="alert">${icon('alert', 'icon icon-lg')}<h1 class="title" tabindex="-1">${crashText.heading}</h1><p class="muted">${this.text ?? crashText.body}</p><div class="row">${this.retryFirst ? [retry, advisor] : [advisor, retry]}</div></div>`;
  }
}
