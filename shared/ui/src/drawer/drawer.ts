import { icon, SlotPart } from '@fairlead/ui';
import { ModalElement } from '@fairlead/ui/dialog';
import {
  type CSSResultGroup,
  css,
  html,
  nothing,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';

/**
 * A panel for work on one thing: 815 px wide at the right, with its own head and foot.
 *
 * @fires {CustomEvent<unknown>} ui-close - the user wants to close it
 * @fires {CustomEvent<unknown>} ui-before-close - the user wants to close it with unapplied changes; can be canceled
 */
export class UiDrawer extends ModalElement {
  static override properties: PropertyDeclarations = {
    dirty: { type: Boolean },
  };

  static override styles: CSSResultGroup = [
    ModalElement.styles,
    css`
      dialog { position: fixed; inset: 0 0 0 auto; width: min(var(--ui-drawer-width), 100vw); max-width: none; height: 100dvh; max-height: none; box-shadow: var(--ui-drawer-shadow); }
      dialog[open] { display: flex; flex-direction: column; animation: enter var(--motion-slow) var(--ease-out); }
      @keyframes enter { from { transform: translateX(100%); } }
      .body { flex: 1; overflow: auto; overscroll-behavior: contain; }
    `,
  ];

  /** Whether it has unapplied changes, so that closing asks first. */
  declare dirty: boolean | undefined;

  readonly #close = new SlotPart('close', 'drawer-close');

  override render(): TemplateResult {
    this.#close.show(
      this,
      html`<button class="icon-button" type="button" aria-label="Close" data-close @click=${() => this.requestClose()}>${icon('cross')}</button>`,
    );
    return html`<dialog aria-label=${this.heading ?? nothing} @cancel=${this.onCancel} @close=${this.onNativeClose} @click=${this.onBackdrop}><slot name="close"></slot><slot name="head"></slot><div class="body"><slot></slot></div><slot name="foot"></slot></dialog>`;
  }

  protected override get isDirty(): boolean {
    return Boolean(this.dirty);
  }
}
