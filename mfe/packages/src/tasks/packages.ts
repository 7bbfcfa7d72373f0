import { defineTask, none } from '@fairlead/mfe-kit/area';
import { $route } from '@fairlead/store';
import { boolean, string } from 'superstruct';
import { content } from '../content.ts';
import type { Actor } from './hands.ts';

const { comparison, refresh, cancelReview, applicationExpired, blocked } = content;

/** What a client does with the packages before paying. */
export const packageTasks = [
  defineTask({
    name: 'wait for packages',
    input: none,
    model: async (actor: Actor) => {
      const { submission } = actor.model;
      await actor.until(
        () =>
          actor.get(submission.$view) === 'comparison' &&
          actor.get(submission.$packages).length > 0,
        'The packages',
      );
    },
    browser: async (actor) => actor.appears('.option, .quote-group', 'The packages'),
  }),
  defineTask({
    name: 'show out-of-pocket expenses',
    input: boolean(),
    model: async (actor: Actor, isShown) =>
      actor.send(actor.model.comparison.outOfPocketShown, isShown),
    browser: async (actor, isShown) =>
      actor.act([isShown ? { check: comparison.switch } : { uncheck: comparison.switch }]),
  }),
  defineTask({
    name: 'buy package',
    input: string(),
    model: async (actor: Actor, name) =>
      actor.send(actor.model.buying.bought, packageCalled(actor, name).id),
    browser: async (actor, name) => actor.act([{ press: `${comparison.buy} ${name}` }]),
  }),
  defineTask({
    name: 'open package',
    input: string(),
    model: async (actor: Actor, name) =>
      actor.send(actor.model.comparison.explored, packageCalled(actor, name).id),
    browser: async (actor, name) => {
      const custom = await actor.browser.$(`a*=${comparison.customize}`).isExisting();
      const verb = custom ? comparison.customize : comparison.explore;
      await actor.act([{ press: `${verb} ${name}` }]);
    },
  }),
  defineTask({
    name: 'continue with the other package',
    input: none,
    model: async (actor: Actor) => actor.send(actor.model.buying.cancelConfirmed, undefined),
    browser: async (actor) => actor.act([{ press: cancelReview.primary }]),
  }),
  defineTask({
    name: 'wait for the review',
    input: none,
    model: async (actor: Actor) => actor.send(actor.model.buying.cancelDismissed, undefined),
    browser: async (actor) => actor.act([{ press: cancelReview.secondary }]),
  }),
  defineTask({
    name: 'refresh packages',
    input: none,
    model: async (actor: Actor) => {
      await actor.send(actor.model.refresh.asked, undefined);
      await actor.until(
        () => !actor.get(actor.model.refresh.$isRefreshing),
        'The refreshed prices',
      );
    },
    browser: async (actor) => {
      await actor.act([{ press: refresh.action }]);
      await actor.appears('.option, .schedule, .quote-group', 'The refreshed prices');
    },
  }),
  defineTask({
    name: 'go to review',
    input: none,
    model: async (actor: Actor) => actor.send(actor.model.applicationExpiry.reviewAsked, undefined),
    browser: async (actor) => actor.act([{ press: applicationExpired.action }]),
  }),
  defineTask({
    name: 'talk to an advisor about the packages',
    input: none,
    model: async (actor: Actor) => actor.send(actor.model.advice.asked, undefined),
    browser: async (actor) => actor.act([{ press: blocked.action }]),
  }),
  defineTask({
    name: 'load the packages again',
    input: none,
    model: async (actor: Actor) => actor.send(actor.model.submission.retried, undefined),
    browser: async (actor) => actor.act([{ press: 'Try again' }]),
  }),
];

/** The displayed package of that name; "Recommended" means the one that is, when none is called so. */
function packageCalled(actor: Actor, name: string) {
  const packages = actor.get(actor.model.submission.$packages);
  const found =
    packages.find((one) => one.name === name) ??
    packages.find((one) => name === 'Recommended' && one.recommended);
  if (!found)
    throw new Error(
      `The package '${name}' was asked for on ${actor.get($route)?.name}. There are ${packages.map((one) => one.name).join(', ') || 'none'}.`,
    );
  return found;
}
