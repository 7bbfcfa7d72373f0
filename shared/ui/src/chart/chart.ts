import { nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LightElement } from '../element/light-element.ts';
import { whenIdle } from '../element/when-idle.ts';
import type { ChartKind } from './kinds.ts';

export type { ChartKind } from './kinds.ts';

let draw: ((kind: ChartKind) => TemplateResult) | null = null;

/**
 * The decorative chart: where the applicant is, the way ahead, and what is in it. Says nothing to assistive technology.
 * Its drawing, 6 KB and the time to compute contours, is loaded once the page is idle. Styles reserve its space.
 */
export class UiChart extends LightElement {
  static override properties: PropertyDeclarations = { kind: {} };

  declare kind: ChartKind | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (!draw) void this.#load();
  }

  override render(): TemplateResult | typeof nothing {
    return draw ? draw(this.kind ?? 'review') : nothing;
  }

  async #load(): Promise<void> {
    await whenIdle();
    // The drawing is decoration, so a failed load needs no message.
    const loaded = await import('./draw-chart.ts').catch(() => null);
    if (!loaded) return;
    draw = loaded.drawChart;
    this.requestUpdate();
  }
}
