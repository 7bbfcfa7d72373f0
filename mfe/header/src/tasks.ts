import {
  type BrowserActor,
  defineArea,
  defineTask,
  type ModelActor,
  none,
} from '@fairlead/mfe-kit/area';
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
        await openMenu(actor);
        await actor.act([{ press: 'Sign Out' }]);
      },
    }),
    defineTask({
      name: 'switch company',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.switchChosen, undefined),
      browser: async (actor) => {
        await openMenu(actor);
        await actor.act([{ press: content.switchCompany }]);
      },
    }),
    defineTask({
      name: 'talk to an advisor',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.advisorAsked, undefined),
      browser: (actor) => actor.act([{ press: content.advisor }]),
    }),
  ],
  // Sign Out stands in the menu, which opens on a press.
  texts(model, scope) {
    const account = scope.getState(model.$account);
    if (account.kind === 'sign-in') return [content.advisor, 'Sign In'];
    if (account.kind === 'menu')
      return [content.advisor, account.email || content.signedIn, content.accountMenu];
    return [content.advisor];
  },
});

/** The menu's button is called by the person's e-mail, which a scenario need not know. */
const openMenu = (actor: BrowserActor) =>
  actor.press('#header ui-menu > button', 'The menu of the header');
