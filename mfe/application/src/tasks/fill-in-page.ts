import type { Entry } from '@fairlead/mfe-kit/area';

/** One answer for the page: which field, in which row (counted from 0), and what. */
export type PageAnswer = {
  readonly name: string;
  readonly row: number | null;
  readonly value: string | number | boolean | readonly (string | number | boolean)[];
};

/**
 * Answers fields of the open set, inside the page: it is sent there as text, so it may use nothing of this module.
 * Fields that an answer opens are waited for. Answers what is left to do: nothing `byScript`, otherwise everything, as
 * the controls and what is to stand in them; or what stands in the way, 'no form' while there is none.
 */
export async function fillInPage(
  answers: readonly PageAnswer[],
  byScript: boolean,
): Promise<string | Entry[]> {
  type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  type PageEntry = { readonly control: Control; readonly to: string | boolean };
  type Field = HTMLElement & {
    controlId?: string;
    label?: string;
    options?: readonly { value: string; text: string }[];
  };
  const plain = (text: string | null | undefined) =>
    (text ?? '')
      .trim()
      .toLowerCase()
      .replaceAll('’', "'")
      .replaceAll(/\s+/g, ' ')
      .replace(/\?$/, '');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // What an answer opens is there after one turn of the event loop; a frame is 16 ms, and answers are many.
  const turn = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  const selector =
    'ui-text-field, ui-combobox, ui-money-field, ui-phone-field, ui-date-field, ui-select-field, ui-choice-group';

  const namesOf = (field: Field, all: readonly Field[]) => {
    const question = field.closest('.question, .stack');
    const isAlone = all.filter((one) => question?.contains(one)).length === 1;
    const title = isAlone
      ? question?.querySelector('.question-title, h2, legend')?.textContent
      : '';
    const name = field.controlId?.replace(/#\d+$/, '');
    return [field.label, name, name?.replaceAll('-', ' '), title].map(plain);
  };
  const find = ({ name, row }: PageAnswer) => {
    const place = row === null ? document : document.querySelectorAll('.repeat')[row];
    const all = [...(place?.querySelectorAll<Field>(`form ${selector}`) ?? [])].filter((field) =>
      field.checkVisibility(),
    );
    const shown = row === null ? all : [...(place?.querySelectorAll<Field>(selector) ?? [])];
    return shown.find((field) => namesOf(field, shown).includes(plain(name)));
  };
  const write = (control: Control, text: string) => {
    control.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
      control,
      text,
    );
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
    control.blur();
  };
  const optionOf = (field: Field, value: unknown) => {
    const said = value === true ? 'yes' : value === false ? 'no' : plain(String(value));
    const option = field.options?.find(
      (one) => plain(one.text) === said || plain(one.value) === said,
    );
    if (option || said === '') return option?.value ?? '';
    const offered = field.options?.map(({ text }) => text).join(', ');
    throw new Error(`'${field.label}' does not offer '${value}'. It offers: ${offered}`);
  };
  const entriesOf = (field: Field, value: PageAnswer['value']): PageEntry[] => {
    const values = Array.isArray(value) ? value : [value];
    const controls = [...field.querySelectorAll<Control>('input, textarea, select')];
    if (field.localName === 'ui-choice-group') {
      const wanted = values.map((one) => optionOf(field, one));
      return controls
        .map((control) => ({ control, to: wanted.includes(control.value) }))
        .filter(({ control, to }) => to || control.type !== 'radio');
    }
    const isList = field.localName === 'ui-select-field';
    const to = isList ? optionOf(field, values[0]) : String(values[0] ?? '');
    return controls.slice(0, 1).map((control) => ({ control, to }));
  };
  const enter = ({ control, to }: PageEntry) => {
    if (typeof to === 'string') write(control, to);
    else if ((control as HTMLInputElement).checked !== to) control.click();
  };

  if (!document.querySelector('form .form-foot')) return 'no form';
  const entries: PageEntry[] = [];
  for (const answer of answers) {
    let field = find(answer);
    for (let tries = 0; !field && tries < 90; tries += 1) {
      await frame();
      field = find(answer);
    }
    if (!field) {
      const there = [...document.querySelectorAll<Field>(selector)].map(({ label }) => label);
      return `There is no field '${answer.name}'. There are: ${there.join(', ') || 'none'}`;
    }
    try {
      const own = entriesOf(field, answer.value);
      if (byScript) own.forEach(enter);
      else entries.push(...own);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
    await turn();
  }
  return entries;
}
