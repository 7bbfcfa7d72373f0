import { defineArea, defineTask, type ModelActor, none } from '@fairlead/mfe-kit/area';
import { content } from './content.ts';
import { createModel, type HeaderModel } from './model/index.ts';

type Actor = ModelActor<HeaderModel>;

/** What can be done from any screen. */
export const area = defineArea<HeaderModel>({
  name: 'header',
  createModel,
  tasks: [
    defineTask({
      name: 'sign out',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.signOutChosen, undefined),
      browser: async (actor) => {
        await actor.act([{ press: content.accountMenu }, { press: 'Sign Out' }]);
      },
    }),
    defineTask({
      name: 'switch company',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.switchChosen, undefined),
      browser: async (actor) => {
        await actor.act([{ press: content.accountMenu }, { press: content.switchCompany }]);
      },
    }),
    defineTask({
      name: 'talk to an advisor',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.advisorAsked, undefined),
      browser: (actor) => actor.act([{ press: content.advisor }]),
    }),
  ],
  texts(model, scope) {
    const account = scope.getState(model.$account);
    const own = { nothing: [], 'sign-in': ['Sign In'], menu: ['Sign Out'] }[account.kind];
    return [content.advisor, ...own, ...(account.kind === 'menu' ? [account.email] : [])];
  },
});
