import { $experience } from '@fairlead/store';
import { createAccount } from './account.ts';
import { createAdvisorChat } from './advisor-chat.ts';

/** The header: the signed-in person, signing in and out, and contact with an advisor (A§2). */
export function createModel() {
  return {
    ...createAccount(),
    ...createAdvisorChat(),
    $isVanta: $experience.map((experience) => experience === 'vanta'),
  };
}

export type HeaderModel = ReturnType<typeof createModel>;
