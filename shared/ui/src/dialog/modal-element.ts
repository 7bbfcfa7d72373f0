import { type CSSResultGroup, css, LitElement, type PropertyDeclarations } from 'lit';
import { requestClose } from './request-close.ts';

/**
 * A native modal <dialog> round children that stay where their author put them.
 * The frame alone is in the shadow; title, buttons and content stay in the page's tree,
 * so that forms, styles and labels reach them.
 */
export abstract class ModalElement extends LitElement {
  static override properties: PropertyDeclarations = {
    open: { type: Boolean, reflect: true },
    heading: {},
  };

  static override styles: CSSResultGroup = css`
    :host { display: contents; }
    dialog { padding: 0; border: 0; background: var(--color-surface); color: var(--color-text); }
    dialog::backdrop { background: var(--ui-scrim); }
  `;

  declare open: boolean | undefined;
  declare heading: string | undefined;

  #opener: Element | null = null;

  protected get dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  /** It does not bubble: a dialog may stand in a drawer, which must not take the dialog's events for its own. */
  protected emit(name: string, init: CustomEventInit = {}): boolean {
    return this.dispatchEvent(new CustomEvent(name, init));
  }

  /** Whether something in it is not applied yet, so that closing asks first. */
  protected get isDirty(): boolean {
    return false;
  }

  /** The user wants to leave; the one who opened it decides. */
  protected requestClose(): void {
    requestClose((name, init) => this.emit(name, init), { dirty: this.isDirty });
  }

  protected override updated(): void {
    const { dialog } = this;
    if (!dialog || dialog.open === Boolean(this.open)) return;
    if (this.open) {
      this.#opener = document.activeElement;
      dialog.showModal();
      void this.#takeFocus();
    } else dialog.close();
  }

  /** The children are elements too, and may not have rendered their controls yet. */
  async #takeFocus(): Promise<void> {
    await Promise.all(
      [...this.querySelectorAll<LitElement>('*')].map((child) => child.updateComplete),
    );
    if (this.open) this.firstFocus()?.focus();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // The browser doesn't return the focus when a dialog is removed.
    if (this.open && this.#opener instanceof HTMLElement) this.#opener.focus();
  }

  protected firstFocus(): HTMLElement | null {
    return this.querySelector<HTMLElement>(
      ':is(input, select, textarea, button, a[href], [tabindex="0"]):not([disabled], [data-close])',
    );
  }

  protected readonly onCancel = (event: Event): void => {
    // One that cannot be held back is followed by the platform's own close.
    if (!event.cancelable) return;
    event.preventDefault();
    this.requestClose();
  };

  /** The platform closes on a second Escape whatever we say: ask, and stay if we are to stay. */
  protected readonly onNativeClose = async (): Promise<void> => {
    if (!this.open) return;
    this.requestClose();
    await Promise.resolve();
    if (this.open && this.isConnected) this.requestUpdate();
  };

  protected readonly onBackdrop = (event: MouseEvent): void => {
    if (
      event.target === event.currentTarget &&
      event.composedPath()[0] === this.dialog &&
      isOutside(event, this.dialog)
    )
      this.requestClose();
  };
}

function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLElement | null): boolean {
  const box = dialog?.getBoundingClientRect();
  if (!box) return false;
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}
