import { icon, SlotPart } from '@fairlead/ui';
import {
  type CSSResultGroup,
  css,
  html,
  nothing,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import { type DialogButton, dialogButtons, dialogFocus } from './dialog-buttons.ts';
import { ModalElement } from './modal-element.ts';

const focusPlaces = {
  field: ':scope > :not([slot]) :is(input, select, textarea)',
  secondary: '.button-secondary',
  'last button': '.dialog-foot ui-button:last-child button',
};

/**
 * A question with one or two answers. Its children are the body.
 *
 * @fires {CustomEvent<unknown>} ui-primary - the primary button was pressed
 * @fires {CustomEvent<unknown>} ui-secondary - the secondary button was pressed
 * @fires {CustomEvent<unknown>} ui-close - the close button, Escape or the scrim was pressed
 */
export class UiDialog extends ModalElement {
  static override properties: PropertyDeclarations = {
    primary: {},
    secondary: {},
    tone: {},
    primaryDisabled: { type: Boolean, attribute: 'primary-disabled' },
    busy: { type: Boolean },
    busyLabel: { attribute: 'busy-label' },
    hideClose: { type: Boolean, attribute: 'hide-close' },
  };

  static override styles: CSSResultGroup = [
    ModalElement.styles,
    css`
      dialog {
        width: min(var(--ui-dialog-width), calc(100vw - 32px));
        border-radius: var(--ui-dialog-radius);
        box-shadow: var(--ui-dialog-shadow);
        margin: auto;
      }
      dialog[open] { animation: rise var(--motion-base) var(--ease-out); }
      @keyframes rise { from { opacity: 0; transform: translateY(8px); } }
      .body { padding: var(--space-3) var(--space-6) var(--space-6); }
    `,
  ];

  /** The primary button's label. */
  declare primary: string | undefined;
  declare secondary: string | undefined;
  /** `danger` when the primary button destroys something. */
  declare tone: 'danger' | undefined;
  /** Disables the primary button. */
  declare primaryDisabled: boolean | undefined;
  declare busy: boolean | undefined;
  declare busyLabel: string | undefined;
  declare hideClose: boolean | undefined;

  readonly #head = new SlotPart('head', 'dialog-head');
  readonly #foot = new SlotPart('foot', 'dialog-foot');

  override render(): TemplateResult {
    this.#head.show(this, this.#headContent());
    const buttons = dialogButtons(this);
    if (buttons.length > 0) this.#foot.show(this, this.#footContent(buttons));
    else this.#foot.hide();
    return html`<dialog aria-label=${this.heading ?? ''} @cancel=${this.onCancel} @close=${this.onNativeClose} @click=${this.onBackdrop}><slot name="head"></slot><div class="body"><slot></slot></div><slot name="foot"></slot></dialog>`;
  }

  protected override firstFocus(): HTMLElement | null {
    for (const place of dialogFocus(this)) {
      const found =
        place === 'first control'
          ? super.firstFocus()
          : this.querySelector<HTMLElement>(focusPlaces[place]);
      if (found) return found;
    }
    return null;
  }

  #headContent(): TemplateResult {
    return html`<h2 class="heading grow">${this.heading}</h2>${
      this.hideClose
        ? nothing
        : html`<button class="icon-button" type="button" aria-label="Close" data-close @click=${() => this.requestClose()}>${icon('cross')}</button>`
    }`;
  }

  #footContent(buttons: readonly DialogButton[]): TemplateResult {
    return html`${buttons.map(
      ({ event, label, variant, disabled, loading, busyLabel }) =>
        html`<ui-button .variant=${variant} .label=${label} ?disabled=${disabled} .busyLabel=${busyLabel} .loading=${loading} @click=${() => this.emit(event)}></ui-button>`,
    )}`;
  }
}
