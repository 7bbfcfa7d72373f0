import type { BrowserActor, Entry } from '@fairlead/mfe-kit/area';
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
  await actor.press('button*=Add a', 'A way to add a row');
}

export const rowCount = async ({ browser }: BrowserActor) => browser.$$('form .repeat').length;

export const waitForForm = (actor: BrowserActor) =>
  actor.appears('form .form-foot', 'The page of a question set');

export async function fill(actor: BrowserActor, answers: readonly PageAnswer[]) {
  if (actor.keyboard) {
    for (const answer of answers)
      for (const entry of await answerWith(actor, [answer], false))
        await actor.keyboard.enter(entry);
  } else {
    await answerWith(actor, answers, true);
  }
}

async function answerWith(
  actor: BrowserActor,
  answers: readonly PageAnswer[],
  byScript: boolean,
): Promise<readonly Entry[]> {
  let outcome = await actor.browser.execute(fillInPage, answers, byScript);
  if (outcome === 'no form') {
    await waitForForm(actor);
    outcome = await actor.browser.execute(fillInPage, answers, byScript);
  }
  if (typeof outcome === 'string') throw new Error(outcome);
  return outcome as readonly Entry[];
}
