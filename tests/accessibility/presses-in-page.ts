export type Place = { readonly x: number; readonly y: number };

type Form = {
  readonly fields: readonly string[];
  /** The names of the primary buttons. */
  readonly buttons: readonly string[];
};

/** What the page offers to tests of presses. */
export type Presses = {
  /** The height of the page with a message at every field, in pixels; 0 if it has no field or nothing to press. */
  height(): number;
  /** Finds the fields and primary buttons that a pointer reaches. */
  find(): Promise<Form>;
  /**
   * Notes how the last press went, and prepares the next one: from a field, empty and with a text that few fields take.
   * Returns the middle of its button, or null after the last. Until then a click is noted and does nothing.
   */
  next(): Promise<Place | null>;
  /** What got a click instead of its button, or which buttons moved while the pointer was down. */
  troubles(): readonly string[];
};

/** A press of a button from a field, with the text that it gets before, or null for the value that it has. */
type Way = {
  readonly field: HTMLElement;
  readonly button: HTMLElement;
  readonly text: string | null;
};

/** Adds `presses` to the page. Self-contained, because its source is sent to the page. */
export function installPresses(): void {
  if ('presses' in globalThis) return;
  type Control = HTMLInputElement | HTMLTextAreaElement;
  const textual = 'textarea, input:not([type=checkbox], [type=radio], [type=date], [type=file])';
  const controls = 'input:enabled, select:enabled, textarea:enabled';
  const primary = 'ui-button button:not(.button-secondary, .button-quiet)';

  let watched: readonly HTMLElement[] = [];
  let ways: readonly Way[] = [];
  let last: Way | null = null;
  let before = '';
  let trouble: string | null = null;
  let places: readonly Place[] = [];
  let moved: readonly string[] = [];
  const troubles: string[] = [];

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
      if (!last) return;
      const target = event.target as Element;
      const clicked = target.closest('button') ?? target;
      if (clicked !== last.button)
        trouble = `'${nameOf(clicked).slice(0, 80)}' got the click on ${nameOf(last.button)}`;
      else trouble = moved.length > 0 ? `${moved.join(', ')} moved` : null;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
  addEventListener('pointerdown', () => (places = watched.map(middleOf)), { capture: true });
  addEventListener(
    'pointerup',
    () => {
      const after = watched.map(middleOf);
      moved = watched
        .filter((_, index) => JSON.stringify(places[index]) !== JSON.stringify(after[index]))
        .map(nameOf);
    },
    { capture: true },
  );

  const textOf = (field: Element) => (field.matches(textual) ? (field as Control).value : '');
  /** Replaces the text of the focused field, as typing does. */
  const enter = (field: HTMLElement, text: string) => {
    field.focus();
    (field as Control).select();
    document.execCommand(text ? 'insertText' : 'delete', false, text);
  };
  /**
   * The next frame, and the tasks that wait: on a busy machine a screen may be drawn after several frames. Not an idle
   * callback: Chromium lets it wait for seconds, sometimes for half a minute, although nothing is to be done.
   */
  const frame = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() =>
        scheduler.postTask(() => resolve(null), { priority: 'background' }),
      ),
    );
  const atRest = async (earlier = ''): Promise<void> => {
    const now = JSON.stringify([...document.querySelectorAll(primary)].map(middleOf));
    await frame();
    if (now !== earlier) await atRest(now);
  };

  async function begin(way: Way): Promise<Place | null> {
    const { field, button, text } = way;
    field.focus();
    before = textOf(field);
    if (text !== null) enter(field, text);
    await atRest();
    if (!button.matches(':enabled')) return null;
    last = way;
    trouble = `Nothing got the click on ${nameOf(button)}`;
    return middleOf(button);
  }

  function finish({ field, button, text }: Way): void {
    last = null;
    const isWith = text === null ? '' : ` with the text '${text}'`;
    if (trouble) troubles.push(`from ${nameOf(field)}${isWith}: ${trouble}`);
    // From then on its message moves nothing.
    const isInvalid = field.closest('[data-invalid]') !== null;
    ways = ways.filter((way) => !isInvalid || way.field !== field || way.button !== button);
    if (textOf(field) === before) return;
    enter(field, before);
    field.blur();
  }

  const presses: Presses = {
    height: () =>
      document.querySelector(controls) && document.querySelector(primary)
        ? document.documentElement.scrollHeight + 60 * document.querySelectorAll(controls).length
        : 0,
    async find() {
      await atRest();
      const fields = within(controls);
      const buttons = within(primary);
      watched = buttons;
      ways = fields.flatMap((field) =>
        buttons.flatMap((button) =>
          (field.matches(textual) ? ['', 'x'] : [null]).map((text) => ({ field, button, text })),
        ),
      );
      troubles.length = 0;
      return { fields: fields.map(nameOf), buttons: buttons.map(nameOf) };
    },
    async next() {
      if (last) finish(last);
      for (;;) {
        const [way, ...rest] = ways;
        if (!way) return null;
        ways = rest;
        const place = await begin(way);
        if (place) return place;
      }
    },
    troubles: () => troubles,
  };
  Object.assign(globalThis, { presses });
}
