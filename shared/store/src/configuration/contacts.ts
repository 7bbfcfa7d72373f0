import { combine, createStore } from 'effector';
import { defaultSites } from '#default-sites';
import { $experience } from '../session/attribution.ts';

/** A§9: e-mail addresses and phone numbers for users (AMB-84). */
export type Contacts = {
  readonly payments: string;
  readonly success: string;
  readonly vanta: string;
  readonly underwriting: string;
  /** The legal advice that comes with employment practices liability. */
  readonly hotline: EmailAndPhone;
  readonly renewals: EmailAndPhone;
};

type EmailAndPhone = { readonly email: string; readonly phone: string };

/** Configuration; filled by the host. */
export const $contacts = createStore<Contacts>(defaultSites.contacts);

/** The e-mail address to write to if a page can't help. */
export const $team = combine($contacts, $experience, ({ success, vanta }, experience) =>
  experience === 'vanta' ? vanta : success,
);
