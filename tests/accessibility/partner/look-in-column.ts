/**
 * Returns what leaves the column of a partner's page, and what is cut off or torn in it. Self-contained, because its source is sent to the
 * page.
 */
export function lookInColumn(): string[] {
  const column = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect();
  const describe = (element: Element) =>
    element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 160).trim();
  const parentOf = (node: Node): Element | null => {
    const slot = node instanceof Element || node instanceof Text ? node.assignedSlot : null;
    const { parentNode } = node;
    if (slot) return slot;
    if (parentNode instanceof ShadowRoot) return parentNode.host;
    return parentNode instanceof Element ? parentNode : null;
  };
  const ancestorsOf = (node: Node): Element[] => {
    const parent = parentOf(node);
    return parent ? [parent, ...ancestorsOf(parent)] : [];
  };
  const everything = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);
  const isOnTop = (element: Element) => element.matches(':modal, :popover-open');
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflowX);
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** For screen readers only. */
  const isTiny = ({ clientWidth, clientHeight }: Element) => clientWidth <= 1 || clientHeight <= 1;

  // What an image draws is cut at its edges.
  const shown = everything(document).filter(
    (element) =>
      !element.closest('svg *') &&
      !isTiny(element) &&
      isSeen(element) &&
      ancestorsOf(element).some(({ localName }) => localName.startsWith('fairlead-')),
  );
  const leaves = (box: DOMRect, around: DOMRect) =>
    box.width > 0 && (box.right > around.right + 0.5 || box.left < around.left - 0.5);
  const isFree = (element: Element) =>
    [element, ...ancestorsOf(element)].some((one) => isOnTop(one)) ||
    ancestorsOf(element).some((one) => scrolls(one) || (clips(one) && isTiny(one)));
  const wide = shown.filter(
    (element) => !isFree(element) && leaves(element.getBoundingClientRect(), column),
  );

  const textsOf = (element: Element) =>
    [...element.childNodes].filter(
      (node) => node instanceof Text && node.textContent?.trim() !== '',
    );
  const isCut = (text: Node) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    const around = ancestorsOf(text);
    const end = around.findIndex((one) => scrolls(one) || isOnTop(one));
    const clipping = around.slice(0, end === -1 ? around.length : end).filter(clips);
    return (
      !clipping.some(isTiny) && clipping.some((one) => leaves(box, one.getBoundingClientRect()))
    );
  };
  const cut = shown.filter((element) => textsOf(element).some(isCut));

  /** Whether a word begins in one line and ends in another. */
  const isTorn = (text: Node) =>
    [...(text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)].some(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  /** Whether something else is in front of it: the board behind the open library. */
  const isCovered = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as Document | ShadowRoot;
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && !element.contains(hit) && !hit.contains(element);
  };
  const torn = shown.filter(
    (element) =>
      element.closest('h1, h2, h3, button, .button') &&
      !isCovered(element) &&
      textsOf(element).some(isTorn),
  );

  const primary =
    'ui-button button:not(.button-secondary, .button-quiet), .button:not(.button-secondary, .button-quiet)';
  const buttons = shown.filter((element) => element.matches(primary));
  const away = buttons.filter((button) => {
    const around = ancestorsOf(button);
    const isWithin = !around.some((one) => isOnTop(one) || scrolls(one));
    return isWithin && leaves(button.getBoundingClientRect(), column);
  });
  return [
    ...wide.slice(0, 3).map((element) => `wider than the column: ${describe(element)}`),
    ...cut.slice(0, 3).map((element) => `cut off: ${describe(element)}`),
    ...torn.slice(0, 3).map((element) => `a torn word: ${describe(element)}`),
    ...away.map((button) => `outside of the column: ${describe(button)}`),
  ];
}
