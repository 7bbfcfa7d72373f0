import { icon } from '@fairlead/ui';
import { html, nothing, type TemplateResult } from 'lit';
import { isChoosable, itemRole, type MenuItem, type MenuTone } from './menu-state.ts';

type ItemContext = { menuId: string; current: string | undefined; choose: () => void };

/** One item: a link, a command, or one of several choices when the menu has a current one. */
export function menuItem(item: MenuItem, { menuId, current, choose }: ItemContext): TemplateResult {
  const rule = item.separated ? html`<hr class="rule">` : nothing;
  const reasonId = `${menuId}-${item.value}`;
  if (item.href)
    return html`${rule}<a class="menu-item" role="menuitem" tabindex="-1" href=${item.href} @click=${choose}>${face(item, reasonId)}</a>`;
  const role = itemRole(item, current);
  const isChoice = role === 'menuitemradio';
  const isCurrent = isChoice && item.value === current;
  return html`${rule}<button class=${isCurrent ? 'menu-item is-current' : 'menu-item'} type="button" tabindex="-1" role=${role} aria-checked=${isChoice ? String(isCurrent) : nothing} aria-disabled=${isChoosable(item) ? nothing : 'true'} aria-label=${item.reason ? item.text : nothing} aria-describedby=${item.reason ? reasonId : nothing} aria-keyshortcuts=${item.key ?? nothing} @click=${choose}>${face(item, reasonId)}</button>`;
}

function face(item: MenuItem, reasonId: string): TemplateResult {
  return html`${mark(item)}<span>${item.text}${
    item.note ? html`<br><span class="tiny muted">${item.note}</span>` : nothing
  }${
    item.reason
      ? html`<br><span class="tiny" role="tooltip" id=${reasonId}>${item.reason}</span>`
      : nothing
  }</span>${item.key ? html`<kbd class="menu-key" aria-hidden="true">${item.key}</kbd>` : nothing}`;
}

function mark(item: MenuItem): TemplateResult | typeof nothing {
  if (item.reason) return icon('lock');
  if (item.tone) return dot(item.tone);
  return item.icon ? icon(item.icon) : nothing;
}

/** The dot of a status, in its color. */
export const dot = (tone: MenuTone) =>
  html`<span class="status-${tone}"><span class="dot"></span></span>`;
