import { type BrowserActor, defineTask } from '@fairlead/mfe-kit/area';
import { object, string } from 'superstruct';
import { type Actor, columnCalled, quoted } from './actor.ts';

/** Steps that look at what cannot be done, and at the reason that its tooltip gives. */
export const disabledTasks = [
  defineTask({
    name: 'find status disabled',
    input: object({ package: string(), status: string(), because: string() }),
    model: async (actor: Actor, { package: name, status, because }) => {
      const { choices } = columnCalled(actor, name);
      const choice = choices.find(({ label }) => label === status);
      if (!choice)
        throw new Error(
          `The status '${status}' of '${name}' was looked for. There are ${choices.map(({ label }) => label).join(', ') || 'none'}.`,
        );
      compare(`The status '${status}' of '${name}'`, choice.whyNot, because);
    },
    browser: async (actor, { package: name, status, because }) => {
      const { browser } = actor;
      const column = `//*[@data-package=${quoted(name)}]`;
      await actor.press(`${column}//button[@aria-haspopup="menu"]`, `The status of '${name}'`);
      const option = await browser.$(
        `${column}//*[@role="menuitemradio"][starts-with(normalize-space(.), ${quoted(status)})]`,
      );
      const isDisabled = (await option.getAttribute('aria-disabled')) === 'true';
      const reason = isDisabled ? await option.$('[role=tooltip]').getText() : null;
      await browser.keys('Escape');
      compare(`The status '${status}' of '${name}'`, reason, because);
    },
  }),
  defineTask({
    name: 'find recommended disabled',
    input: object({ package: string(), because: string() }),
    model: async (actor: Actor, { package: name, because }) =>
      compare(`The switch of '${name}'`, columnCalled(actor, name).whyNotRecommend, because),
    browser: async (actor, { package: name, because }) => {
      const group = await actor.browser.$(`fieldset[aria-label=${quoted(`Recommended: ${name}`)}]`);
      const reason = (await group.isExisting()) ? await describedBy(actor, group) : null;
      compare(`The switch of '${name}'`, reason, because);
    },
  }),
  defineTask({
    name: 'find submission status disabled',
    input: string(),
    model: async (actor: Actor, because) =>
      compare(
        'The status of the submission',
        actor.get(actor.model.submissionStatus.$whyNot),
        because,
      ),
    browser: async (actor, because) => {
      const trigger = await actor.browser.$('.board-status button');
      compare('The status of the submission', await describedBy(actor, trigger), because);
    },
  }),
];

type Element = ReturnType<BrowserActor['browser']['$']>;

/** What the tooltip of an element says; null when it has none. */
async function describedBy({ browser }: BrowserActor, element: Awaited<Element>) {
  const id = await element.getAttribute('aria-describedby');
  if (!id) return null;
  return browser.execute((tip) => document.getElementById(tip)?.textContent ?? null, id);
}

function compare(what: string, found: string | null, expected: string): void {
  if (found === null) throw new Error(`${what} is not disabled. Expected: ${expected}`);
  if (found !== expected)
    throw new Error(
      `${what} is disabled for another reason. Expected: ${expected} Found: ${found}`,
    );
}
