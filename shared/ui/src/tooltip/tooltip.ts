import { Tip } from '@fairlead/ui';
import { LitElement } from 'lit';

/** Explains its one child: why it is disabled, or the name of an icon. */
export class UiTooltip extends LitElement {
  static override properties = { text: {} };

  declare text: string | undefined;

  readonly #tip = new Tip();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Renders nothing: the page owns the child. */
  protected override update(changed: Map<PropertyKey, unknown>): void {
    const child = this.firstElementChild;
    if (child instanceof HTMLElement) this.#tip.describe(this, child, this.text);
    super.update(changed);
  }
}
