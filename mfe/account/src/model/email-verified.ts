import { resendVerification } from '@fairlead/contracts';
import { emailOrNull } from '@fairlead/domain';
import { type EmailVerifiedOutcome, emailVerified } from '@fairlead/domain/outcomes';
import {
  createCallFx,
  decided,
  entered,
  navigate,
  routed,
  screenTitled,
  signInRequested,
  tracked,
  whileOpen,
} from '@fairlead/store';
import { emailVerified as emailWasVerified } from '@fairlead/store/leads';
import { createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import { createSignInAfterFailure } from './sign-in-after-failure.ts';

/** The result of an e-mail verification (A§2): continue, a new link, or an error; an address without one says so. */
export function createEmailVerified() {
  const logInChosen = createEvent();

  const arrived = entered('email-verified');
  const failed = createEvent<string>();
  const signInAfterFailure = createSignInAfterFailure('email-verified', failed);
  const outcome = sample({
    clock: arrived,
    source: signInAfterFailure.$hasFailed,
    filter: (hasFailed) => !hasFailed,
    fn: (_, { query }) =>
      emailVerified({ success: query.success ?? null, message: query.message ?? null }),
  });
  const onward = outcome.filterMap((result) =>
    result.kind === 'go-on' ? result.decision : undefined,
  );
  sample({
    clock: onward,
    filter: ({ because }) => because === 'email-verified',
    target: emailWasVerified,
  });
  sample({
    clock: onward,
    fn: (decision) => ({ ...decision, router: 'email-verified' as const, facts: {} }),
    target: decided,
  });
  sample({ clock: onward, fn: ({ to }) => ({ to }), target: routed });

  sample({
    clock: outcome.filterMap((result) => (result.kind === 'failed' ? result.message : undefined)),
    target: failed,
  });
  sample({
    clock: failed,
    fn: (message) => ({ name: 'Email verification failed' as const, properties: { message } }),
    target: tracked,
  });

  sample({
    clock: outcome.filter({ fn: ({ kind }) => kind === 'incomplete' }),
    fn: () => content.verificationIncomplete.heading,
    target: screenTitled,
  });

  const $outcome = createStore<EmailVerifiedOutcome['kind'] | null>(null).on(
    outcome,
    (_, { kind }) => kind,
  );
  const $email = createStore('').on(arrived, (_, { query }) => emailOrNull(query.email) ?? '');

  const resendFx = createCallFx(resendVerification);
  const $isBusy = resendFx.pending;
  const chosen = sample({ clock: logInChosen, source: { email: $email, isBusy: $isBusy } });
  sample({
    clock: chosen,
    filter: ({ email, isBusy }) => email !== '' && !isBusy,
    fn: ({ email }) => ({ body: { email } }),
    target: resendFx,
  });
  // Without an address, no link can be sent: the login site asks for one.
  sample({
    clock: chosen,
    filter: ({ email }) => email === '',
    fn: () => ({}),
    target: signInRequested,
  });
  sample({
    clock: whileOpen('email-verified', resendFx.done),
    fn: ({ params }) => ({ route: 'verify-email' as const, state: params.body, replace: true }),
    target: navigate,
  });
  const $hasFailed = createStore(false)
    .on(resendFx.fail, () => true)
    .reset([resendFx, arrived]);

  return {
    logInChosen,
    signInAfterFailure,
    failed: failed.map((message) => new Error(`Email verification failed: ${message}`)),
    $outcome,
    $isBusy,
    $hasFailed,
  };
}
