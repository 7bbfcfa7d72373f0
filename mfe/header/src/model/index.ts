import { $experience } from '@fairlead/store';
import { createAccount } from './account.ts';
import { createAdvisorChat } from './advisor-chat.ts';

/** The header: who is signed in, signing in and out, and the way to an advisor (A§2). */
export function createModel() {
  return {
    ...createAccount(),
    ...createAdvisorChat(),
    $isVanta: $experience.map((experience) => experience === 'vanta'),
  };
}

export type HeaderModel = ReturnType<typeof createModel>;
