import { $isLeaving, $route } from '@fairlead/store';
import type { Scope } from 'effector';
import { content } from './content.ts';
import type { AccountModel } from './model/index.ts';

type Say = (model: AccountModel, scope: Scope) => readonly (string | false)[];

/** The visible texts of each screen, for scenarios. A screen that only passes on shows the overlay. */
const screens: Readonly<Record<string, Say>> = {
  login: ({ login }, scope) =>
    scope.getState(login.$isBack) && !scope.getState($isLeaving)
      ? [content.signIn.heading, content.signIn.body, content.signIn.action]
      : ['Loading...'],
  'email-verified': ({ emailVerified }, scope) =>
    scope.getState(emailVerified.$outcome) === 'link-expired'
      ? [
          'Link expired',
          content.linkExpired.body,
          'Log in',
          scope.getState(emailVerified.$hasFailed) && content.linkExpired.failed,
        ]
      : ['Loading...'],
  'verify-email': ({ verifyEmail }, scope) => {
    const email = scope.getState(verifyEmail.$email);
    const { before, unknown, after, again, other, failed } = content.verifyEmail;
    return [
      'Please check your email.',
      before + (email || unknown) + after,
      email !== '' && again,
      other,
      'Talk to an Advisor',
      scope.getState(verifyEmail.$hasFailed) && failed,
    ];
  },
  'request-access': ({ requestAccess }, scope) => {
    const company = scope.getState(requestAccess.$company) || content.yourCompany;
    const result = scope.getState(requestAccess.$result);
    return [
      'Company account already exists.',
      content.requestAccess.body(company),
      result !== 'sent' && 'Request Access',
      'Back',
      content.requestAccess.help,
      result === 'sent' && content.requestAccess.sent,
      result === 'failed' && content.requestAccess.failed(scope.getState(requestAccess.$team)),
    ];
  },
  'choose-profile': ({ chooseProfile }, scope) => {
    const { heading, body, loadFailed, switchFailed, retry } = content.chooseProfile;
    const error = scope.getState(chooseProfile.$error);
    return [
      heading,
      body,
      ...(scope.getState(chooseProfile.$clients) ?? []).map(({ company }) => company),
      ...(error === 'load' ? [loadFailed, retry] : []),
      error === 'switch' && switchFailed,
    ];
  },
  'user-has-application': ({ clients }, scope) => {
    const offer = scope.getState(clients.$offer);
    const { heading, signIn } = content.hasApplication;
    return [
      heading,
      content.hasApplication[saidOf[offer]](scope.getState(clients.$company)),
      offer === 'sign-in' && signIn,
      offer === 'account' && content.account,
    ];
  },
  'user-has-insurance': ({ clients }, scope) => [
    content.hasInsurance.heading,
    content.hasInsurance.body(scope.getState(clients.$company)),
    content.account,
  ],
  'user-has-cyber': () => [
    content.hasCyber.heading,
    content.hasCyber.body,
    'Upload Documents',
    content.account,
  ],
  'cyber-upgrade': () => [
    content.cyberUpgrade.heading,
    content.cyberUpgrade.body,
    content.cyberUpgrade.signIn,
  ],
  'vanta-welcome': () => [
    'Insure your startup in 10 minutes.',
    content.welcome.lead,
    ...content.welcome.steps.flatMap(({ title, body }) => [title, body]),
    'Get Started',
  ],
};

const saidOf = { 'sign-in': 'body', account: 'signedIn', none: 'embedded' } as const;

/** These screens throw what no rule covers, like those that only pass on: the crash page stands in their place. */
const throwing: readonly string[] = ['login', 'email-verified'];

export function textsOf(model: AccountModel, scope: Scope): readonly string[] {
  const name = scope.getState($route)?.name ?? '';
  const say = screens[name];
  if ((!say || throwing.includes(name)) && scope.getState(model.$crash))
    return ['Something went sideways.', 'TALK TO AN ADVISOR', 'Try again'];
  if (!say) return ['Loading...'];
  return say(model, scope).filter((text) => text !== false);
}
