import { authFailed, createCrash, openChatFx, routeOpened } from '@fairlead/store';
import { createEvent, sample } from 'effector';
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

  /** 'Talk to an Advisor', with its topic. */
  const advisorRequested = createEvent<string>();
  sample({ clock: advisorRequested, fn: (topic) => ({ topic }), target: openChatFx });

  return {
    login,
    callback,
    emailVerified,
    verifyEmail: createVerifyEmail(),
    requestAccess: createRequestAccess(),
    chooseProfile: createChooseProfile(),
    clients: createClients(),
    advisorRequested,
    ...createCrash([callback.failed, emailVerified.failed, authFailed], [routeOpened]),
  };
}

export type AccountModel = ReturnType<typeof createModel>;
