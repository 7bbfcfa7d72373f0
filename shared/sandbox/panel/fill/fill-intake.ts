import { enter, openFields } from './enter.ts';
import { until } from './until.ts';

const address = 'intake-address';

/** Fills in the intake form: text fields by their id, and the address as a person picks it from the suggestions. */
export async function fillIntake(visitor: Readonly<Record<string, string>>): Promise<number> {
  let count = 0;
  for (const field of openFields()) {
    const text = visitor[field.id];
    if (text === undefined) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      if (enter(field, [field.value])) count += 1;
    } else if (field.value === '' && enter(field, [text])) {
      count += 1;
      if (field.id === address) await pickFirst(field);
    }
  }
  return count;
}

async function pickFirst(field: HTMLElement): Promise<void> {
  field.focus();
  const options = () =>
    document.getElementById(field.getAttribute('aria-controls') ?? '')?.querySelector('li');
  const first = await until(() => options() ?? null);
  first?.click();
}
