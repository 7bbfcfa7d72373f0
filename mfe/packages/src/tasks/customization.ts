import { defineTask, none, press } from '@fairlead/mfe-kit/area';
import type { Page } from '@fairlead/mfe-kit/page';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { defaulted, type Infer, object, optional, string } from 'superstruct';
import { content } from '../content.ts';

/** A limit or out-of-pocket of a coverage, by the words on the page. */
const Choice = object({
  coverage: string(),
  /** Which limit; without it, the first in the drawer. */
  limit: optional(string()),
  to: string(),
});

/** What a client does on a package's page. */
export const customizationTasks = [
  defineTask({ name: 'open coverage', input: string(), perform: openCoverage }),
  defineTask({
    name: 'close coverage',
    input: none,
    // The one in the corner; there is another one at the foot unless something was changed.
    perform: (page) => page.act({ press: content.package.drawer.close, number: 1 }),
  }),
  defineTask({
    name: 'customize package',
    input: none,
    perform: press(content.package.customize.action, content.package.customize.primary),
  }),
  defineTask({
    name: 'change limit',
    input: Choice,
    async perform(page, input) {
      await openCoverage(page, input.coverage);
      await chooseLimit(page, input);
      await page.act({ press: content.package.drawer.apply });
    },
  }),
  defineTask({
    name: 'add coverage',
    input: string(),
    perform: (page, coverage) => page.act({ press: `${content.package.add.action} ${coverage}` }),
  }),
  defineTask({
    name: 'remove coverage',
    input: string(),
    async perform(page, coverage) {
      await openCoverage(page, coverage);
      await page.act({ press: content.package.drawer.remove });
    },
  }),
  defineTask({
    name: 'remove the dependents too',
    input: none,
    perform: press(content.package.dependents.primary),
  }),
  defineTask({
    name: 'discard changes',
    input: none,
    perform: press(content.package.summary.discard),
  }),
  defineTask({
    name: 'save and update',
    input: none,
    async perform(page) {
      await page.act({ press: 'Save & Update' });
      await page.until(
        (outline) =>
          nodesOf(outline).every(({ states }) => !states.busy) &&
          nodesOf(outline).some(
            ({ role, name }) => role === 'button' && name === 'Continue to Payment',
          ),
        'The new price',
      );
    },
  }),
  defineTask({
    name: 'request review',
    input: defaulted(string(), ''),
    perform: (page, note) =>
      page.act(
        { press: 'Request Review' },
        { fill: content.package.review.label, with: note },
        { press: content.package.review.primary },
      ),
  }),
  defineTask({
    name: 'continue with the package',
    input: none,
    perform: press('Continue to Payment'),
  }),
  defineTask({
    name: 'rename custom package',
    input: defaulted(string(), ''),
    perform: (page, name) =>
      page.act(
        { press: content.package.rename.action },
        { fill: content.package.rename.label, with: name },
        { press: content.package.rename.primary },
      ),
  }),
  defineTask({
    name: 'delete custom package',
    input: none,
    perform: press(content.package.remove.action, content.package.remove.primary),
  }),
  defineTask({
    name: 'ask for additional needs',
    input: string(),
    perform: (page, details) =>
      page.act(
        { press: content.package.needs.action },
        { fill: content.package.needs.label, with: details },
        { press: content.package.needs.primary },
      ),
  }),
];

function openCoverage(page: Page, coverage: string): Promise<void> {
  return page.act({ press: `${content.package.card.details}: ${coverage}` });
}

/** Chooses in the group of that name, or in the first one of the drawer. */
async function chooseLimit(page: Page, { limit, to }: Infer<typeof Choice>): Promise<void> {
  const group =
    limit ??
    (
      await page.until((outline) => {
        const drawer = nodesOf(outline).findLast(({ role }) => role === 'dialog');
        return nodesOf(drawer?.children ?? []).find(
          ({ role, name, children }) =>
            (role === 'group' || role === 'radiogroup') && name && children.length > 0,
        );
      }, 'The limits of the coverage')
    ).name;
  await page.act({ choose: to, of: group });
}
