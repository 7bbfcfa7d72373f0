import {
  type BrowserActor,
  defineArea,
  defineTask,
  type ModelActor,
  none,
} from '@fairlead/mfe-kit/area';
import { object, optional, type Struct, string } from 'superstruct';
import { content } from './content.ts';
import { type AccountModel, createModel } from './model/index.ts';
import { textsOf } from './texts.ts';

type Actor = ModelActor<AccountModel>;
type Account = { readonly email?: string } | undefined;

/** `- sign in` for the address the product filled in, `- sign in: { email: … }` for another. */
const account: Struct<Account, unknown> = optional(object({ email: optional(string()) })) as Struct<
  Account,
  unknown
>;

/** What happens at the login site is the same for both drivers: the site belongs to neither. */
const atLoginSite =
  (step: 'signIn' | 'signUp' | 'openVerificationEmail') =>
  ({ loginSite }: Pick<Actor | BrowserActor, 'loginSite'>, input: Account) =>
    loginSite[step](input?.email);

const press = (name: string) => (actor: BrowserActor) => actor.act([{ press: name }]);

/** Signing in, and the pages around it. */
export const area = defineArea<AccountModel>({
  name: 'account',
  createModel,
  tasks: [
    defineTask({
      name: 'sign in',
      input: account,
      model: atLoginSite('signIn'),
      browser: atLoginSite('signIn'),
    }),
    defineTask({
      name: 'sign up',
      input: account,
      model: atLoginSite('signUp'),
      browser: atLoginSite('signUp'),
    }),
    defineTask({
      name: 'open the verification e-mail',
      input: account,
      model: atLoginSite('openVerificationEmail'),
      browser: atLoginSite('openVerificationEmail'),
    }),
    defineTask({
      name: 'ask for another verification e-mail',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.verifyEmail.resendChosen, undefined),
      browser: press(content.verifyEmail.again),
    }),
    defineTask({
      name: 'log in again',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.emailVerified.logInChosen, undefined),
      browser: press('Log in'),
    }),
    defineTask({
      name: 'request access',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.requestAccess.requested, undefined),
      browser: press('Request Access'),
    }),
    defineTask({
      name: 'go back to the form',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.requestAccess.backChosen, undefined),
      browser: press('Back'),
    }),
    defineTask({
      name: 'choose profile',
      input: string(),
      model: async (actor: Actor, company) => {
        const { chooseProfile } = actor.model;
        const clientOf = () =>
          actor.get(chooseProfile.$clients)?.find((client) => client.company === company);
        await actor.until(
          () => actor.get(chooseProfile.$clients) !== null,
          'The list of companies',
        );
        const client = clientOf();
        if (!client) throw new Error(`No company is called '${company}': ${companies(actor)}`);
        await actor.send(chooseProfile.chosen, client.clientId);
      },
      browser: (actor, company) => actor.act([{ press: company }]),
    }),
    defineTask({
      name: 'load the companies again',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.chooseProfile.retried, undefined),
      browser: press(content.chooseProfile.retry),
    }),
    defineTask({
      name: 'get started',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.clients.startChosen, undefined),
      browser: press('Get Started'),
    }),
    defineTask({
      name: 'upload documents',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.clients.uploadChosen, undefined),
      browser: press('Upload Documents'),
    }),
    defineTask({
      name: 'go to the account',
      input: none,
      model: (actor: Actor) => actor.send(actor.model.clients.accountChosen, undefined),
      browser: press(content.account),
    }),
  ],
  texts: textsOf,
});

const companies = (actor: Actor) =>
  `there are ${(actor.get(actor.model.chooseProfile.$clients) ?? []).map(({ company }) => company).join(', ')}`;
