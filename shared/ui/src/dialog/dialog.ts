import {
  type CSSResultGroup,
  css,
  html,
  nothing,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import { SlotPart } from '../element/slot-part.ts';
import { icon } from '../icon/icon.ts';
import { ModalElement } from './modal-element.ts';

/** A question with one or two answers. Its children are the body. */
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

  /** The word on the button that goes on. */
  declare primary: string | undefined;
  declare secondary: string | undefined;
  /** `danger` when the primary button destroys something. */
  declare tone: 'danger' | undefined;
  /** Nothing to send yet. */
  declare primaryDisabled: boolean | undefined;
  declare busy: boolean | undefined;
  declare busyLabel: string | undefined;
  declare hideClose: boolean | undefined;

  readonly #head = new SlotPart('head', 'dialog-head');
  readonly #foot = new SlotPart('foot', 'dialog-foot');

  override render(): TemplateResult {
    this.#head.show(this, this.#headContent());
    if (this.primary || this.secondary) this.#foot.show(this, this.#footContent());
    else this.#foot.hide();
    return html`<dialog aria-label=${this.heading ?? ''} @cancel=${this.onCancel} @close=${this.onNativeClose} @click=${this.onBackdrop}><slot name="head"></slot><div class="body"><slot></slot></div><slot name="foot"></slot></dialog>`;
  }

  protected override firstFocus(): HTMLElement | null {
    return (
      this.querySelector<HTMLElement>(':scope > :not([slot]) :is(input, select, textarea)') ??
      this.querySelector<HTMLElement>(
        this.tone === 'danger' ? '.button-secondary' : '.dialog-foot ui-button:last-child button',
      ) ??
      super.firstFocus()
    );
  }

  #headContent(): TemplateResult {
    return html`<h2 class="heading grow">${this.heading}</h2>${
      this.hideClose
        ? nothing
        : html`<button class="icon-button" type="button" aria-label="Close" data-close @click=${() => this.requestClose()}>${icon('cross')}</button>`
    }`;
  }

  #footContent(): TemplateResult {
    return html`${
      this.secondary
        ? html`<ui-button variant="secondary" .label=${this.secondary} ?disabled=${Boolean(this.busy)} @click=${() => this.emit('ui-secondary')}></ui-button>`
        : nothing
    }${
      this.primary
        ? html`<ui-button .variant=${this.tone ?? 'primary'} .label=${this.primary} ?disabled=${Boolean(this.primaryDisabled)} .busyLabel=${this.busyLabel} .loading=${Boolean(this.busy)} @click=${() => this.emit('ui-primary')}></ui-button>`
        : nothing
    }`;
  }
}
