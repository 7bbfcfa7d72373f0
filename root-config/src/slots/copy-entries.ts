type Entry = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Enters in a mounted form what was entered in its drawn copy. A control is found by its id, or by its position if both
 * have as many controls; what nobody changed stays as the form has it.
 */
export function copyEntries(drawn: Element, mounted: Element): void {
  const from = entriesIn(drawn);
  const to = entriesIn(mounted);
  for (const [index, old] of from.entries()) {
    if (!isChanged(old)) continue;
    const next =
      to.find(({ id }) => id !== '' && id === old.id) ??
      (from.length === to.length ? to[index] : undefined);
    if (next) enter(old, next);
  }
}

const entriesIn = (part: Element) => [...part.querySelectorAll<Entry>('input, select, textarea')];

const isCheck = (control: Entry): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

function isChanged(control: Entry): boolean {
  if (isCheck(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
  return control.value !== control.defaultValue;
}

function enter(old: Entry, next: Entry): void {
  if (isCheck(old)) {
    // A press, because that is what React and the elements hear.
    if (isCheck(next) && next.checked !== old.checked) next.click();
    return;
  }
  next.value = old.value;
  next.dispatchEvent(new Event('input', { bubbles: true }));
  next.dispatchEvent(new Event('change', { bubbles: true }));
}
