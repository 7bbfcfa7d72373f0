import { LightElement } from '@fairlead/ui';
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';

/** A placeholder for content that is loading. */
export class UiSkeleton extends LightElement {
  static override properties: PropertyDeclarations = {
    lines: { attribute: false },
    height: { type: Number },
  };

  /** Width of each line, in percent. */
  declare lines: readonly number[] | undefined;
  /** Height of a line, in px. */
  declare height: number | undefined;

  override render(): TemplateResult {
    return html`<div class="stack" aria-hidden="true">${(this.lines ?? [100]).map(() => html`<div class="skeleton"></div>`)}</div>`;
  }

  protected override updated(): void {
    this.querySelectorAll<HTMLElement>('.skeleton').forEach((line, index) => {
      line.style.width = `${this.lines?.[index] ?? 100}%`;
      if (this.height) line.style.height = `${this.height}px`;
    });
  }
}
