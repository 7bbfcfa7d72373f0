import type { Experience } from '../experience.ts';

/** A§9: whom to write to about payments, about anything else, and from the vanta experience (AMB-84). */
export const supportContacts = {
  payments: 'payments@fairlead.example.com',
  success: 'team@fairlead.example.com',
  vanta: 'vanta@fairlead.example.com',
} as const;

/** Whom someone writes to when a page cannot help. */
export const teamFor = (experience: Experience): string =>
  experience === 'vanta' ? supportContacts.vanta : supportContacts.success;
