import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LightElement } from '../element/light-element.ts';
import { icon } from '../icon/icon.ts';
import { toastLife } from './toast-life.ts';

export type Toast = {
  id: string;
  text: string;
  tone: 'success' | 'info' | 'error';
  audience: 'client' | 'admin';
};

export { toastLife };

/** Where toasts appear, bottom left. Says when one is to go; the array stays its owner's. */
export class UiToasts extends LightElement {
  static override properties: PropertyDeclarations = { toasts: { attribute: false } };

  declare toasts: readonly Toast[] | undefined;

  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  override render(): TemplateResult {
    const toasts = this.toasts ?? [];
    // Both regions are there before their first toast: a live region that arrives filled may stay unread.
    return html`<div class="toast-dock" popover="manual"><div class="toast-list" role="alert">${toasts.filter(({ tone }) => tone === 'error').map((toast) => this.#toast(toast))}</div><div class="toast-list" role="status">${toasts.filter(({ tone }) => tone !== 'error').map((toast) => this.#toast(toast))}</div></div>`;
  }

  #toast({ id, text, tone, audience }: Toast): TemplateResult {
    const glyph = { success: 'check', info: 'info', error: 'error' }[tone];
    return html`<div class=${tone === 'error' ? 'toast toast-error' : 'toast'} data-toast=${id}>${icon(glyph)}<span>${text}</span>${
      audience === 'admin' || tone === 'error'
        ? html`<button class="icon-button icon-button-sm" type="button" aria-label="Close" @click=${() => this.emit('ui-dismiss', id)}>${icon('cross')}</button>`
        : nothing
    }</div>`;
  }

  protected override updated(): void {
    const toasts = this.toasts ?? [];
    const isNew = toasts.some(({ id }) => !this.#timers.has(id));
    this.#keepTimers(toasts);
    const dock = this.querySelector<HTMLElement>('[popover]');
    if (!dock?.isConnected) return;
    // Showing again lifts it over a dialog that opened in the meantime.
    if (isNew && dock.matches(':popover-open')) dock.hidePopover();
    if (!dock.matches(':popover-open')) dock.showPopover();
  }

  #keepTimers(toasts: readonly Toast[]): void {
    for (const [id, timer] of this.#timers) {
      if (toasts.some((toast) => toast.id === id)) continue;
      clearTimeout(timer);
      this.#timers.delete(id);
    }
    for (const { id, audience } of toasts) {
      if (this.#timers.has(id)) continue;
      this.#timers.set(
        id,
        setTimeout(() => this.emit('ui-dismiss', id), toastLife[audience]),
      );
    }
  }
}
