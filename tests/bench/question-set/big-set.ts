import type { Field, QuestionSet } from '@fairlead/contracts/application';

export const fieldCount = 1000;
const fieldsPerQuestion = 4;

/** A question set of 1,000 fields of every kind, each required and with a rule, as the back end would send it. */
export function bigSet(): QuestionSet {
  const fields = Array.from({ length: fieldCount }, (_, index) => field(index));
  return {
    id: 'qs_big',
    name: 'big',
    title: 'Everything about the company',
    description: null,
    type: 'SINGULAR',
    order: 2,
    editable: true,
    questions: Array.from({ length: fieldCount / fieldsPerQuestion }, (_, index) => ({
      id: `q_${index}`,
      name: `question-${index}`,
      title: `What about number ${index + 1}?`,
      description: null,
      summary: null,
      required: true,
      shown_when: null,
      required_when: null,
      fields: fields.slice(index * fieldsPerQuestion, (index + 1) * fieldsPerQuestion),
    })),
    answers: {},
  };
}

const kinds: readonly Pick<Field, 'type' | 'field_validations'>[] = [
  ...Array.from({ length: 12 }, () => text('STRING')),
  ...Array.from({ length: 2 }, () => bounded('INTEGER')),
  ...Array.from({ length: 2 }, () => bounded('CURRENCY')),
  { type: 'DATE', field_validations: [] },
  text('MULTILINE_STRING'),
  { type: 'SINGLE_SELECT', field_validations: [] },
  { type: 'BOOLEAN', field_validations: [] },
];

function text(type: string) {
  return {
    type,
    field_validations: [
      { type: 'MIN_LENGTH', value: 3 },
      { type: 'MAX_LENGTH', value: 80 },
    ],
  };
}

function bounded(type: string) {
  return {
    type,
    field_validations: [
      { type: 'MIN', value: 10 },
      { type: 'MAX', value: 1_000_000 },
    ],
  };
}

function field(index: number): Field {
  const kind = kinds[index % kinds.length] ?? text('STRING');
  return {
    id: `f_${index}`,
    unique_name: `field-${index}`,
    label: `Detail ${index + 1}`,
    required: true,
    hidden: false,
    disabled: false,
    enum_options: kind.type === 'SINGLE_SELECT' ? options : [],
    outside_data_values: [],
    provided_value: null,
    value: null,
    summary: null,
    item_type: null,
    shown_when: null,
    required_when: null,
    ...kind,
  };
}

const options = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((word, index) => ({
  value: word.toUpperCase(),
  display_value: word,
  label: word,
  order: index,
}));
