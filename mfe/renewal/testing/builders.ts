import type { Application } from '@fairlead/contracts';
import type { Field, QuestionSet } from '@fairlead/contracts/application';
import * as contracts from '@fairlead/contracts/testing';

const aField = (unique_name: string, value: string | null): Field => ({
  id: unique_name,
  unique_name,
  type: 'STRING',
  label: unique_name,
  required: false,
  hidden: false,
  disabled: false,
  enum_options: [],
  outside_data_values: [],
  field_validations: [],
  provided_value: value,
  value,
  summary: null,
  item_type: null,
  shown_when: null,
  required_when: null,
});

export const capstan = {
  'address-line-1': '840 Capstan Street',
  'address-line-2': 'Floor 2',
  'address-city': 'Baltimore',
  'address-region': 'US-MD',
  'address-county': 'Baltimore City',
  'address-postal-code': '21202',
  'address-country': 'US',
} as const;

/** The applicant's own set, with an address. */
export const anIntroSet = (address: Readonly<Record<string, string>> = capstan): QuestionSet => ({
  id: 'qs_applicant_intro',
  name: 'applicant_intro',
  title: 'About you',
  description: null,
  type: 'SINGULAR',
  order: 1,
  editable: true,
  answers: {},
  questions: [
    aQuestion('q_name', [aField('legal-name-field-v1', 'Coveplane, Inc.')]),
    aQuestion(
      'q_address',
      Object.keys(capstan).map((name) => aField(name, address[name] ?? null)),
    ),
  ],
});

const aQuestion = (id: string, fields: Field[]): QuestionSet['questions'][number] => ({
  id,
  name: id,
  title: id,
  description: null,
  summary: null,
  required: false,
  shown_when: null,
  required_when: null,
  fields,
});

type Renewal = NonNullable<Application['renewal']>;

export const aRenewal = (given: Partial<Renewal> = {}): Renewal => ({
  is_renewal_application: false,
  is_ready_for_renewal: true,
  renewal_child_application_id: null,
  policy_ends: '2026-12-30',
  ...given,
});

/** The application of the expiring policy. */
export const anApplication = (given: Partial<Application> = {}): Application =>
  contracts.anApplication({
    id: 'app_20',
    application_id: 'app_20',
    legacy_application_id: '10020',
    status: 'SUBMITTED',
    created_at: '2025-11-30T15:00:00Z',
    pre_decision: { qualified: true, reasoning_key: 'eligible' },
    application_decision: 'APPROVED',
    company_id: 'co_20',
    renewal: aRenewal(),
    ...given,
  });

/** The started renewal. */
export const aChild = (given: Partial<Application> = {}): Application =>
  anApplication({
    id: 'app_child',
    application_id: 'app_child',
    legacy_application_id: null,
    status: 'CREATED',
    application_decision: null,
    renewal: aRenewal({ is_renewal_application: true }),
    ...given,
  });

/** The legacy application of the expiring policy. */
export const aLegacyApplication = (given: Readonly<Record<string, unknown>> = {}) => ({
  ...contracts.aLegacyApplication({
    id: '10020',
    status: 'completed',
    is_paid: true,
    is_completed: true,
    package_slug: 'recommended',
    renewal: aRenewal(),
  }),
  application_id: 'app_20',
  ...given,
});
