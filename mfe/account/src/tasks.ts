import { type Area, defineTask, none, press } from '@fairlead/mfe-kit/area';
import type { LoginSite, Page } from '@fairlead/mfe-kit/page';
import { object, optional, type Struct, string } from 'superstruct';
import { content } from './content.ts';

type Account = { readonly email?: string } | undefined;

/** `- sign in` with the address that the product filled in, `- sign in: { email: … }` with another. */
const account: Struct<Account, unknown> = optional(object({ email: optional(string()) })) as Struct<
  Account,
  unknown
>;

const atLoginSite =
  (step: keyof LoginSite) =>
  ({ loginSite }: Page, input: Account) =>
    loginSite[step](input?.email);

/** Tasks of signing in, and of the pages around it. */
export const area: Area = {
  name: 'account',
  tasks: [
    defineTask({ name: 'sign in', on: 'outside', input: account, perform: atLoginSite('signIn') }),
    defineTask({ name: 'sign up', on: 'outside', input: account, perform: atLoginSite('signUp') }),
    defineTask({
      name: 'open the verification e-mail',
      on: 'anywhere',
      leadsOnFrom: ['verify-email'],
      input: account,
      perform: atLoginSite('openVerificationEmail'),
    }),
    defineTask({
      name: 'ask for another verification e-mail',
      input: none,
      perform: press(content.verifyEmail.again),
    }),
    defineTask({ name: 'log in again', input: none, perform: press('Log in') }),
    defineTask({ name: 'request access', input: none, perform: press('Request Access') }),
    defineTask({
      name: 'go back to the form',
      on: ['request-access'],
      input: none,
      perform: press('Back'),
    }),
    defineTask({
      name: 'choose profile',
      input: string(),
      perform: (page, company) => page.act({ press: company }),
    }),
    defineTask({
      name: 'load the companies again',
      input: none,
      perform: press(content.chooseProfile.retry),
    }),
    defineTask({ name: 'get started', input: none, perform: press('Get Started') }),
    defineTask({ name: 'upload documents', input: none, perform: press('Upload Documents') }),
    defineTask({ name: 'go to the account', input: none, perform: press(content.account) }),
  ],
};
