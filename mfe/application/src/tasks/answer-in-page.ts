import type { BrowserActor } from '@fairlead/mfe-kit/area';
import type { SpokenValue } from './answer-values.ts';
import { fillInPage, type PageAnswer } from './fill-in-page.ts';

type Answers = Readonly<Record<string, SpokenValue>>;

export async function answerInPage(
  actor: BrowserActor,
  answers: Answers,
  row: number | null = null,
) {
  await fill(
    actor,
    Object.entries(answers).map(([name, value]) => ({ name, value, row })),
  );
}

export async function answerRowsInPage(actor: BrowserActor, rows: readonly Answers[]) {
  for (const [row, answers] of rows.entries()) {
    await waitForForm(actor);
    if ((await rowCount(actor)) <= row) await addRowInPage(actor);
    await answerInPage(actor, answers, row);
  }
}

/** Presses whatever the page calls its way to another row: 'Add another location', 'Add a claim'. */
export async function addRowInPage(actor: BrowserActor) {
  const button = actor.browser.$('button*=Add a');
  await button.waitForExist({ timeoutMsg: 'This page has no way to add a row' });
  await button.click();
}

export const rowCount = async ({ browser }: BrowserActor) => browser.$$('form .repeat').length;

export const waitForForm = (actor: BrowserActor) =>
  actor.appears('form .form-foot', 'The page of a question set');

export async function fill(actor: BrowserActor, answers: readonly PageAnswer[]) {
  let problem = await actor.browser.execute(fillInPage, answers);
  if (problem === 'no form') {
    await waitForForm(actor);
    problem = await actor.browser.execute(fillInPage, answers);
  }
  if (problem) throw new Error(problem);
}
