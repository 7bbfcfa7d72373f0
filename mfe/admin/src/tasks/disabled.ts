import { defineTask } from '@fairlead/mfe-kit/area';
import { nodesOf } from '@fairlead/ui/semantics/write-outline';
import { object, string } from 'superstruct';
import { content } from '../content.ts';
import { menuItem, openMenu } from './board.ts';

/** Steps that check disabled controls and the reasons in their tooltips. */
export const disabledTasks = [
  defineTask({
    name: 'find status disabled',
    input: object({ package: string(), status: string(), because: string() }),
    async perform(page, { package: name, status, because }) {
      await openMenu(page, `Status of ${name}`);
      const { states, description = '' } = await menuItem(page, status);
      await page.key('Escape');
      compare(`The status '${status}' of '${name}'`, states.disabled ? description : null, because);
    },
  }),
  defineTask({
    name: 'find recommended disabled',
    input: object({ package: string(), because: string() }),
    async perform(page, { package: name, because }) {
      const node = await page.until(
        (outline) => nodesOf(outline).find((one) => one.name === `Recommended: ${name}`),
        `The switch of '${name}'`,
      );
      compare(`The switch of '${name}'`, node.description ?? null, because);
    },
  }),
  defineTask({
    name: 'find adding refused',
    input: object({ quote: string(), to: string(), because: string() }),
    async perform(page, { quote, to, because }) {
      await openMenu(page, `${content.library.add} ${quote}`);
      const { states, description = '' } = await menuItem(page, `${to}, `);
      await page.key('Escape');
      compare(`Adding '${quote}' to '${to}'`, states.disabled ? description : null, because);
    },
  }),
  defineTask({
    name: 'find button disabled',
    input: object({ button: string(), because: string() }),
    async perform(page, { button, because }) {
      const { states, description = '' } = await page.until(
        (outline) =>
          nodesOf(outline).find(({ role, name }) => role === 'button' && name === button),
        `The button '${button}'`,
      );
      compare(`The button '${button}'`, states.disabled ? description : null, because);
    },
  }),
  defineTask({
    name: 'find submission status disabled',
    input: string(),
    async perform(page, because) {
      const { states, description = '' } = await page.until(
        (outline) =>
          nodesOf(outline).find(
            ({ role, name }) => role === 'button' && name.endsWith('Submission status'),
          ),
        'The status of the submission',
      );
      compare('The status of the submission', states.disabled ? description : null, because);
    },
  }),
];

function compare(what: string, found: string | null, expected: string): void {
  if (found === null) throw new Error(`${what} is not disabled. Expected: ${expected}`);
  if (found !== expected)
    throw new Error(
      `${what} is disabled for another reason. Expected: ${expected} Found: ${found}`,
    );
}
