import {
  focusWhenDrawn,
  icon,
  LightElement,
  positionFloating,
  setAttributes,
  Tip,
  uniqueId,
} from '@fairlead/ui';
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { dot, menuItem } from './menu-item.ts';
import {
  isChoosable,
  type MenuEvent,
  type MenuItem,
  type MenuTone,
  menuAfter,
  menuFace,
} from './menu-state.ts';
import { moveFocus } from './move-focus.ts';

export type { MenuItem, MenuTone } from './menu-state.ts';

const triggers = {
  button: 'button button-secondary',
  status: 'status-button',
  chrome: 'chrome-link',
  icon: 'icon-button',
  quiet: 'button button-quiet',
} as const;

/**
 * A button with a menu. `value` marks an item as the current one.
 *
 * @fires {CustomEvent<string>} ui-select - the value of the chosen item
 */
export class UiMenu extends LightElement {
  static override properties: PropertyDeclarations = {
    label: {},
    text: {},
    items: { attribute: false },
    value: {},
    variant: {},
    icon: {},
    avatar: {},
    tone: {},
    disabled: { type: Boolean },
    reason: {},
    align: {},
  };

  /** The menu's name for assistive technology ("Package status"). */
  declare label: string | undefined;
  declare text: string | undefined;
  declare items: readonly MenuItem[] | undefined;
  declare value: string | undefined;
  declare variant: keyof typeof triggers | undefined;
  declare icon: string | undefined;
  /** Initials in a small tile before the text. */
  declare avatar: string | undefined;
  declare tone: MenuTone | undefined;
  declare disabled: boolean | undefined;
  declare reason: string | undefined;
  declare align: 'start' | 'end' | undefined;

  readonly #id = uniqueId('menu');
  #tip: Tip | undefined;
  /** Items are rendered when the menu first opens, because a page may have hundreds of menus. */
  #hasOpened = false;

  override focus(options?: FocusOptions): void {
    focusWhenDrawn(this, () => this.#trigger, options);
  }

  get #trigger(): HTMLButtonElement | null {
    return this.querySelector('button');
  }

  get #list(): HTMLElement | null {
    return this.querySelector<HTMLElement>('[role="menu"]');
  }

  override render(): TemplateResult {
    return html`<button class=${triggers[this.variant ?? 'button']} type="button" aria-haspopup="menu" aria-expanded="false" @click=${this.#toggle} @keydown=${this.#onTriggerKey}>${this.#face()}</button><div class="menu" role="menu" popover="auto" id=${this.#id} aria-label=${this.label ?? this.text ?? ''} @beforetoggle=${this.#onBeforeToggle} @keydown=${this.#onListKey}>${this.#hasOpened ? html`${this.#owner()}${this.#items()}` : nothing}</div>`;
  }

  /** The text of an avatar, which its button has no room for on a narrow screen. An email breaks after its @. */
  #owner(): TemplateResult | typeof nothing {
    if (!this.avatar) return nothing;
    const [name = '', ...domain] = (this.text ?? '').split(/(?<=@)/);
    return html`<p class="menu-owner tiny muted only-sm" aria-hidden="true">${name}<wbr>${domain}</p>`;
  }

  #items(): readonly TemplateResult[] | undefined {
    return this.items?.map((item) =>
      menuItem(item, { menuId: this.#id, current: this.value, choose: () => this.#choose(item) }),
    );
  }

  #face(): TemplateResult {
    if (this.variant === 'icon')
      return html`${icon(this.icon ?? 'more')}<span class="visually-hidden">${this.label}</span>`;
    return html`${this.avatar ? html`<span class="avatar" aria-hidden="true">${this.avatar}</span>` : nothing}${
      this.tone ? dot(this.tone) : nothing
    }${this.icon ? icon(this.icon) : nothing}<span class=${this.avatar ? 'menu-owner-name' : ''}>${this.text}</span><span class="visually-hidden"> ${this.label}</span>${this.variant === 'quiet' ? nothing : icon('chevron-down', 'icon icon-sm')}`;
  }

  protected override updated(): void {
    const trigger = this.#trigger;
    if (!trigger) return;
    const { isOff, isHeld } = menuFace(this);
    setAttributes(trigger, {
      disabled: isOff,
      'aria-disabled': isHeld ? 'true' : undefined,
      'aria-controls': this.#id,
    });
    // Tells the platform the trigger, so that pressing it while open isn't a press outside.
    if (this.#list) trigger.popoverTargetElement = this.reason ? null : this.#list;
    if (this.reason) this.#tip ??= new Tip();
    this.#tip?.describe(this, trigger, this.reason);
  }

  #choose(item: MenuItem): void {
    if (!isChoosable(item)) return;
    this.#after('choose');
    this.emit('ui-select', item.value);
  }

  /** Opens the menu before the platform would, to position it and move the focus. */
  #toggle(event: Event): void {
    event.preventDefault();
    this.#after('press');
  }

  #after(event: MenuEvent): void {
    const isOpen = Boolean(this.#list?.matches(':popover-open'));
    const opens = menuAfter(isOpen, event, this);
    if (opens && !isOpen) this.#open();
    if (isOpen && !opens) this.#close();
  }

  #open(): void {
    const [list, trigger] = [this.#list, this.#trigger];
    if (!list || !trigger) return;
    if (!this.#hasOpened) {
      this.#hasOpened = true;
      this.requestUpdate();
      this.performUpdate();
    }
    list.showPopover();
    this.#place();
    const current = list.querySelector<HTMLElement>('.is-current');
    (current ?? list.querySelector<HTMLElement>('.menu-item'))?.focus();
  }

  readonly #place = (): void => {
    const [list, trigger] = [this.#list, this.#trigger];
    if (list && trigger)
      positionFloating(list, trigger, { side: 'below', align: this.align ?? 'end', gap: 4 });
  };

  #close(): void {
    this.#list?.hidePopover();
    this.#trigger?.focus();
  }

  #onBeforeToggle(event: ToggleEvent): void {
    const isOpening = event.newState === 'open';
    this.#trigger?.setAttribute('aria-expanded', String(isOpening));
    if (isOpening) this.#follow();
    else this.#unfollow();
  }

  /** Repositions the list, which is in the top layer and doesn't follow its trigger. */
  #follow(): void {
    addEventListener('resize', this.#place);
    document.addEventListener('scroll', this.#place, { capture: true, passive: true });
  }

  #unfollow(): void {
    removeEventListener('resize', this.#place);
    document.removeEventListener('scroll', this.#place, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unfollow();
  }

  #onTriggerKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' || this.reason) return;
    event.preventDefault();
    this.#after('ArrowDown');
  }

  #onListKey(event: KeyboardEvent): void {
    if (event.key === 'Tab') this.#after('Tab');
    else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      this.#after('Escape');
    } else {
      const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
      const keyed = isPlain && this.items?.find(({ key }) => key === event.key);
      if (keyed) this.#choose(keyed);
      if (keyed || (this.#list && moveFocus(this.#list, event.key))) event.preventDefault();
    }
  }
}
