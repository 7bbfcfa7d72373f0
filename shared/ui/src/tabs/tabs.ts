import { LightElement } from '@fairlead/ui';
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { selectedTab, type Tab, tabAfterKey } from './select-tab.ts';

/**
 * A row of tabs. The screen renders the panels, connected by `${id}-panel` and `${id}-tab`.
 *
 * @fires {CustomEvent<string>} ui-change - the id of the chosen tab
 */
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
    const selected = selectedTab(this.tabs, this.value)?.id;
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
    // With one of these an arrow is the browser's: Alt and Left goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = tabAfterKey(this.tabs, this.value, event.key);
    if (!next) return;
    event.preventDefault();
    this.#select(next.id);
    this.querySelector<HTMLElement>(`#${CSS.escape(next.id)}-tab`)?.focus();
  }
}
