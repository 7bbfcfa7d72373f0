/** What a control is called: the name a screen reader says, without the marks of required and optional fields. */
export function nameOf(element: Element): string {
  const labelled = element.getAttribute('aria-labelledby');
  if (labelled) return plain(labelled.split(' ').map(textById(element)).join(' '));
  const said = element.getAttribute('aria-label');
  if (said) return plain(said);
  const labels = (element as HTMLInputElement).labels;
  if (labels && labels.length > 0)
    return plain([...labels].map((label) => labelText(label, element)).join(' '));
  if (element instanceof HTMLFieldSetElement) {
    return plain(element.querySelector('legend')?.textContent ?? '');
  }
  const content = readable(element);
  return plain(
    content || (element.getAttribute('title') ?? '') || (element.getAttribute('alt') ?? ''),
  );
}

function textById(element: Element) {
  const root = element.getRootNode() as Document | ShadowRoot;
  return (id: string) => root.getElementById(id)?.textContent ?? '';
}

/** A label's words, without those of the control inside it. */
function labelText(label: Element, control: Element): string {
  if (!label.contains(control)) return readable(label);
  const copy = label.cloneNode(true) as Element;
  for (const inner of copy.querySelectorAll('input, select, textarea, button')) inner.remove();
  return readable(copy);
}

function readable(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], [data-hint]')) hidden.remove();
  const alts = [...copy.querySelectorAll('img[alt]')].map(
    (image) => image.getAttribute('alt') ?? '',
  );
  return [copy.textContent ?? '', ...alts].join(' ');
}

export function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\s*(\*|\(optional\)|\(required\))$/i, '');
}

/** What links say to a screen reader only. */
const newTab = / ?\(opens in a new tab\)/g;

/** Whether a name is the one that is asked for; letter case does not matter, for styles change it. */
export function isCalled(element: Element, wanted: string): boolean {
  const name = nameOf(element).toLowerCase();
  const asked = plain(wanted).toLowerCase();
  return name === asked || plain(name.replaceAll(newTab, '')) === asked;
}
