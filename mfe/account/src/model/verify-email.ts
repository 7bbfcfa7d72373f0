import { resendVerification } from '@fairlead/contracts';
import { emailOrNull } from '@fairlead/domain';
import { $auth, createCallFx, createLatest, entered, navigate, notify } from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import { visitorOn } from './visitor-on.ts';

/** /verify-email: waits until the link in the e-mail is opened, and sends another e-mail on request. */
export function createVerifyEmail() {
  const resendChosen = createEvent();
  const arrived = entered('verify-email');

  const $given = createStore('').on(arrived, (_, { state }) => emailOrNull(state.email) ?? '');
  /** The address that the link was sent to; '' if it is unknown. */
  const $email = combine($given, $auth, (given, auth) => given || (auth?.unverifiedEmail ?? ''));

  // The address was verified in the meantime.
  sample({
    clock: visitorOn('verify-email'),
    filter: ({ auth }) => auth.status === 'authenticated',
    fn: ({ route: { fullQuery: query } }) => ({ route: 'intake' as const, query, replace: true }),
    target: navigate,
  });

  // This user isn't waiting for a verification.
  sample({
    clock: visitorOn('verify-email'),
    source: $given,
    filter: (given, { auth }) => given === '' && auth.status === 'unauthenticated',
    fn: () => ({ route: 'login' as const, replace: true }),
    target: navigate,
  });
  const $isAwaiting = combine(
    $email,
    $auth,
    (email, auth) => email !== '' || auth?.status === 'unverified_email',
  );

  const resendFx = createCallFx(resendVerification);
  // The page may have been opened for another address in the meantime.
  const { ended, failed } = createLatest(resendFx, $given.updates);
  const $isSending = createStore(false)
    .on(resendFx, () => true)
    .reset([ended, $given.updates]);
  sample({
    clock: resendChosen,
    source: { email: $email, isSending: $isSending },
    filter: ({ email, isSending }) => email !== '' && !isSending,
    fn: ({ email }) => ({ body: { email } }),
    target: resendFx,
  });
  sample({
    clock: resendFx.done,
    fn: ({ params }) => ({
      text: content.verifyEmail.sent(params.body.email),
      tone: 'success' as const,
    }),
    target: notify,
  });
  const $hasFailed = createStore(false)
    .on(failed, () => true)
    .reset([resendFx, arrived]);

  return { resendChosen, $email, $isAwaiting, $isSending, $hasFailed };
}
