import { LitElement } from 'lit';

/** An element that renders into its own tree, so that labels, autofill and `aria-*` work across elements. */
export class LightElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    // A copy of an element, such as that under a pointer that drags it, brings what the original had drawn.
    this.replaceChildren();
    return this;
  }

  /** Tells the host what happened. Bubbles, so a form may listen once. */
  protected emit<Detail>(name: string, detail?: Detail): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  }
}
