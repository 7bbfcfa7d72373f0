import { place } from '../element/place.ts';
import { uniqueId } from '../element/unique-id.ts';

/** A sentence beside its trigger on hover and focus. Escape closes it. Stands in the top layer, so nothing clips it. */
export class Tip {
  readonly #bubble = document.createElement('span');
  #trigger: HTMLElement | null = null;

  constructor() {
    this.#bubble.className = 'tooltip';
    this.#bubble.role = 'tooltip';
    this.#bubble.popover = 'manual';
    this.#bubble.id = uniqueId('tip');
  }

  /** Puts the sentence to the trigger, or takes it away when there is none. */
  describe(host: HTMLElement, trigger: HTMLElement | null, text: string | undefined): void {
    if (trigger !== this.#trigger) {
      this.#listen('removeEventListener');
      this.#trigger = trigger;
      this.#listen('addEventListener');
    }
    if (!text) {
      this.hide();
      this.#bubble.remove();
      if (trigger?.getAttribute('aria-describedby') === this.#bubble.id)
        trigger.removeAttribute('aria-describedby');
      return;
    }
    this.#bubble.textContent = text;
    if (this.#bubble.parentNode !== host) host.append(this.#bubble);
    trigger?.setAttribute('aria-describedby', this.#bubble.id);
  }

  readonly hide = (): void => {
    if (this.#bubble.matches(':popover-open')) this.#bubble.hidePopover();
  };

  readonly #show = (): void => {
    if (!this.#trigger || !this.#bubble.isConnected) return;
    this.#bubble.showPopover();
    place(this.#bubble, this.#trigger, { side: 'above', align: 'center', gap: 10 });
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#bubble.matches(':popover-open')) return;
    event.stopPropagation();
    event.preventDefault();
    this.hide();
  };

  #listen(change: 'addEventListener' | 'removeEventListener'): void {
    this.#trigger?.[change]('pointerenter', this.#show);
    this.#trigger?.[change]('focus', this.#show);
    this.#trigger?.[change]('pointerleave', this.hide);
    this.#trigger?.[change]('blur', this.hide);
    this.#trigger?.[change]('keydown', this.#onKey as EventListener);
  }
}
