import {
  type BrowserActor,
  defineArea,
  defineTask,
  type ModelActor,
  none,
  type PageAction,
} from '@fairlead/mfe-kit/area';
import { string } from 'superstruct';
import { content } from './content.ts';
import { answersOf, IntakeInput, intakeActions } from './intake-input.ts';
import { createModel, type IntakeModel } from './model/index.ts';
import { textsOf } from './texts.ts';

type Actor = ModelActor<IntakeModel>;

/** The start page: filling in the form, and going on. */
export const area = defineArea<IntakeModel>({
  name: 'intake',
  createModel,
  tasks: [
    defineTask({
      name: 'fill in intake',
      input: IntakeInput,
      model: async (actor: Actor, input) => {
        const { address, ...answers } = input;
        for (const change of answersOf(answers)) await actor.send(actor.model.form.changed, change);
        if (address) await chooseAddress(actor, address);
      },
      browser: async (actor, input) => {
        await actor.act(intakeActions(input));
        if (input.address) await chooseAddressInPage(actor, input.address);
      },
    }),
    defineTask({
      name: 'choose address',
      input: string(),
      model: (actor: Actor, text) => chooseAddress(actor, text),
      browser: chooseAddressInPage,
    }),
    defineTask({
      name: 'change the address',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.address.changeChosen, undefined),
      browser: (actor) => actor.act([{ press: content.nonLive.primary }]),
    }),
    defineTask({
      name: 'go on anyway',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.address.goOnChosen, undefined),
      browser: (actor) => actor.act([{ press: content.nonLive.secondary }]),
    }),
    defineTask({
      name: 'agree to the terms',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.form.changed, { terms: true }),
      browser: (actor) => actor.act([{ check: content.terms.text }]),
    }),
    defineTask({
      name: 'submit intake',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.submit.submitted, undefined),
      browser: (actor) => actor.act([{ press: 'Continue' }] satisfies PageAction[]),
    }),
    defineTask({
      name: 'look for the application again',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.reroute.retried, undefined),
      browser: (actor) => actor.act([{ press: content.rerouteFailed.retry }]),
    }),
  ],
  texts: textsOf,
});

/** Types the address, waits for the suggestions and takes the first that begins with it. */
async function chooseAddress(actor: Actor, text: string): Promise<void> {
  const { address, form } = actor.model;
  const found = () => actor.get(address.$suggestions).find((one) => begins(one.text, text));
  await actor.send(address.typed, text);
  await actor.until(
    () => found() !== undefined || actor.get(address.$isEmpty) || actor.get(address.$isUnreachable),
    `Suggestions for the address '${text}'`,
  );
  const suggestion = found();
  // Nothing matches: what was typed stays, as it does for a person.
  if (!suggestion) return actor.send(form.fieldLeft, 'address');
  await actor.send(address.picked, suggestion.id);
  await actor.until(() => !actor.get(address.$isReading), `The address '${text}'`);
}

async function chooseAddressInPage(actor: BrowserActor, text: string): Promise<void> {
  await actor.type('Primary address', text);
  const { browser } = actor;
  const option = browser.$('[role=listbox] [role=option]');
  const ends = [
    option,
    browser.$(`p=${content.address.empty}`),
    browser.$(`p*=${content.address.unreachable}`),
    // Maps did not load, which is what the next step sees.
    browser.$('ui-crash'),
  ];
  const shown = () => Promise.all(ends.map((end) => end.isDisplayed()));
  await browser.waitUntil(async () => (await shown()).includes(true), {
    timeoutMsg: `No suggestions for the address '${text}' appeared`,
  });
  if (!(await option.isDisplayed())) return actor.keys('Tab');
  await actor.keys('ArrowDown', 'Enter');
}

const begins = (suggestion: string, text: string) =>
  suggestion.toLowerCase().startsWith(text.trim().toLowerCase());
