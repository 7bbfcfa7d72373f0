import { type ExpediteForm, expediteReasonNames } from '@fairlead/domain/outcomes';
import {
  defineArea,
  defineTask,
  type ModelActor,
  none,
  type PageAction,
} from '@fairlead/mfe-kit/area';
import { enums, type Infer, object, optional, string } from 'superstruct';
import { content } from './content.ts';
import { createModel, type DecisionModel } from './model/index.ts';
import { textsOf } from './texts.ts';

type Actor = ModelActor<DecisionModel>;

const words = content.expedite;
const reasonTexts = Object.values(words.reasons);

/** The request as a scenario writes it: in the words on the page. Without a deadline, tomorrow stands there. */
const ExpediteInput = object({
  deadline: optional(string()),
  reason: enums(reasonTexts),
  details: optional(string()),
});
type ExpediteInput = Infer<typeof ExpediteInput>;

/** What an applicant can do once there is a decision. */
export const area = defineArea<DecisionModel>({
  name: 'decision',
  createModel,
  tasks: [
    defineTask({
      name: 'ask for an expedited quote',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.blocking.expediteChosen, undefined),
      browser: (actor) => actor.act([{ press: content.blockingDiscretion.expedite }]),
    }),
    defineTask({
      name: 'fill in the expedited quote',
      input: ExpediteInput,
      model: fillIn,
      browser: (actor, input) => actor.act(actionsOf(input)),
    }),
    defineTask({
      name: 'request expedited quote',
      input: ExpediteInput,
      model: async (actor: Actor, input) => {
        await fillIn(actor, input);
        await actor.send(actor.model.expedite.submitted, undefined);
      },
      browser: (actor, input) => actor.act([...actionsOf(input), { press: words.submit }]),
    }),
    defineTask({
      name: 'cancel my request',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.userDiscretion.cancelPressed, undefined),
      browser: (actor) => actor.act([{ press: content.userDiscretion.cancel }]),
    }),
    defineTask({
      name: 'talk to an advisor about the decision',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.waysOn.advisorAsked, undefined),
      browser: (actor) => actor.act([{ press: content.advisor }]),
    }),
    defineTask({
      name: 'chat with us',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.waysOn.advisorAsked, undefined),
      browser: (actor) => actor.act([{ press: content.unsupportedLocation.action }]),
    }),
    defineTask({
      name: 'go to the account',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.waysOn.accountOpened, undefined),
      browser: (actor) => actor.act([{ press: content.renewalBlocked.action }]),
    }),
    defineTask({
      name: 'open the partner offer',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.waysOn.partnerOpened, undefined),
      browser: (actor) => actor.act([{ press: content.hiscoxOffer.action }]),
    }),
    defineTask({
      name: 'look up the decline again',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.declineRouting.retried, undefined),
      browser: (actor) => actor.act([{ press: content.tryAgain }]),
    }),
  ],
  texts: textsOf,
});

async function fillIn({ model, send }: Actor, { deadline, reason, details }: ExpediteInput) {
  const change: Partial<ExpediteForm> = {
    reason: expediteReasonNames.find((name) => words.reasons[name] === reason) ?? '',
    ...(deadline === undefined ? {} : { deadline }),
    ...(details === undefined ? {} : { details }),
  };
  await send(model.expedite.changed, change);
  for (const field of Object.keys(change) as (keyof ExpediteForm)[])
    await send(model.expedite.blurred, field);
}

function actionsOf({ deadline, reason, details }: ExpediteInput): PageAction[] {
  return [
    ...(deadline === undefined ? [] : [{ fill: words.deadline, with: deadline }]),
    { choose: reason, in: words.reason },
    ...(details === undefined ? [] : [{ fill: words.details, with: details }]),
  ];
}
