import { formatPhone, isPhone } from '@fairlead/domain/phone';
import { isEmail, sampleEmail } from '../values/email.ts';
import { isCompletePlace, type PlaceAddress } from '../values/locations.ts';
import { keysOf } from '../values/records.ts';
import { isWebsite, withHttps } from '../values/website.ts';
import { asksWhoReferred, isOtherTitle } from './intake-options.ts';

/** The values of the intake form, as typed. */
export type IntakeForm = {
  readonly legalName: string;
  readonly website: string;
  readonly hasNoWebsite: boolean;
  /** The text of the address field; `address` is the chosen result. */
  readonly addressText: string;
  readonly address: PlaceAddress | null;
  readonly addressLine2: string;
  readonly addressType: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly title: string;
  readonly titleOther: string;
  readonly email: string;
  readonly phone: string;
  readonly hdyhau: string;
  readonly hdyhauOther: string;
  readonly terms: boolean;
};

export const emptyIntakeForm: IntakeForm = {
  legalName: '',
  website: '',
  hasNoWebsite: false,
  addressText: '',
  address: null,
  addressLine2: '',
  addressType: '',
  firstName: '',
  lastName: '',
  title: '',
  titleOther: '',
  email: '',
  phone: '',
  hdyhau: '',
  hdyhauOther: '',
  terms: false,
};

/** The fields that can have an error, in the order of the page, with their names in messages. */
export const intakeFieldNames = {
  legalName: 'Legal business name',
  website: 'Website',
  address: 'Primary address',
  addressLine2: 'Address line 2',
  addressType: 'Type of location',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone number',
  title: 'Job title',
  titleOther: 'Tell us more',
  hdyhau: 'How did you hear about us?',
  hdyhauOther: 'Please name it',
  terms: 'Terms of use',
} as const;
export type IntakeField = keyof typeof intakeFieldNames;
export const intakeFields = keysOf(intakeFieldNames);

export type IntakeErrors = { readonly [Field in IntakeField]?: string };

/** Changes part of the form, and clears fields that are no longer asked (A§5). */
export function changeIntake(form: IntakeForm, change: Partial<IntakeForm>): IntakeForm {
  const changed = { ...form, ...change };
  return {
    ...changed,
    website: changed.hasNoWebsite ? '' : changed.website,
    titleOther: isOtherTitle(changed.title) ? changed.titleOther : '',
    hdyhauOther: asksWhoReferred(changed.hdyhau) ? changed.hdyhauOther : '',
    phone: formatPhone(changed.phone),
  };
}

/** Trims the form's values (A§5 "Values are trimmed"). */
export function trimIntake(form: IntakeForm): IntakeForm {
  const trimmed = Object.entries(form).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(trimmed) as IntakeForm;
}

/**
 * The maximum lengths of fields. The specification doesn't state any, so they are those of the applicant intro question
 * set. Longer input gets an error and isn't cut off. The email and the phone number have formats instead.
 */
export const maxCharacters: Readonly<Partial<Record<IntakeField, number>>> = {
  legalName: 120,
  website: 200,
  addressLine2: 60,
  firstName: 50,
  lastName: 50,
  titleOther: 80,
  hdyhauOther: 120,
};

const optionalFields: readonly IntakeField[] = ['addressLine2'];

/** Returns the form's errors: the field's name plus its helper text (A§5); the terms have their own sentence. */
export function intakeErrors(typed: IntakeForm): IntakeErrors {
  const form = trimIntake(typed);
  return Object.fromEntries(
    intakeFields.flatMap((field) => {
      const error = errorOf(field, form);
      return error === null ? [] : [[field, error]];
    }),
  );
}

function errorOf(field: IntakeField, form: IntakeForm): string | null {
  if (field === 'terms') return form.terms ? null : 'Please agree to continue';
  const helperText = helperTextOf(field, form);
  return helperText && `${intakeFieldNames[field].replace(/\?$/, '')}: ${helperText}`;
}

function helperTextOf(field: Exclude<IntakeField, 'terms'>, form: IntakeForm): string | null {
  if (!isAsked(field, form)) return null;
  if (field === 'address')
    return form.address && isCompletePlace(form.address)
      ? null
      : 'Enter your address and select the matching result';
  const value = form[field];
  if (value === '') return optionalFields.includes(field) ? null : 'Required';
  const limit = maxCharacters[field];
  // A link is sent with its scheme.
  const sent = field === 'website' ? withHttps(value) : value;
  if (limit !== undefined && sent.length > limit) return `Must be no more than ${limit} characters`;
  return formatError(field, value);
}

function formatError(field: IntakeField, value: string): string | null {
  switch (field) {
    case 'website':
      return isWebsite(value) ? null : 'Invalid format';
    case 'email':
      return isEmail(value) ? null : `Enter email in the format: ${sampleEmail}`;
    case 'phone':
      return isPhone(value) ? null : 'Enter phone number in the format: (123) 456-7890';
    default:
      return null;
  }
}

/** Whether the form asks for a field, given the other answers (A§5). */
export function isAsked(field: IntakeField, form: IntakeForm): boolean {
  if (field === 'website') return !form.hasNoWebsite;
  if (field === 'titleOther') return isOtherTitle(form.title);
  if (field === 'hdyhauOther') return asksWhoReferred(form.hdyhau);
  return true;
}
