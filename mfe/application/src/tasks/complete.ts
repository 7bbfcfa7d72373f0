import type { Page, PageAction } from '@fairlead/mfe-kit/page';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import { content } from '../content.ts';
import { addButton } from './answer.ts';
import type { Answers } from './answer-input.ts';
import { type Chosen, chooseAnswers } from './choose-answers.ts';
import { actionsFor } from './fill-in.ts';
import { fullAnswers } from './full-answers.ts';
import { formIn, type PageField, rowsIn } from './read-form.ts';

const maxSets = 40;
const save: PageAction = { press: 'Save & Continue' };

/** Answers every set until the review, from the full answer set, with the scenario's own answers over it. */
export async function completeApplication(page: Page, overrides: Answers) {
  const today = await page.today();
  const taken = new Set<string>();
  const choose = (seen: OutlineNode) => {
    const chosen = chooseAnswers(seen, overrides, today);
    for (const name of chosen.taken) taken.add(name);
    return chosen;
  };
  let form = await nextForm(page, null);
  for (let count = 0; form; count += 1) {
    if (count === maxSets)
      throw new Error(
        `The application has more than ${maxSets} question sets. Check that each answered set leads to another one.`,
      );
    const whole = await withRows(page, form, today);
    await answerSet(page, whole, choose);
    form = await nextForm(page, form.name);
  }
  const unknown = Object.keys(overrides).filter((name) => !taken.has(name));
  if (unknown.length > 0)
    throw new Error(
      `No question set showed ${unknown.map((name) => `'${name}'`).join(', ')}: use the title of a question, or the label of a field that has no title (fairlead questions)`,
    );
}

/** Waits for the form of the next set; null at the review. */
async function nextForm(page: Page, before: string | null): Promise<OutlineNode | null> {
  const next = await page.until((outline) => {
    const form = formIn(outline);
    if (form && form.name !== before) return { form };
    const refusal = alertIn(outline);
    if (refusal) return { refusal };
    return isReview(outline) && { form: null };
  }, 'The next page of the application');
  if ('form' in next) return next.form;
  throw new Error(`'${before ?? 'The application'}' was not accepted: ${next.refusal}`);
}

/** Adds rows until the form has as many as the full answer set. */
async function withRows(page: Page, form: OutlineNode, today: string): Promise<OutlineNode> {
  const { rows } = fullAnswers(form.name, today);
  const missing = rows.length - rowsIn(form).length;
  if (missing <= 0) return form;
  const first = addButton(form);
  // After the first row, the button reads 'Add another …'.
  const another = first.replace(/^Add an? (?=\w)/, 'Add another ');
  const presses = Array.from({ length: missing }, (_, index) => ({
    press: index === 0 ? first : another,
  }));
  await page.act(...presses);
  return formNow(page);
}

/** Fills in all fields at once, and again only if an answer shows further fields. */
async function answerSet(page: Page, opened: OutlineNode, choose: (form: OutlineNode) => Chosen) {
  const done = new Set<string>();
  for (let form = opened; ; form = await formNow(page)) {
    const { answers, mayOpenMore } = choose(form);
    const open = [...answers].filter(([field]) => !done.has(idOf(field)));
    const actions = open.flatMap(([field, value]) => actionsFor(field, value));
    for (const [field] of open) done.add(idOf(field));
    const isLast = !mayOpenMore || open.length === 0;
    await page.act(...actions, ...(isLast ? [save] : []));
    if (isLast) return;
  }
}

async function formNow(page: Page): Promise<OutlineNode> {
  const form = formIn(await page.read());
  if (form) return form;
  throw new Error(
    'The question set was replaced while it was being answered. Answer it in a step of its own.',
  );
}

const idOf = ({ row, region, node }: PageField) => `${row} ${region} ${node.name}`;

const isReview = (outline: Outline) =>
  nodesOf(outline).some(({ role, name }) => role === 'heading' && name === content.review.title);

/** The page's alert on one line, or null. */
function alertIn(outline: Outline): string | null {
  const alert = nodesOf(outline).find(
    ({ role, children }) => role === 'alert' && children.length > 0,
  );
  return alert ? textsOf(alert.children).join(' ') : null;
}
