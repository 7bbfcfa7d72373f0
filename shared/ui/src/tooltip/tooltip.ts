import { Tip } from '@fairlead/ui';
import { LitElement } from 'lit';

/** Explains its one child: the reason of a disabled thing, or the name of an icon. */
export class UiTooltip extends LitElement {
  static override properties = { text: {} };

  declare text: string | undefined;

  readonly #tip = new Tip();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Renders nothing: the child belongs to anyone who wrote it. */
  protected override update(changed: Map<PropertyKey, unknown>): void {
    const child = this.firstElementChild;
    if (child instanceof HTMLElement) this.#tip.describe(this, child, this.text);
    super.update(changed);
  }
}
