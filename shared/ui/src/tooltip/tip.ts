import { positionFloating } from '../element/position-floating.ts';
import { uniqueId } from '../element/unique-id.ts';
import { type TipEvent, tipAfter } from './tip-state.ts';

const events = ['pointerenter', 'pointerleave', 'focus', 'blur'] as const satisfies TipEvent[];

/** A text beside its trigger on hover and focus. Escape closes it. It is in the top layer, so nothing clips it. */
export class Tip {
  readonly #bubble = document.createElement('span');
  #trigger: HTMLElement | null = null;

  constructor() {
    this.#bubble.className = 'tooltip';
    this.#bubble.role = 'tooltip';
    this.#bubble.popover = 'manual';
    this.#bubble.id = uniqueId('tip');
  }

  /** Attaches the text to the trigger, or removes it if there is none. */
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

  hide(): void {
    if (this.#isShown) this.#bubble.hidePopover();
  }

  get #isShown(): boolean {
    return this.#bubble.matches(':popover-open');
  }

  #show(): void {
    if (!this.#trigger || !this.#bubble.isConnected) return;
    this.#bubble.showPopover();
    positionFloating(this.#bubble, this.#trigger, { side: 'above', align: 'center', gap: 10 });
  }

  #after(event: TipEvent): void {
    if (tipAfter(event, this.#bubble.textContent)) this.#show();
    else this.hide();
  }

  readonly #onEvent = ({ type }: Event): void => this.#after(type as TipEvent);

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#isShown) return;
    event.stopPropagation();
    event.preventDefault();
    this.#after('Escape');
  };

  #listen(change: 'addEventListener' | 'removeEventListener'): void {
    for (const type of events) this.#trigger?.[change](type, this.#onEvent);
    this.#trigger?.[change]('keydown', this.#onKey as EventListener);
  }
}
