import { LightElement } from '@fairlead/ui';
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';

export type Tab = { id: string; text: string };

/** A row of tabs. The panels are the screen's own, tied by `${id}-panel` and `${id}-tab`. */
export class UiTabs extends LightElement {
  static override properties: PropertyDeclarations = {
    label: {},
    tabs: { attribute: false },
    value: {},
    secondary: { type: Boolean },
  };

  declare label: string | undefined;
  declare tabs: readonly Tab[] | undefined;
  declare value: string | undefined;
  /** The smaller second level (Cyber's subcoverages). */
  declare secondary: boolean | undefined;

  override render(): TemplateResult {
    const selected = this.value ?? this.tabs?.[0]?.id;
    return html`<div class=${this.secondary ? 'tabs tabs-secondary' : 'tabs'} role="tablist" aria-label=${this.label ?? ''} @keydown=${this.#onKey}>${this.tabs?.map(
      ({ id, text }) =>
        html`<button class="tab" type="button" role="tab" id="${id}-tab" aria-controls="${id}-panel" aria-selected=${String(id === selected)} tabindex=${id === selected ? 0 : -1} @click=${() => this.#select(id)}>${text}</button>`,
    )}</div>`;
  }

  #select(id: string): void {
    if (id === this.value) return;
    this.value = id;
    this.emit('ui-change', id);
  }

  #onKey(event: KeyboardEvent): void {
    const tabs = this.tabs ?? [];
    const at = Math.max(
      0,
      tabs.findIndex(({ id }) => id === this.value),
    );
    const next = {
      ArrowRight: tabs[(at + 1) % tabs.length],
      ArrowLeft: tabs[(at - 1 + tabs.length) % tabs.length],
      Home: tabs[0],
      End: tabs.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    this.#select(next.id);
    this.querySelector<HTMLElement>(`#${CSS.escape(next.id)}-tab`)?.focus();
  }
}
