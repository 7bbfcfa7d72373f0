import type { Page } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import type { Answers } from './answer-input.ts';
import { actionsFor } from './fill-in.ts';
import { fieldCalled, fieldsIn, formIn, rowsIn } from './read-form.ts';

/** Answers fields of the open set. Waits for fields that another answer shows. */
export async function answer(page: Page, answers: Answers, row: number | null = null) {
  let remaining = Object.entries(answers);
  while (remaining[0]) {
    const [first] = remaining[0];
    const fields = await page.until(
      (outline) => {
        const there = openFields(outline, row);
        return fieldCalled(there, first) && there;
      },
      `A field called '${first}'${row === null ? '' : ` in row ${row + 1}`}`,
    );
    const isShown = ([name]: (typeof remaining)[number]) => fieldCalled(fields, name) !== undefined;
    const firstHidden = remaining.findIndex((entry) => !isShown(entry));
    const now = firstHidden < 0 ? remaining : remaining.slice(0, firstHidden);
    await page.act(
      ...now.flatMap(([name, input]) => {
        const field = fieldCalled(fields, name);
        return field ? actionsFor(field, input) : [];
      }),
    );
    remaining = remaining.slice(now.length);
  }
}

/** Answers a repeating set row by row; adds missing rows. */
export async function answerRows(page: Page, rows: readonly Answers[]) {
  for (const [position, answers] of rows.entries()) {
    const form = await openForm(page);
    if (rowsIn(form).length <= position) await page.act({ press: addButton(form) });
    await answer(page, answers, position);
  }
}

export const openForm = (page: Page): Promise<OutlineNode> =>
  page.until(formIn, 'The form of a question set');

/** The button that adds a row: 'Add another location', 'Add a claim'. */
export function addButton(form: OutlineNode): string {
  const found = nodesOf(form.children).find(
    ({ role, name }) => role === 'button' && /^Add an?(other)? /.test(name),
  );
  if (!found)
    throw new Error(
      `'${form.name}' has no button that adds a row. Give at most as many rows as the page shows.`,
    );
  return found.name;
}

function openFields(outline: Outline, row: number | null) {
  const form = formIn(outline);
  const fields = form ? fieldsIn(form) : [];
  return row === null ? fields : fields.filter((field) => field.row === row);
}
