import { element } from '../../src/in-browser/element.ts';

/** The error line of a field; hidden while there is no error. */
export const fieldError = (id: string) =>
  element('p', { class: 'field-error', id, role: 'alert', hidden: true });

/** Shows an error, or hides it with null. */
export function showError(place: HTMLElement, text: string | null): void {
  place.hidden = text === null;
  place.textContent = text;
}
