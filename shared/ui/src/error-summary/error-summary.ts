import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LightElement } from '../element/light-element.ts';
import { icon } from '../icon/icon.ts';
import { type SummaryState, takesFocus } from './takes-focus.ts';

export type SummaryError = { id: string; text: string };

/** Lists a form's errors after an attempt to continue, with a link to each field. A new attempt moves the focus here. */
export class UiErrorSummary extends LightElement {
  static override properties: PropertyDeclarations = {
    heading: {},
    errors: { attribute: false },
    attempt: { type: Number },
  };

  declare heading: string | undefined;
  declare errors: readonly SummaryError[] | undefined;
  /** Counts the attempts to continue. Each new one that leaves errors moves the focus here; nothing else does. */
  declare attempt: number | undefined;

  #before: SummaryState | null = null;

  override render(): TemplateResult | typeof nothing {
    const errors = this.errors ?? [];
    if (errors.length === 0) return nothing;
    return html`<div class="error-summary" role="alert" tabindex="-1"><h2>${icon('error')}${this.heading}</h2><ul>${errors.map(
      ({ id, text }) =>
        html`<li><a href="#${id}" @click=${(event: Event) => jump(event, id)}>${text}</a></li>`,
    )}</ul></div>`;
  }

  protected override updated(): void {
    const now = { attempt: this.attempt ?? 0, hasErrors: Boolean(this.errors?.length) };
    if (takesFocus(this.#before, now)) this.querySelector<HTMLElement>('.error-summary')?.focus();
    this.#before = now;
  }
}

const focusable = 'input, select, textarea, button, a[href]';

/** A fragment link would change the route; and a choice group is a fieldset, which takes no focus itself. */
function jump(event: Event, id: string): void {
  event.preventDefault();
  // In a web component the field is in the component's own tree.
  const tree = event.currentTarget instanceof Element ? event.currentTarget.getRootNode() : null;
  const field =
    tree instanceof Document || tree instanceof ShadowRoot ? tree.getElementById(id) : null;
  if (!field) return;
  const control = field.matches(focusable)
    ? field
    : (field.querySelector<HTMLElement>('input:checked') ??
      field.querySelector<HTMLElement>(focusable));
  field.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
