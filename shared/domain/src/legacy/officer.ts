import { companyTitles } from '../values/company-titles.ts';
import { isEmail } from '../values/email.ts';
import { isTopLevelDomain } from './top-level-domains.ts';

/** A§3: the titles of an officer who signs. */
export const officerTitles = companyTitles;

export type Officer = { readonly name: string; readonly email: string; readonly title: string };
export type OfficerField = keyof Officer;

/** A§5: returns the name's error, or null. Letters include accented ones (AMB-39). */
export function officerNameError(text: string): string | null {
  const name = text.trim();
  if (name === '') return 'Please enter your full name.';
  if (!/^[\p{L}\p{M}\s]+$/u.test(name))
    return 'Name should only contain alphabetic characters and spaces.';
  if (name.length < 3 || name.length > 50) return 'Name should be between 3 and 50 characters.';
  return /\s/.test(name) ? null : 'Please enter your full name.';
}

/** A§5: returns the e-mail address's error, or null. */
export function officerEmailError(text: string): string | null {
  const email = text.trim();
  if (email === '') return 'Please enter your email address.';
  const domain = email.slice(email.lastIndexOf('.') + 1);
  return isEmail(email) && isTopLevelDomain(domain) ? null : 'Please enter a valid email address.';
}

/** A§5: returns the title's error, or null. */
export const officerTitleError = (text: string): string | null =>
  officerTitles.some((title) => title === text) ? null : 'Please select your title.';

/** Returns the error of each field of an officer, or null. */
export const officerErrors = ({
  name,
  email,
  title,
}: Officer): Readonly<Record<OfficerField, string | null>> => ({
  name: officerNameError(name),
  email: officerEmailError(email),
  title: officerTitleError(title),
});

/** The officer as the server gets it. */
export const trimmedOfficer = ({ name, email, title }: Officer): Officer => ({
  name: name.trim(),
  email: email.trim(),
  title,
});
