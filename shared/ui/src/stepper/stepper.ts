import { LightElement } from '@fairlead/ui';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { stepState } from './step-state.ts';

export type Step = { text: string; note?: string | undefined };

/** The steps of a process: filled rings for the done ones, dashes for those ahead. */
export class UiStepper extends LightElement {
  static override properties: PropertyDeclarations = {
    steps: { attribute: false },
    current: { type: Number },
    large: { type: Boolean },
    label: {},
  };

  declare steps: readonly Step[] | undefined;
  /** Index of the current step; the number of steps when all are done. */
  declare current: number | undefined;
  declare large: boolean | undefined;
  declare label: string | undefined;

  override render(): TemplateResult {
    const current = this.current ?? 0;
    return html`<ol class=${this.large ? 'course course-lg' : 'course'} aria-label=${this.label || nothing}>${this.steps?.map(
      (step, index) => drawStep(step, stepState(index, current)),
    )}</ol>`;
  }
}

const classes = { done: 'is-done', now: 'is-now', ahead: '' };

function drawStep({ text, note }: Step, state: ReturnType<typeof stepState>): TemplateResult {
  return html`<li class=${classes[state]} aria-current=${state === 'now' ? 'step' : nothing}>${text}${
    state === 'done' ? html`<span class="visually-hidden"> done</span>` : nothing
  }${note ? html`<span class="sub">${note}</span>` : nothing}</li>`;
}
