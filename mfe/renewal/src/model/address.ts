import type { AnsweredQuestions, QuestionSet } from '@fairlead/contracts/application';
import { addressLine, keysOf, type PlaceAddress, recordOf, stateCode } from '@fairlead/domain';
import {
  answeredQuestions,
  layOut,
  openForm,
  patchesOf,
  payloadOf,
} from '@fairlead/domain/question-set';

/** The primary address in the applicant's own set. */
export type BusinessAddress = PlaceAddress & { readonly line_2: string | null };

const fields = {
  line_1: 'address-line-1',
  line_2: 'address-line-2',
  city: 'address-city',
  region: 'address-region',
  county: 'address-county',
  postal_code: 'address-postal-code',
  country: 'address-country',
} as const satisfies Record<keyof BusinessAddress, string>;

const parts = keysOf(fields);

/** Reads the primary address of a set: the answer, or last year's suggestion. */
export function addressIn(set: QuestionSet): BusinessAddress {
  const { values } = openForm(set);
  const ids = idsByName(set);
  const read = (part: keyof BusinessAddress) => {
    const id = ids.get(fields[part]);
    const value = id === undefined ? undefined : values.get(id);
    return typeof value === 'string' && value !== '' ? value : null;
  };
  return recordOf(parts, read);
}

/** The set's answers with another primary address, as the renewal call takes them (A§7). */
export function answersWith(set: QuestionSet, address: BusinessAddress): AnsweredQuestions {
  const layout = layOut(set, []);
  const ids = idsByName(set);
  const changed = parts.flatMap((part) => {
    const id = ids.get(fields[part]);
    return id ? [[id, address[part] ?? ''] as const] : [];
  });
  const values = new Map([...openForm(set).values, ...changed]);
  return answeredQuestions(payloadOf(layout, values, patchesOf(layout, values)));
}

/** An address in the two lines of a letter. */
export const addressLines = (address: BusinessAddress): readonly string[] =>
  [
    [address.line_1, address.line_2].filter(Boolean).join(', '),
    [
      address.city,
      [address.region && stateCode(address.region), address.postal_code].filter(Boolean).join(' '),
    ]
      .filter(Boolean)
      .join(', '),
  ].filter(Boolean);

/** Whether both are the same address, regardless of how the suite is written. */
export const isSamePlace = (one: PlaceAddress, other: PlaceAddress): boolean =>
  addressLine(one) === addressLine(other);

const idsByName = (set: QuestionSet): ReadonlyMap<string, string> =>
  new Map(
    set.questions.flatMap((question) =>
      question.fields.map((field) => [field.unique_name, field.id] as const),
    ),
  );
