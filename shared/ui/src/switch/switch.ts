import { focusWhenDrawn, LightElement } from '@fairlead/ui';
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';

/**
 * A switch that takes effect at once. Consent uses a checkbox instead.
 *
 * @fires {CustomEvent<boolean>} ui-change - whether it is on
 */
export class UiSwitch extends LightElement {
  static override properties: PropertyDeclarations = {
    label: {},
    checked: { type: Boolean },
    disabled: { type: Boolean },
    dense: { type: Boolean },
    accessibleLabel: { attribute: 'accessible-label' },
  };

  declare label: string | undefined;
  declare checked: boolean | undefined;
  declare disabled: boolean | undefined;
  declare dense: boolean | undefined;
  declare accessibleLabel: string | undefined;

  override focus(options?: FocusOptions): void {
    focusWhenDrawn(this, () => this.querySelector('input'), options);
  }

  override render(): TemplateResult {
    return html`<label class=${this.dense ? 'switch switch-sm' : 'switch'}><input type="checkbox" role="switch" .checked=${Boolean(this.checked)} ?disabled=${Boolean(this.disabled)} aria-label=${this.accessibleLabel ?? ''} @change=${this.#changed}>${this.label}</label>`;
  }

  protected override updated(): void {
    const input = this.querySelector('input');
    if (!this.accessibleLabel) input?.removeAttribute('aria-label');
  }

  #changed(event: Event): void {
    if (!(event.target instanceof HTMLInputElement)) return;
    this.checked = event.target.checked;
    this.emit('ui-change', this.checked);
  }
}
