import type { Browser } from 'webdriverio';
import { isTrue } from './is-true.ts';

/** Presses the button, link, option or tab that is called so, as soon as it can be; of several, the first in reach. */
export async function press(page: Browser, name: string): Promise<void> {
  await isTrue(
    page,
    // biome-ignore-start lint/performance/useDomNodeTextContent: a control is called by what a person reads on it.
    (wanted) => {
      const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
      const nameOf = (element: HTMLElement) => {
        const labels = [...((element as HTMLInputElement).labels ?? [])];
        const own = element.getAttribute('aria-label') ?? element.innerText;
        return plain(labels.length > 0 ? labels.map((label) => label.innerText).join(' ') : own);
      };
      const top = [
        ...document.querySelectorAll<HTMLElement>('ui-dialog[open], ui-drawer[open]'),
      ].at(-1);
      const offered = [
        ...(top ?? document).querySelectorAll<HTMLElement>(
          'button, a[href], summary, input[type=radio], input[type=checkbox], [role]',
        ),
      ].filter(
        (element) =>
          element.matches(
            'button, a, summary, input, [role=button], [role=menuitem], [role=tab], [role=switch]',
          ) &&
          element.checkVisibility() &&
          !element.matches(':disabled, [aria-disabled=true]'),
      );
      const control =
        offered.find((element) => nameOf(element) === plain(wanted)) ??
        offered.find((element) => nameOf(element).endsWith(plain(wanted))) ??
        offered.find((element) => nameOf(element).startsWith(plain(wanted)));
      control?.focus();
      control?.click();
      return Boolean(control);
    },
    // biome-ignore-end lint/performance/useDomNodeTextContent: until here.
    `Nothing called '${name}' could be pressed`,
    name,
  );
}

/** Puts text into the field of that label, as typing would end. */
export async function fill(page: Browser, label: string, text: string): Promise<void> {
  await isTrue(
    page,
    (wanted, value) => {
      const named = (one: HTMLElement) => one.ariaLabel ?? one.textContent ?? '';
      const plain = (words: string) =>
        words
          .replaceAll(/\s+/g, ' ')
          .replace(/\(optional\)$/i, '')
          .trim()
          .toLowerCase();
      const field = [
        ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
      ].find((one) =>
        [...(one.labels ?? []), one].map(named).some((name) => plain(name) === plain(wanted)),
      );
      if (!field) return false;
      field.focus();
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
        field,
        value,
      );
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: value }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
      field.blur();
      return true;
    },
    `There is no field '${label}'`,
    label,
    text,
  );
}
