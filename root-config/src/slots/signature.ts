/** What may hold the focus, in the order of the page; open shadow roots included. */
export function deepElements(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
    ...(element.matches(focusable) ? [element] : []),
    ...(element.shadowRoot ? deepElements(element.shadowRoot) : []),
  ]);
}

const focusable = 'a[href], button, input, select, textarea, summary, iframe, h1, [tabindex]';

/** Returns the focused element of an area, in any shadow root, or null. */
export function focusedIn(area: Element): HTMLElement | null {
  let active = document.activeElement;
  if (!active || !area.contains(active)) return null;
  while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement ? active : null;
}

/** What a person knows a control by. Ids are not in it: many are counted up, so another build has others. */
export function signatureOf(element: HTMLElement): string {
  const { type = '', name = '', labels = null } = element as HTMLInputElement;
  const isField = element.matches('input, select, textarea');
  const label =
    element.getAttribute('aria-label') ??
    (isField
      ? labels?.[0]?.textContent
      : element.matches('[role], button, a, h1, summary')
        ? element.textContent
        : '');
  return [element.localName, type, name, label?.trim() ?? ''].join('|');
}
