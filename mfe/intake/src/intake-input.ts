import {
  hdyhauOptions,
  intakeFieldNames,
  jobTitles,
  keysOf,
  locationTypes,
} from '@fairlead/domain';
import type { PageAction } from '@fairlead/mfe-kit/page';
import { boolean, enums, type Infer, object, optional, string } from 'superstruct';
import { content } from './content.ts';

const text = optional(string());
const typeNames = Object.values(locationTypes);

/** A scenario's input for the form, in the words on the page; every part is optional. */
export const IntakeInput = object({
  'legal business name': text,
  website: text,
  'no website': optional(boolean()),
  /** Typed, then the first suggestion is chosen. */
  address: text,
  'address line 2': text,
  'type of location': optional(enums(typeNames)),
  'first name': text,
  'last name': text,
  'job title': optional(enums(jobTitles)),
  'tell us more': text,
  email: text,
  'phone number': text,
  'how did you hear about us': optional(enums(hdyhauOptions)),
  'please name it': text,
  terms: optional(boolean()),
});
export type IntakeInput = Infer<typeof IntakeInput>;

type Key = Exclude<keyof IntakeInput, 'address' | 'no website' | 'terms'>;

/** The field of each answer, in page order, so that an answer that shows a field comes before it. */
const fields = {
  'legal business name': 'legalName',
  website: 'website',
  'address line 2': 'addressLine2',
  'type of location': 'addressType',
  'first name': 'firstName',
  'last name': 'lastName',
  'job title': 'title',
  'tell us more': 'titleOther',
  email: 'email',
  'phone number': 'phone',
  'how did you hear about us': 'hdyhau',
  'please name it': 'hdyhauOther',
} as const satisfies Record<Key, keyof typeof intakeFieldNames>;

const selects: readonly Key[] = ['type of location', 'job title', 'how did you hear about us'];

/** Converts the answers to actions in page order, so that an answer that shows a field comes before it. */
export function intakeActions(input: IntakeInput): PageAction[] {
  const actions: PageAction[] = [];
  const box = (label: string, isTicked: boolean | undefined): PageAction[] =>
    isTicked === undefined ? [] : [isTicked ? { check: label } : { uncheck: label }];
  actions.push(...box('My business does not have a website yet.', input['no website']));
  for (const [key, field] of entries()) {
    const value = input[key];
    if (value === undefined) continue;
    const label = intakeFieldNames[field];
    actions.push(
      selects.includes(key) ? { choose: value, of: label } : { fill: label, with: value },
    );
  }
  return [
    ...actions,
    ...box(content.terms.text, input.terms),
    ...(input.address === undefined
      ? []
      : [{ suggest: intakeFieldNames.address, with: input.address }]),
  ];
}

const entries = () => keysOf(fields).map((key) => [key, fields[key]] as const);
