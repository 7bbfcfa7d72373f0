import { asksWhoReferred, intakeFieldNames, isOtherTitle } from '@fairlead/domain';
import { $isEmbedded, $isSignedIn } from '@fairlead/store';
import type { Scope } from 'effector';
import { content } from './content.ts';
import type { IntakeModel } from './model/index.ts';

/** The visible texts of the start page, for scenarios. */
export function textsOf(model: IntakeModel, scope: Scope): readonly string[] {
  // The screen throws what no rule covers: the crash page stands in its place.
  if (scope.getState(model.$crash))
    return ['Something went sideways.', 'TALK TO AN ADVISOR', 'Try again'];
  const view = scope.getState(model.reroute.$view);
  if (view === 'loading') return ['Loading...'];
  if (view === 'failed') {
    const { title, retry } = content.rerouteFailed;
    return [title, scope.getState(model.reroute.$failureText) ?? '', retry];
  }
  const standing = scope.getState(model.reroute.$standing);
  if (view === 'standing' && standing) {
    const { [standing]: told, advisor, retry } = content.standing;
    return [told.title, told.body, advisor, retry];
  }
  const { form, address } = model;
  const summary = scope.getState(form.$summary);
  const state = scope.getState(address.$nonLiveState);
  const isOpen = scope.getState(address.$isModalOpen);
  const offersSignIn = !scope.getState($isSignedIn) && !scope.getState($isEmbedded);
  return [
    "Let's get you covered",
    content.intro,
    scope.getState(model.$banner),
    scope.getState(model.$notice),
    scope.getState(form.$isAtRisk) && content.atRisk,
    ...(offersSignIn ? [content.signIn.title, content.signIn.body, 'Sign In'] : []),
    ...(summary.length > 0 ? ['Please complete the missing required fields'] : []),
    'Tell about the business',
    'My business does not have a website yet.',
    'Tell us about your role',
    ...labels(model, scope),
    ...Object.values(scope.getState(form.$shownErrors)),
    ...(state ? [content.nonLive.warning(state)] : []),
    ...(isOpen ? [content.nonLive.title(state), content.nonLive.body(state)] : []),
    ...(isOpen ? [content.nonLive.primary, content.nonLive.secondary] : []),
    content.terms.text,
    'Continue',
  ].filter((text): text is string => Boolean(text));
}

function labels({ form }: IntakeModel, scope: Scope): readonly string[] {
  const { title, hdyhau } = scope.getState(form.$form);
  const { terms: _, titleOther, hdyhauOther, ...always } = intakeFieldNames;
  return [
    ...Object.values(always),
    ...(isOtherTitle(title) ? [titleOther] : []),
    ...(asksWhoReferred(hdyhau) ? [hdyhauOther] : []),
  ];
}
