import { element } from '../../src/browser/element.ts';

/** Where the error of a field is read; hidden while there is none. */
export const fieldError = (id: string) =>
  element('p', { class: 'field-error', id, role: 'alert', hidden: true });

/** Shows an error, or hides it with null. */
export function showError(place: HTMLElement, text: string | null): void {
  place.hidden = text === null;
  place.textContent = text;
}
