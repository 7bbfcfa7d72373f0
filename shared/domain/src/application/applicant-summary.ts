import { keysOf, recordOf } from '../values/records.ts';
import { withHttps } from '../values/website.ts';
import type { IntakeForm } from './intake-form.ts';
import { trimIntake } from './intake-form.ts';

/** A§3 "Derived applicant summary": the intake form in the back end's terms. A missing text is ''. */
export type ApplicantSummary = {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly legal_name: string;
  readonly website: string;
  readonly phone_number: string;
  readonly hdyhau: string;
  readonly hdyhau_other: string;
  readonly title: string;
  readonly title_other: string;
  readonly address: {
    readonly line_1: string;
    readonly line_2: string;
    readonly city: string;
    readonly region: string;
    readonly county: string;
    readonly postal_code: string;
    readonly country: string;
    readonly type: string;
  };
};

/** Returns the summary of a form without errors. */
export function applicantSummary(typed: IntakeForm): ApplicantSummary {
  const form = trimIntake(typed);
  const { address } = form;
  return {
    email: form.email,
    first_name: form.firstName,
    last_name: form.lastName,
    legal_name: form.legalName,
    website: withHttps(form.website),
    phone_number: form.phone,
    hdyhau: form.hdyhau,
    hdyhau_other: form.hdyhauOther,
    title: form.title,
    title_other: form.titleOther,
    address: {
      line_1: address?.line_1 ?? '',
      line_2: form.addressLine2,
      city: address?.city ?? '',
      region: address?.region ?? '',
      county: address?.county ?? '',
      postal_code: address?.postal_code ?? '',
      country: address?.country || 'US',
      type: form.addressType,
    },
  };
}

/** A§3: the names of the fields in the applicant intro question set, by their meaning. */
export const introFields = {
  email: 'email-field',
  first_name: 'starting-first-name-field',
  last_name: 'starting-last-name-field',
  website: 'website-field-v1',
  legal_name: 'legal-name-field-v1',
  hdyhau: 'hdyhau-field',
  hdyhau_other: 'hdyhau-other-field',
  title: 'starting-relationship-to-company-title',
  title_other: 'starting-relationship-to-company-other',
  phone_number: 'phone-number-field',
} as const satisfies Partial<Record<keyof ApplicantSummary, string>>;

const addressParts = {
  line_1: 'line-1',
  line_2: 'line-2',
  city: 'city',
  region: 'region',
  county: 'county',
  postal_code: 'postal-code',
  country: 'country',
} as const;

type AddressPart = keyof ApplicantSummary['address'];
type AddressFields = Readonly<Record<AddressPart, string>>;

export const primaryAddressFields: AddressFields = {
  ...addressFieldsOf('address'),
  type: 'primary-address-type',
};
export const additionalAddressFields: AddressFields = {
  ...addressFieldsOf('additional-address'),
  type: 'additional-address-type',
};

/** Converts the summary to answers of the applicant intro question set: value by `unique_name`, without empty ones. */
export function introAnswers(summary: ApplicantSummary): Readonly<Record<string, string>> {
  const own = keysOf(introFields).map((key) => [introFields[key], summary[key]] as const);
  const address = keysOf(primaryAddressFields).map(
    (part) => [primaryAddressFields[part], summary.address[part]] as const,
  );
  return Object.fromEntries([...own, ...address].filter(([, value]) => value !== ''));
}

function addressFieldsOf(prefix: string): Omit<AddressFields, 'type'> {
  return recordOf(keysOf(addressParts), (part) => `${prefix}-${addressParts[part]}`);
}
