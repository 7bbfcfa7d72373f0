import { defineTask, none, press } from '@fairlead/mfe-kit/area';
import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { boolean, string } from 'superstruct';
import { content } from '../content.ts';

const { comparison, refresh, cancelReview, applicationExpired, blocked } = content;

/** What a client does with the packages before paying. */
export const packageTasks = [
  defineTask({
    name: 'wait for packages',
    on: ['market-submission', 'package', 'admin-market-submission', 'admin-package'],
    input: none,
    perform: async (page) => void (await page.until(findPackage, 'The packages')),
  }),
  defineTask({
    name: 'show out-of-pocket expenses',
    input: boolean(),
    perform: (page, isShown) =>
      page.act(isShown ? { check: comparison.switch } : { uncheck: comparison.switch }),
  }),
  defineTask({
    name: 'buy package',
    input: string(),
    perform: (page, name) => page.act({ press: `${comparison.buy} ${name}` }),
  }),
  defineTask({
    name: 'open package',
    input: string(),
    async perform(page, name) {
      const opens = [comparison.explore, comparison.customize].map((verb) => `${verb} ${name}`);
      const link = await page.until(
        (outline) => nodesOf(outline).find((node) => isControl(node) && opens.includes(node.name)),
        `A way to the package '${name}'`,
      );
      await page.act({ press: link.name });
    },
  }),
  defineTask({
    name: 'continue with the other package',
    input: none,
    perform: (page) => page.act({ press: cancelReview.primary, in: cancelReview.title }),
  }),
  defineTask({ name: 'wait for the review', input: none, perform: press(cancelReview.secondary) }),
  defineTask({
    name: 'refresh packages',
    input: none,
    async perform(page) {
      await page.act({ press: refresh.action });
      await page.until(
        (outline) => findPackage(outline) ?? findSchedule(outline),
        'The refreshed prices',
      );
    },
  }),
  defineTask({ name: 'go to review', input: none, perform: press(applicationExpired.action) }),
  defineTask({
    name: 'talk to an advisor about the packages',
    input: none,
    // The page's header has one for other questions.
    perform: (page) => page.act({ press: blocked.action, in: 'main' }),
  }),
  defineTask({ name: 'load the packages again', input: none, perform: press('Try again') }),
];

const isControl = ({ role }: OutlineNode) => role === 'button' || role === 'link';

/** A package on the comparison, or a group of quotes on a package's own page. */
const findPackage = (outline: Outline) =>
  nodesOf(outline).find(
    ({ role, name }) =>
      role === 'article' || (role === 'button' && name.startsWith(content.package.card.details)),
  );

const findSchedule = (outline: Outline) =>
  nodesOf(outline).find(({ role, name }) => role === 'group' && name === content.billing.legend);
