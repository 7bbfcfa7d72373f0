import { href } from '@fairlead/domain';
import type { BillingInterval } from '@fairlead/domain/money';
import { addDays } from '@fairlead/domain/packages';
import { type BrowserActor, defineTask, none } from '@fairlead/mfe-kit/area';
import { navigate } from '@fairlead/store';
import { enums, pattern, string } from 'superstruct';
import { content, type Move } from '../content.ts';
import { type Actor, openMenu, pressInDialog } from './actor.ts';

const paramsOf = (id: string) => ({ marketSubmissionId: id });
const toolOf = (id: string) => href({ route: 'admin-market-submissions', params: paramsOf(id) });

/** "in 7 days" or yyyy-mm-dd. */
const Day = pattern(string(), /^(in \d+ days?|\d{4}-\d{2}-\d{2})$/);

function dayOf(text: string, today: string): string {
  const [, days] = text.match(/^in (\d+)/) ?? [];
  return days === undefined ? text : addDays(today, Number(days));
}

/** What an admin does to a market submission. */
export const submissionTasks = [
  defineTask({
    name: 'open submission',
    input: pattern(string(), /^[\w-]+$/),
    model: async (actor: Actor, id) => {
      await actor.send(navigate, { route: 'admin-market-submissions', params: paramsOf(id) });
      await actor.until(
        () => actor.get(actor.model.submission.$view) !== 'loading',
        `The submission '${id}'`,
      );
    },
    browser: async ({ browser }, id) => {
      // A link of our own, so that no new document is loaded: the same move as the model's.
      await browser.execute((address) => {
        const link = document.createElement('a');
        link.href = address;
        document.body.append(link);
        link.click();
        link.remove();
      }, toolOf(id));
      await browser
        .$('.admin-screen, ui-hand-off')
        .waitForDisplayed({ timeoutMsg: `The submission '${id}' did not open` });
    },
  }),
  defineTask({
    name: 'release submission',
    input: none,
    model: async (actor: Actor) => move(actor, 'RELEASED'),
    browser: async (actor) => moveInBrowser(actor, 'RELEASED'),
  }),
  defineTask({
    name: 'quote-block submission',
    input: none,
    model: async (actor: Actor) => move(actor, 'QUOTE_BLOCKED'),
    browser: async (actor) => moveInBrowser(actor, 'QUOTE_BLOCKED'),
  }),
  defineTask({
    name: 'choose requested effective date',
    input: Day,
    model: async (actor: Actor, text) => {
      const locked = actor.get(actor.model.board.$locked);
      if (locked) throw new Error(`The effective date is disabled: ${locked}`);
      const day = dayOf(text, actor.get(actor.model.submission.$today));
      await actor.send(actor.model.effectiveDate.typed, day);
      await actor.send(actor.model.effectiveDate.fieldLeft, undefined);
    },
    browser: async (actor, text) => {
      const today = await actor.browser.$('#effective-date').getAttribute('min');
      await actor.act([{ fill: 'Effective date', with: dayOf(text, today ?? '') }]);
    },
  }),
  defineTask({
    name: 'show prices',
    input: enums(['MONTHLY', 'ANNUALLY']),
    model: async (actor: Actor, interval: BillingInterval) =>
      actor.send(actor.model.board.intervalChosen, interval),
    browser: async (actor, interval) => actor.act([{ choose: interval, in: 'Billing interval' }]),
  }),
  defineTask({
    name: 'copy submission link',
    input: none,
    model: async (actor: Actor) => actor.send(actor.model.links.submissionLinkCopied, undefined),
    browser: async (actor) => actor.act([{ press: 'Copy Market Submission link' }]),
  }),
  defineTask({
    name: 'refresh expired packages',
    input: none,
    model: async (actor: Actor) => {
      const { refresh } = actor.model;
      await actor.send(refresh.asked, undefined);
      await actor.until(() => !actor.get(refresh.$isRefreshing), 'The refreshed packages');
    },
    browser: async (actor) => {
      await actor.act([{ press: content.refresh.action }]);
      await actor.browser
        .$(`//ui-banner[contains(., "${content.refresh.running}")]`)
        .waitForExist({ reverse: true, timeout: 150_000, timeoutMsg: 'The refresh does not end' });
    },
  }),
  defineTask({
    name: 'unlock application',
    input: none,
    model: async (actor: Actor) => actor.send(actor.model.unlock.reviewAsked, undefined),
    browser: async (actor) => pressInDialog(actor, content.expired.action),
  }),
  defineTask({
    name: 'load submission again',
    input: none,
    model: async (actor: Actor) => actor.send(actor.model.submission.retried, undefined),
    browser: async (actor) => actor.act([{ press: content.failed.retry }]),
  }),
];

async function move(actor: Actor, to: Move): Promise<void> {
  const { submissionStatus } = actor.model;
  const whyNot = actor.get(submissionStatus.$whyNot);
  if (whyNot) throw new Error(`The submission's status is disabled: ${whyNot}`);
  await actor.send(submissionStatus.chosen, to);
  if (actor.get(submissionStatus.$asking) !== to)
    throw new Error(
      `The submission is ${actor.get(submissionStatus.$label)} and cannot become ${to}.`,
    );
  await actor.send(submissionStatus.confirmed, undefined);
}

async function moveInBrowser(actor: BrowserActor, to: Move): Promise<void> {
  await openMenu(actor, 'Submission status');
  const label = to === 'RELEASED' ? 'Live' : 'Quote Block';
  await actor.press(
    `//*[@role="menuitemradio"][@aria-checked="false"][starts-with(normalize-space(.), "${label}")]`,
    `The status '${label}'`,
  );
  await pressInDialog(actor, content.submissionStatus.dialog[to].primary);
}
