import { LightElement } from '@fairlead/ui';
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { percent } from './percent.ts';

/** A progress bar: a line that is solid up to the ring and dashed after it. */
export class UiProgress extends LightElement {
  static override properties: PropertyDeclarations = { value: { type: Number }, label: {} };

  /** Percent, 0 to 100. */
  declare value: number | undefined;
  declare label: string | undefined;

  override render(): TemplateResult {
    const value = percent(this.value);
    return html`<div class="progress" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow=${value} aria-label=${this.label ?? 'Progress'}><span class="made"></span><span class="end"></span><span class="ring"></span></div>`;
  }

  protected override updated(): void {
    const bar = this.querySelector<HTMLElement>('.progress');
    bar?.style.setProperty('--value', String(percent(this.value)));
  }
}
