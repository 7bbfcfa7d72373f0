import { ApiError } from '@fairlead/contracts';
import { applicantSummary, emptyIntakeForm } from '@fairlead/domain';
import { memoryStorage } from '@fairlead/store';
import { createWatch } from 'effector';
import { expect, vi } from 'vitest';
import { model, named, type opening, signedIn, visitor } from './open-intake.ts';

/** A response that arrives when the test decides. */
export function late(answer: unknown) {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    arrive: resolve,
    answer: async () => {
      await promise;
      return typeof answer === 'function' ? answer() : answer;
    },
  };
}

export const applications = 'list-applications';
/** Waits until a call was made once. */
export const isAsked = (name: string) => vi.waitFor(() => expect(named(name)).toHaveLength(1));
/** A browser that has stored an accepted intake form. */
export const answered = () =>
  memoryStorage({ 'fairlead:intake-answers': JSON.stringify(applicantSummary(emptyIntakeForm)) });
export const withCover = {
  ...signedIn,
  'get-user-info': { is_admin: false, coverage_names: ['gl'] },
};
export const unverified = {
  ...visitor,
  'get-session': () => {
    throw new ApiError(403, { message: 'unverified_email:ada@x.example' });
  },
};

/** Every view that the screen shows from the start on, without repeats. */
export function viewsOf(page: ReturnType<typeof opening>) {
  const views: string[] = [page.get(model.reroute.$view)];
  createWatch({
    unit: model.reroute.$view,
    scope: page.scope,
    fn: (view) => void views.push(view),
  });
  return views;
}
