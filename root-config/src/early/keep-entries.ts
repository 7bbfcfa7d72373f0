import { forgetEntries, keepEntries, readEntries } from '../page/kept-entries.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Keeps what is entered in the drawn document while no area is there to keep it: a start that fails is tried again by
 * loading the page again, and enters it again. Passwords aren't kept.
 */
export function keepDrawnEntries(): void {
  for (const type of ['input', 'change'])
    document.addEventListener(type, ({ target }) => {
      if (target instanceof Element && target.closest('[data-drawn]'))
        keepEntries(controls().map(entryOf));
    });
  // The document has been read, and its deferred scripts may still be on the way.
  document.addEventListener('readystatechange', enterAgain, { once: true });
}

const controls = () => [
  ...document.querySelectorAll<Control>(
    '[data-drawn] :is(input:not([type=password]), select, textarea)',
  ),
];

const isCheck = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const entryOf = (control: Control) => (isCheck(control) ? control.checked : control.value);

/** Another document has other controls: what was entered there is not for this one. */
function enterAgain() {
  const found = controls();
  const entries = readEntries();
  if (entries.length !== found.length) return forgetEntries();
  for (const [index, control] of found.entries()) {
    const entry = entries[index];
    if (isCheck(control)) control.checked = entry === true;
    else if (typeof entry === 'string' && entry !== '') control.value = entry;
  }
}
