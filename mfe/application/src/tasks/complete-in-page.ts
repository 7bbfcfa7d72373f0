import type { BrowserActor } from '@fairlead/mfe-kit/area';
import { addRowInPage, fill, rowCount, waitForForm } from './answer-in-page.ts';
import { plain, type SpokenValue } from './answer-values.ts';
import type { PageAnswer } from './fill-in-page.ts';
import { plausibleAnswer, storedAnswer, storedRows } from './full-answers.ts';

type Overrides = Readonly<Record<string, SpokenValue>>;

/** A field of the page, as its element describes it. */
type Seen = {
  readonly name: string;
  readonly label: string;
  readonly row: number | null;
  readonly kind: string;
  readonly isEmpty: boolean;
  readonly isRequired: boolean;
  readonly options: readonly { readonly value: string; readonly text: string }[];
};

/** Answers every set until the review, from the full answer set, with what the scenario says laid over it. */
export async function completeApplicationInPage(actor: BrowserActor, overrides: Overrides) {
  const { browser } = actor;
  const place = async () => new URL(await browser.getUrl()).pathname;
  let here = await place();
  for (let left = 40; !here.endsWith('/review'); left -= 1) {
    if (left === 0) throw new Error('The application has more than 40 question sets');
    const setName = here.split('/').at(-1)?.replace(/^qs_/, '') ?? '';
    await answerOpenSet(actor, setName, overrides);
    await actor.act([{ press: 'Save & Continue' }]);
    here = await placeAfter(here);
  }

  async function placeAfter(before: string): Promise<string> {
    let now = before;
    await browser.waitUntil(
      async () => {
        now = await place();
        return now !== before;
      },
      { interval: 30, timeoutMsg: `The page ${before} was not accepted` },
    );
    return now;
  }
}

/** An answer may open further fields, so the page is read again until nothing new appears. */
async function answerOpenSet(actor: BrowserActor, setName: string, overrides: Overrides) {
  const rows = storedRows(setName);
  if (rows > 0) {
    await waitForForm(actor);
    while ((await rowCount(actor)) < rows) await addRowInPage(actor);
  }
  const done = new Set<string>();
  for (;;) {
    const fields = await fieldsOf(actor);
    const open = fields.filter(({ name, row }) => !done.has(`${name}#${row}`));
    if (open.length === 0) return;
    for (const { name, row } of open) done.add(`${name}#${row}`);
    await fill(
      actor,
      open.flatMap((field) => answerTo(field, setName, overrides)),
    );
  }
}

async function fieldsOf(actor: BrowserActor): Promise<readonly Seen[]> {
  const fields = await actor.browser.execute(readFields);
  if (fields) return fields;
  await waitForForm(actor);
  return (await actor.browser.execute(readFields)) ?? [];
}

function answerTo(field: Seen, setName: string, overrides: Overrides): PageAnswer[] {
  const { name, label, row, kind } = field;
  const spoken = Object.entries(overrides).find(([key]) =>
    [name, label].map(plain).includes(plain(key)),
  );
  const stored = storedAnswer(setName, name, row ?? 0);
  const written = kind === 'ui-money-field' && stored !== null ? Number(stored) / 100 : stored;
  const value = spoken?.[1] ?? written ?? (field.isEmpty && field.isRequired ? guess(field) : null);
  return value === null ? [] : [{ name, row, value: value as PageAnswer['value'] }];
}

const types: Readonly<Record<string, string>> = {
  'ui-money-field': 'CURRENCY',
  'ui-date-field': 'DATE',
  'ui-select-field': 'SINGLE_SELECT',
  'ui-choice-group': 'SINGLE_SELECT',
  integer: 'INTEGER',
};

function guess({ name, label, kind, options }: Seen) {
  const isYesOrNo = options.some(({ value }) => value === 'false');
  return plausibleAnswer({
    id: name,
    unique_name: name,
    label,
    type: isYesOrNo ? 'BOOLEAN' : (types[kind] ?? 'STRING'),
    required: true,
    hidden: false,
    disabled: false,
    enum_options: options.map(({ value, text }, order) => ({
      value,
      display_value: text,
      label: text,
      order,
    })),
    field_validations: [],
    provided_value: null,
    value: null,
  });
}

/** The fields of the open set, or null while there is none. Sent to the page as text, so it may use nothing of this module. */
function readFields(): Seen[] | null {
  type Field = HTMLElement & {
    controlId?: string;
    label?: string;
    type?: string;
    required?: boolean;
    disabled?: boolean;
    value?: string | readonly string[];
    options?: readonly { value: string; text: string }[];
  };
  if (!document.querySelector('form .form-foot')?.checkVisibility()) return null;
  const rows = [...document.querySelectorAll('form .repeat')];
  const fields = document.querySelectorAll<Field>(
    'form :is(ui-text-field, ui-combobox, ui-money-field, ui-phone-field, ui-date-field, ui-select-field, ui-choice-group)',
  );
  return [...fields]
    .filter((field) => !field.disabled && field.controlId)
    .map((field) => {
      const row = rows.findIndex((one) => one.contains(field));
      return {
        name: field.controlId?.replace(/#\d+$/, '') ?? '',
        label: field.label ?? '',
        row: row < 0 ? null : row,
        kind: field.type === 'integer' ? 'integer' : field.localName,
        isEmpty: (field.value?.length ?? 0) === 0,
        isRequired: Boolean(field.required),
        options: (field.options ?? []).map(({ value, text }) => ({ value, text })),
      };
    });
}
