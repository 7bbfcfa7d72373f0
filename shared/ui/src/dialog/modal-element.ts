import { type CSSResultGroup, css, LitElement, type PropertyDeclarations } from 'lit';
import { focusedBeside } from '../element/focused-beside.ts';
import { requestClose } from './request-close.ts';

/**
 * A native modal <dialog> around its children. Only the frame is in the shadow tree; title, buttons and
 * content stay in the page's tree, so that forms, styles and labels work.
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

  /** Doesn't bubble, because a dialog may be in a drawer, which must not handle the dialog's events. */
  protected emit(name: string, init: CustomEventInit = {}): boolean {
    return this.dispatchEvent(new CustomEvent(name, init));
  }

  /** Whether it has unapplied changes, so that closing asks first. */
  protected get isDirty(): boolean {
    return false;
  }

  /** Reports that the user wants to close it. The page decides. */
  protected requestClose(): void {
    requestClose((name, init) => this.emit(name, init), { dirty: this.isDirty });
  }

  protected override updated(): void {
    const { dialog } = this;
    if (!dialog || dialog.open === Boolean(this.open)) return;
    if (this.open) {
      this.#opener = focusedBeside(this);
      this.#show(dialog);
    } else dialog.close();
  }

  #show(dialog: HTMLDialogElement): void {
    dialog.showModal();
    void this.#takeFocus();
  }

  /** Waits for the children, which may be elements that haven't rendered their controls yet. */
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
    // If it can't be prevented, the platform closes the dialog itself.
    if (!event.cancelable) return;
    event.preventDefault();
    this.requestClose();
  };

  /** The platform always closes on a second Escape: shows it again, then reports the wish to close. What the page asks is above it. */
  protected readonly onNativeClose = (): void => {
    if (!this.open || !this.dialog) return;
    this.#show(this.dialog);
    this.requestClose();
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
