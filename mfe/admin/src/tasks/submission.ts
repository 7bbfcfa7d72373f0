import { href } from '@fairlead/domain';
import { addDays } from '@fairlead/domain/packages';
import { defineTask, none, press } from '@fairlead/mfe-kit/area';
import type { Page } from '@fairlead/mfe-kit/page';
import { nodesOf, textsOf } from '@fairlead/ui/semantics/write-outline';
import { enums, pattern, string } from 'superstruct';
import { content, type Move } from '../content.ts';
import { menuItem, openMenu } from './board.ts';

const paramsOf = (id: string) => ({ marketSubmissionId: id });
const toolOf = (id: string) => href({ route: 'admin-market-submissions', params: paramsOf(id) });

/** "in 7 days" or yyyy-mm-dd. */
const Day = pattern(string(), /^(in \d+ days?|\d{4}-\d{2}-\d{2})$/);

function dayOf(text: string, today: string): string {
  const [, days] = text.match(/^in (\d+)/) ?? [];
  return days === undefined ? text : addDays(today, Number(days));
}

/** Tasks for a market submission. */
export const submissionTasks = [
  defineTask({
    name: 'open submission',
    input: pattern(string(), /^[\w-]+$/),
    perform: (page, id) => page.follow(toolOf(id)),
  }),
  defineTask({
    name: 'release submission',
    input: none,
    perform: (page) => move(page, 'RELEASED'),
  }),
  defineTask({
    name: 'quote-block submission',
    input: none,
    perform: (page) => move(page, 'QUOTE_BLOCKED'),
  }),
  defineTask({
    name: 'choose requested effective date',
    input: Day,
    perform: async (page, text) =>
      page.act({ fill: 'Effective date', with: dayOf(text, await page.today()) }),
  }),
  defineTask({
    name: 'show prices',
    input: enums(['MONTHLY', 'ANNUALLY']),
    perform: (page, interval) => page.act({ choose: interval, of: 'Billing interval' }),
  }),
  defineTask({
    name: 'copy submission link',
    input: none,
    perform: press('Copy Market Submission link'),
  }),
  defineTask({
    name: 'refresh expired packages',
    input: none,
    async perform(page) {
      await page.act({ press: content.refresh.action });
      await page.until(
        (outline) => !textsOf(outline).includes(content.refresh.running),
        'The end of the refresh',
      );
    },
  }),
  defineTask({ name: 'unlock application', input: none, perform: press(content.expired.action) }),
  defineTask({
    name: 'load submission again',
    input: none,
    perform: press(content.failed.retry),
  }),
];

async function move(page: Page, to: Move): Promise<void> {
  await openMenu(page, 'Submission status');
  const label = to === 'RELEASED' ? 'Live' : 'Quote Block';
  const { name } = await menuItem(page, label);
  await page.act({ press: name });
  await page.until(
    (outline) => nodesOf(outline).some(({ role }) => role === 'dialog'),
    `The question before ${label}`,
  );
  await page.act({ press: content.submissionStatus.dialog[to].primary });
}
