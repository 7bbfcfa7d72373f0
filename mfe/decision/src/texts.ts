import { $route } from '@fairlead/store';
import type { Scope, Store } from 'effector';
import { content } from './content.ts';
import type { DecisionModel } from './model/index.ts';

type Get = <State>(store: Store<State>) => State;
type Texts = readonly (string | null | undefined | false)[];

/** The visible texts of the open screen, for scenarios. */
export function textsOf(model: DecisionModel, scope: Scope): readonly string[] {
  const get: Get = (store) => scope.getState(store);
  const route = get($route)?.name;
  const texts = route && route in screens ? screens[route as keyof typeof screens](model, get) : [];
  return texts.filter((text): text is string => Boolean(text));
}

const renewalLocation = ({ $placeName }: DecisionModel, get: Get): Texts => {
  const { heading, body, anotherState } = content.renewalUnsupportedLocation;
  return [heading, body(get($placeName) ?? anotherState), content.advisor];
};

const screens = {
  'unsupported-location': ({ $placeName }: DecisionModel, get: Get): Texts => {
    const { heading, body, action } = content.unsupportedLocation;
    return [heading, body(get($placeName) ?? content.yourState), action];
  },
  'blocking-discretion': ({ blocking }: DecisionModel, get: Get): Texts => {
    const { heading, body, expedite, steps } = content.blockingDiscretion;
    const course = steps.flatMap((step) => [step.text, 'note' in step && step.note]);
    return [heading, body, ...course, get(blocking.$mayExpedite) && expedite, content.advisor];
  },
  'expedited-quote-request': ({ expedite }: DecisionModel, get: Get): Texts => {
    const words = content.expedite;
    const problems = get(expedite.$shownProblems);
    return [
      words.heading,
      words.body,
      get(expedite.$isAtRisk) && words.atRisk,
      words.deadline,
      problems.includes('deadline') && words.deadlineError,
      words.reason,
      ...Object.values(words.reasons),
      words.details,
      problems.some((problem) => problem !== 'deadline') && words.required,
      words.submit,
    ];
  },
  'expedited-quote-request-confirmation': ({ expedite }: DecisionModel, get: Get): Texts => {
    const { heading, body, you, failed, failedHeading } = content.expediteConfirmation;
    return get(expedite.$isFailureConfirmed)
      ? [failedHeading, failed, content.talkToAdvisor]
      : [heading, body(get(expedite.$email) ?? you), content.talkToAdvisor];
  },
  'user-discretion': ({ userDiscretion }: DecisionModel, get: Get): Texts => {
    const { heading, body, cancel } = content.userDiscretion;
    return get(userDiscretion.$crash)
      ? ['Something went sideways.', content.advisor]
      : [heading, body, cancel, content.advisor];
  },
  'decline-routing': ({ declineRouting }: DecisionModel, get: Get): Texts =>
    get(declineRouting.$hasFailed)
      ? [content.declineRouting.heading, get(declineRouting.$failureText) ?? '', content.tryAgain]
      : ['Loading...'],
  declined: (): Texts => [content.declined.heading, content.declined.body, content.advisor],
  'hiscox-offer': (): Texts => Object.values(content.hiscoxOffer),
  'renewal-blocked': (): Texts => Object.values(content.renewalBlocked),
  'discretion-quote-blocking-renewal': (): Texts => [
    ...Object.values(content.renewalDiscretion),
    content.advisor,
  ],
  'renewal-unsupported-location': renewalLocation,
  'renewal-unsupported-location-at': renewalLocation,
};
