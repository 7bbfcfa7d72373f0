import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { LightElement } from '../element/light-element.ts';
import { icon } from '../icon/icon.ts';

export type SummaryError = { id: string; text: string };

/** What is wrong with a form after an attempt to go on: takes the focus and links to each field. */
export class UiErrorSummary extends LightElement {
  static override properties: PropertyDeclarations = {
    heading: {},
    errors: { attribute: false },
    attempt: { type: Number },
  };

  declare heading: string | undefined;
  declare errors: readonly SummaryError[] | undefined;
  /** Counts the attempts to go on; each one with errors takes the focus again. */
  declare attempt: number | undefined;

  #hadErrors = false;

  override render(): TemplateResult | typeof nothing {
    const errors = this.errors ?? [];
    if (errors.length === 0) return nothing;
    return html`<div class="error-summary" role="alert" tabindex="-1"><h2>${icon('error')}${this.heading}</h2><ul>${errors.map(
      ({ id, text }) =>
        html`<li><a href="#${id}" @click=${(event: Event) => jump(event, id)}>${text}</a></li>`,
    )}</ul></div>`;
  }

  protected override updated(changed: Map<PropertyKey, unknown>): void {
    const hasErrors = Boolean(this.errors?.length);
    if (hasErrors && (!this.#hadErrors || changed.has('attempt')))
      this.querySelector<HTMLElement>('.error-summary')?.focus();
    this.#hadErrors = hasErrors;
  }
}

const focusable = 'input, select, textarea, button, a[href]';

/** A fragment link would change the route; and a choice group is a fieldset, which takes no focus itself. */
function jump(event: Event, id: string): void {
  event.preventDefault();
  // In a web component the field is in the component's own tree.
  const tree = (event.currentTarget as Element).getRootNode() as Document | ShadowRoot;
  const field = tree.getElementById(id);
  if (!field) return;
  const control = field.matches(focusable)
    ? field
    : (field.querySelector<HTMLElement>('input:checked') ??
      field.querySelector<HTMLElement>(focusable));
  field.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}
