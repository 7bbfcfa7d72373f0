import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { focusWhenDrawn } from '../element/focus-when-drawn.ts';
import { LightElement } from '../element/light-element.ts';
import { setAttributes } from '../element/set-attributes.ts';
import { spinner } from '../element/spinner.ts';
import { icon } from '../icon/icon.ts';
import { Tip } from '../tooltip/tip.ts';
import { buttonFace, isHeldBack } from './press.ts';

/**
 * A button that keeps its width and focus while loading, explains why it is disabled, and treats a double click as a single
 * one.
 */
export class UiButton extends LightElement {
  static override properties: PropertyDeclarations = {
    label: {},
    variant: {},
    size: {},
    type: {},
    icon: {},
    iconEnd: { attribute: 'icon-end' },
    block: { type: Boolean, reflect: true },
    disabled: { type: Boolean },
    loading: { type: Boolean },
    busyLabel: { attribute: 'busy-label' },
    reason: {},
    accessibleLabel: { attribute: 'accessible-label' },
    controlId: { attribute: 'control-id' },
  };

  declare label: string | undefined;
  declare variant: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  declare size: 'sm' | 'lg' | undefined;
  declare type: 'button' | 'submit' | undefined;
  declare icon: string | undefined;
  declare iconEnd: string | undefined;
  declare block: boolean | undefined;
  declare disabled: boolean | undefined;
  declare loading: boolean | undefined;
  /** The text while `loading`, e.g. "Saving…". */
  declare busyLabel: string | undefined;
  /** Why the button is disabled. It stays focusable, so that users can read the reason. */
  declare reason: string | undefined;
  declare accessibleLabel: string | undefined;
  declare controlId: string | undefined;

  #tip: Tip | undefined;

  constructor() {
    super();
    this.addEventListener('click', (event) => this.#holdBack(event), { capture: true });
  }

  override focus(options?: FocusOptions): void {
    focusWhenDrawn(this, () => this.querySelector('button'), options);
  }

  #holdBack(event: MouseEvent): void {
    if (!isHeldBack(this, event.detail)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('loading')) return;
    const button = this.querySelector('button');
    if (button) button.style.minWidth = this.loading ? `${button.offsetWidth}px` : '';
  }

  override render(): TemplateResult {
    const { text } = buttonFace(this);
    const before = this.loading
      ? spinner()
      : this.icon
        ? icon(this.icon, this.#iconClass())
        : nothing;
    const after = this.iconEnd && !this.loading ? icon(this.iconEnd, this.#iconClass()) : nothing;
    return html`<button class=${this.#className()}>${before}${text ? html`<span>${text}</span>` : nothing}${after}</button>`;
  }

  protected override updated(): void {
    const button = this.querySelector('button');
    if (!button) return;
    const { isOff, isHeld, isBusy } = buttonFace(this);
    setAttributes(button, {
      type: this.type ?? 'button',
      id: this.controlId,
      disabled: isOff,
      'aria-disabled': isHeld ? 'true' : undefined,
      'aria-busy': isBusy ? 'true' : undefined,
      'aria-label': this.accessibleLabel,
    });
    if (this.reason) this.#tip ??= new Tip();
    this.#tip?.describe(this, button, this.reason);
  }

  #iconClass(): string {
    return this.size === 'sm' ? 'icon icon-sm' : 'icon';
  }

  #className(): string {
    const variant = this.variant && this.variant !== 'primary' ? ` button-${this.variant}` : '';
    const size = this.size ? ` button-${this.size}` : '';
    return `button${variant}${size}${this.block ? ' button-block' : ''}`;
  }
}
