import { icon, LightElement } from '@fairlead/ui';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import {
  byUrgency,
  inPlace,
  isClosable,
  type Places,
  type Toast,
  ToastTimers,
} from './toast-timers.ts';

/**
 * The toasts, bottom left. Reports when one should be removed; the owner changes the array.
 *
 * @fires {CustomEvent<string>} ui-dismiss - the id of a toast that was closed, or whose time is over
 * @fires {CustomEvent<string>} ui-action - the id of the toast whose button was pressed
 */
export class UiToasts extends LightElement {
  static override properties: PropertyDeclarations = { toasts: { attribute: false } };

  declare toasts: readonly Toast[] | undefined;

  #alerts: Places = [];
  #statuses: Places = [];
  #hadFocus = false;
  /** What had the focus before it came to a toast. */
  #before: EventTarget | null = null;
  readonly #timers = new ToastTimers((id) => this.emit('ui-dismiss', id));

  /** Elsewhere on the page it opens again, and its toasts get their time again. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#timers.stop();
  }

  override render(): TemplateResult {
    const { alerts, statuses } = byUrgency(this.toasts);
    this.#alerts = inPlace(this.#alerts, alerts);
    this.#statuses = inPlace(this.#statuses, statuses);
    // Both regions exist before their first toast, because a live region that is added with content may not be
    // announced. They aren't atomic: only the toast that comes is read out.
    return html`<div class="toast-dock" popover="manual" @focusin=${this.#rememberFocus}><div class="toast-list" role="alert" aria-atomic="false">${this.#list(this.#alerts)}</div><div class="toast-list" role="status" aria-atomic="false">${this.#list(this.#statuses)}</div></div>`;
  }

  #rememberFocus({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node && this.contains(relatedTarget)))
      this.#before = relatedTarget;
  }

  #list(places: Places): readonly (TemplateResult | typeof nothing)[] {
    return places.map((toast) => (toast ? this.#toast(toast) : nothing));
  }

  #toast(toast: Toast): TemplateResult {
    const { id, text, tone, action } = toast;
    const glyph = { success: 'check', info: 'info', error: 'error' }[tone];
    const hold = (isHeld: boolean) => () => this.#timers.hold(toast, isHeld);
    return html`<div class=${tone === 'error' ? 'toast toast-error' : 'toast'} data-toast=${id} @pointerenter=${hold(true)} @pointerleave=${hold(false)} @focusin=${hold(true)} @focusout=${hold(false)}>${icon(glyph)}<span>${text}</span>${
      action
        ? html`<button class="toast-action" type="button" @click=${() => this.emit('ui-action', id)}>${action}</button>`
        : nothing
    }${
      isClosable(toast)
        ? html`<button class="icon-button icon-button-sm" type="button" aria-label="Close" @click=${() => this.emit('ui-dismiss', id)}>${icon('cross')}</button>`
        : nothing
    }</div>`;
  }

  protected override willUpdate(): void {
    this.#hadFocus = this.contains(document.activeElement);
  }

  protected override updated(): void {
    if (
      this.#hadFocus &&
      !this.contains(document.activeElement) &&
      this.#before instanceof HTMLElement
    )
      this.#before.focus();
    const isNew = this.#timers.keep(this.toasts ?? []);
    const dock = this.querySelector<HTMLElement>('[popover]');
    if (!dock?.isConnected) return;
    // Showing it again puts it above a dialog that opened in the meantime.
    if (isNew && dock.matches(':popover-open')) dock.hidePopover();
    if (!dock.matches(':popover-open')) dock.showPopover();
  }
}
