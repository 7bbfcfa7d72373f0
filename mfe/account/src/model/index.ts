import { authFailed, notify, openChatFx, routeOpened } from '@fairlead/store';
import { attach, createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import { createAuthCallback } from './auth-callback.ts';
import { createChooseProfile } from './choose-profile.ts';
import { createClients } from './clients.ts';
import { createEmailVerified } from './email-verified.ts';
import { createLogin } from './login.ts';
import { createLogout } from './logout.ts';
import { createRequestAccess } from './request-access.ts';
import { createVerifyEmail } from './verify-email.ts';

/** Signing in and out, e-mail verification, and the pages for companies that are known already. */
export function createModel() {
  const login = createLogin();
  const callback = createAuthCallback();
  createLogout();
  const emailVerified = createEmailVerified();

  /** 'Talk to an Advisor', with what it is about. */
  const advisorAsked = createEvent<string>();
  const chatFx = attach({ effect: openChatFx });
  sample({ clock: advisorAsked, fn: (topic) => ({ topic }), target: chatFx });
  sample({
    clock: chatFx.fail,
    fn: () => ({ text: content.chatFailed, tone: 'danger' as const }),
    target: notify,
  });

  /** An error that no rule covers. The screen throws it, so that the error boundary shows the crash page. */
  const crashShown = createEvent();
  const $crash = createStore<Error | null>(null, { serialize: 'ignore' })
    .on([callback.failed, emailVerified.failed, authFailed], (_, failure) => failure)
    .reset([crashShown, routeOpened]);

  return {
    login,
    emailVerified,
    verifyEmail: createVerifyEmail(),
    requestAccess: createRequestAccess(),
    chooseProfile: createChooseProfile(),
    clients: createClients(),
    advisorAsked,
    crashShown,
    $crash,
  };
}

export type AccountModel = ReturnType<typeof createModel>;
