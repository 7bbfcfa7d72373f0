import { type Area, defineTask, none, press } from '@fairlead/mfe-kit/area';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { enums, type Infer, object, optional, string } from 'superstruct';
import { content } from './content.ts';

const reasonTexts = Object.values(content.expedite.reasons);

/** A scenario's request, in the words on the page. The default deadline is tomorrow. */
const ExpediteInput = object({
  deadline: optional(string()),
  reason: enums(reasonTexts),
  details: optional(string()),
});
type ExpediteInput = Infer<typeof ExpediteInput>;

/** Tasks after a decision. */
export const area: Area = {
  name: 'decision',
  tasks: [
    defineTask({
      name: 'ask for an expedited quote',
      input: none,
      perform: press(content.blockingDiscretion.expedite),
    }),
    defineTask({
      name: 'fill in the expedited quote',
      input: ExpediteInput,
      perform: (page, input) => page.act(...actionsOf(input)),
    }),
    defineTask({
      name: 'request expedited quote',
      input: ExpediteInput,
      perform: (page, input) => page.act(...actionsOf(input), { press: content.expedite.submit }),
    }),
    defineTask({
      name: 'cancel my request',
      input: none,
      perform: press(content.userDiscretion.cancel),
    }),
    defineTask({
      name: 'talk to an advisor about the decision',
      input: none,
      // The page's header has one for other questions.
      perform: (page) => page.act({ press: content.advisor, in: 'main' }),
    }),
    defineTask({
      name: 'chat with us',
      input: none,
      perform: press(content.unsupportedLocation.action),
    }),
    defineTask({
      name: 'go to the account after the renewal was blocked',
      on: ['renewal-blocked'],
      input: none,
      perform: press(content.renewalBlocked.action),
    }),
    defineTask({
      name: 'open the partner offer',
      input: none,
      perform: press(content.hiscoxOffer.action),
    }),
    defineTask({
      name: 'look up the decline again',
      input: none,
      perform: press(content.tryAgain),
    }),
  ],
};

function actionsOf({ deadline, reason, details }: ExpediteInput): PageAction[] {
  return [
    ...(deadline === undefined ? [] : [{ fill: content.expedite.deadline, with: deadline }]),
    { choose: reason, of: content.expedite.reason },
    ...(details === undefined ? [] : [{ fill: content.expedite.details, with: details }]),
  ];
}
