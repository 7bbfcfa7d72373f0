import { isSecretKey } from '@fairlead/headless-page/secrets/secret-names';
import { hasSecretValue } from '@fairlead/ui/semantics/view-states';

type Covered = { readonly element: HTMLElement; readonly style: string | null };

let covered: Covered[] = [];

/** Hides what is typed into secret fields, and pages that can't be looked into, while a picture is taken. */
export function coverSecrets(): void {
  uncoverSecrets();
  cover(document);
}

/** Gives everything that was covered its own style again. */
export function uncoverSecrets(): void {
  for (const { element, style } of covered) {
    if (style === null) element.removeAttribute('style');
    else element.setAttribute('style', style);
  }
  covered = [];
}

function cover(root: Document | ShadowRoot): void {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.shadowRoot) cover(element.shadowRoot);
    if (element instanceof HTMLIFrameElement) coverFrame(element);
    // A field of a frame is an element of another window.
    else if (element.localName === 'input' && isSecret(element as HTMLInputElement))
      hide(element, 'color', 'transparent');
  }
}

function coverFrame(frame: HTMLIFrameElement): void {
  if (frame.contentDocument) cover(frame.contentDocument);
  else hide(frame, 'visibility', 'hidden');
}

function hide(element: HTMLElement, property: string, value: string): void {
  covered.push({ element, style: element.getAttribute('style') });
  element.style.setProperty(property, value, 'important');
  // The dots of a password say how long it is, and the caret where it ends.
  element.style.setProperty('caret-color', 'transparent', 'important');
  element.style.setProperty('transition', 'none', 'important');
}

function isSecret(field: HTMLInputElement): boolean {
  const { type, autocomplete, name, labels } = field;
  const words = [name, field.getAttribute('aria-label'), ...[...(labels ?? [])].map(textOf)];
  return (
    hasSecretValue({ type, autoComplete: autocomplete }) ||
    words.some((text) => isSecretKey(text ?? ''))
  );
}

const textOf = ({ textContent }: Element) => textContent;
