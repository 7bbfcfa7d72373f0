export type Place = { readonly x: number; readonly y: number };
export type Field = { readonly name: string; readonly takesText: boolean };

export type Way = {
  readonly field: number;
  readonly button: number;
  /** What the field gets before the press, or null for the value that it has. */
  readonly text: string | null;
};

/** How a press went. */
export type Outcome = {
  /** What got the click instead of the button, or which buttons moved while the pointer was down. */
  readonly trouble: string | null;
  /** Whether the field shows an error now. */
  readonly isInvalid: boolean;
};

export type Form = {
  readonly fields: readonly Field[];
  /** The names of the primary buttons. */
  readonly buttons: readonly string[];
};

/** What the page offers to tests of presses. */
export type Presses = {
  /** The height of the page with a message at every field, in pixels; 0 if it has no field or nothing to press. */
  height(): number;
  /** The fields and primary buttons that a pointer reaches. */
  find(): Promise<Form>;
  /**
   * Enters the text, and returns the middle of the button, or null if it is disabled. From here on a click is noted and
   * does nothing.
   */
  aim(way: Way): Promise<Place | null>;
  /** Returns how the press went, and gives the field the text that it had. */
  outcome(): Outcome;
};

/** Adds `presses` to the page. Self-contained, because its source is sent to the page. */
export function installPresses(): void {
  if ('presses' in globalThis) return;
  type Control = HTMLInputElement | HTMLTextAreaElement;
  const textual = 'textarea, input:not([type=checkbox], [type=radio], [type=date], [type=file])';
  const controls = 'input:enabled, select:enabled, textarea:enabled';
  const primary = 'ui-button button:not(.button-secondary, .button-quiet)';

  let fields: readonly HTMLElement[] = [];
  let buttons: readonly HTMLElement[] = [];
  let field: HTMLElement | undefined;
  let before = '';
  let aimedAt: HTMLElement | undefined;
  let trouble: string | null = null;
  let places: readonly Place[] = [];
  let moved: readonly string[] = [];

  const nameOf = (element: Element) => {
    const label = (element as Control).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    return name.replaceAll(/\s+/g, ' ').trim() || element.localName;
  };
  const middleOf = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  };
  const isReached = (element: HTMLElement) => {
    const { x, y } = middleOf(element);
    const hit = document.elementFromPoint(x, y);
    return [element, ...((element as Control).labels ?? [])].some((part) => part.contains(hit));
  };
  const within = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => !element.closest('fairlead-sandbox-panel') && isReached(element),
    );

  addEventListener(
    'click',
    (event) => {
      if (!aimedAt) return;
      const target = event.target as Element;
      const clicked = target.closest('button') ?? target;
      if (clicked !== aimedAt)
        trouble = `'${nameOf(clicked).slice(0, 80)}' got the click on ${nameOf(aimedAt)}`;
      else trouble = moved.length > 0 ? `${moved.join(', ')} moved` : null;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  addEventListener('pointerdown', () => (places = buttons.map(middleOf)), { capture: true });
  addEventListener(
    'pointerup',
    () => {
      const after = buttons.map(middleOf);
      moved = buttons
        .filter((_, index) => JSON.stringify(places[index]) !== JSON.stringify(after[index]))
        .map(nameOf);
    },
    { capture: true },
  );

  /** Replaces the text of the focused field, as typing does. */
  const enter = (text: string) => {
    (field as Control).select();
    document.execCommand(text ? 'insertText' : 'delete', false, text);
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const atRest = async (earlier = ''): Promise<void> => {
    const now = JSON.stringify([...document.querySelectorAll(primary)].map(middleOf));
    await frame();
    if (now !== earlier) await atRest(now);
  };

  const presses: Presses = {
    height: () =>
      document.querySelector(controls) && document.querySelector(primary)
        ? document.documentElement.scrollHeight + 60 * document.querySelectorAll(controls).length
        : 0,
    async find() {
      await atRest();
      fields = within(controls);
      buttons = within(primary);
      return {
        fields: fields.map((one) => ({ name: nameOf(one), takesText: one.matches(textual) })),
        buttons: buttons.map(nameOf),
      };
    },
    async aim(way) {
      field = fields[way.field];
      field?.focus();
      before = field?.matches(textual) ? (field as Control).value : '';
      if (way.text !== null) enter(way.text);
      await atRest();
      const button = buttons[way.button];
      trouble = null;
      if (!button?.matches(':enabled')) return null;
      aimedAt = button;
      trouble = `Nothing got the click on ${nameOf(button)}`;
      return middleOf(button);
    },
    outcome() {
      aimedAt = undefined;
      const isInvalid = field?.closest('[data-invalid]') !== null;
      if (field?.matches(textual) && (field as Control).value !== before) {
        field.focus();
        enter(before);
        field.blur();
      }
      return { trouble, isInvalid };
    },
  };
  Object.assign(globalThis, { presses });
}
