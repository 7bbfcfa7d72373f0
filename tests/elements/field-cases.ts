import { createElement as h } from 'react';
import type { PageCase } from './page-case.ts';

const options = [
  { value: 'a', text: 'Office', id: 'a' },
  { value: 'b', text: 'Shop', note: 'with a counter', id: 'b' },
  { value: 'c', text: 'None of these', exclusive: true, disabled: false, id: 'c' },
];

type FieldTag = keyof typeof filled;

/** A value of each kind of field. */
const filled = {
  'ui-text-field': { value: 'Maya  Chen' },
  'ui-money-field': { value: '1200.5' },
  'ui-phone-field': { value: '4155550134' },
  'ui-date-field': { value: '2026-11-22' },
  'ui-select-field': { value: 'b', options },
  'ui-combobox': { value: '12 Main St', options },
  'ui-choice-group': { value: 'b', options },
  'ui-checkbox': { checked: true },
};

const field = (tag: FieldTag, properties: object) =>
  h(tag, { label: 'Name', ...(filled[tag] as object), ...properties });

const empty = { value: undefined, checked: undefined };

/** States that every field can be in. */
const states: Readonly<Record<string, object>> = {
  empty,
  filled: {},
  'empty by null': { value: null, checked: null },
  'with an error': { ...empty, required: true, error: 'Say who.' },
  'with everything beside it': {
    hint: 'As on the license.',
    warning: 'Look again.',
    prefilled: 'From last year',
    error: 'Say who.',
  },
  required: { required: true, hint: 'As on the license.' },
  optional: { optional: true },
  disabled: { disabled: true, required: true, optional: true, hint: 'Not now.' },
  'with a hidden label': { labelHidden: true },
  prefilled: { prefilled: 'From last year' },
};

const inEveryState: readonly PageCase[] = (Object.keys(filled) as FieldTag[]).flatMap((tag) =>
  Object.entries(states).map(([state, properties]) => ({
    name: `${tag} ${state}`,
    page: field(tag, properties),
  })),
);

const many = Array.from({ length: 60 }, (_, index) => ({
  value: `v${index}`,
  text: `Option ${index}`,
  disabled: index === 3,
}));

/** Shapes that only one kind of field has. */
const ofOneKind: readonly PageCase[] = [
  ...['email', 'tel', 'url', 'date', 'password', 'integer', 'multiline'].map((type) => ({
    name: `ui-text-field of type ${type}`,
    page: h('ui-text-field', { label: 'Name', type: type as 'text', value: '2026-11-22' }),
  })),
  {
    name: 'ui-text-field with the number of a card',
    page: h('ui-text-field', { label: 'Card number', autocomplete: 'cc-number', value: '4242' }),
  },
  {
    name: 'ui-text-field with a placeholder and no label',
    page: h('ui-text-field', { placeholder: 'For example Acme', controlId: 'who' }),
  },
  ...['-500', '5.', '-', '1234567.89', ''].map((value) => ({
    name: `ui-money-field with '${value}'`,
    page: h('ui-money-field', { label: 'Sales', value }),
  })),
  {
    name: 'ui-phone-field with a number of another country',
    page: h('ui-phone-field', { label: 'Phone', value: '+44 20 7946 0958' }),
  },
  {
    name: 'ui-select-field with a long list and a value that is not in it',
    page: h('ui-select-field', { label: 'Size', options: many, value: 'x', placeholder: 'Any' }),
  },
  { name: 'ui-select-field without options', page: h('ui-select-field', { label: 'Size' }) },
  {
    name: 'ui-choice-group of checkboxes with an error',
    page: h('ui-choice-group', {
      label: 'What have you?',
      multiple: true,
      options,
      value: ['a', 'b'],
      error: 'Choose.',
      required: true,
    }),
  },
  {
    name: 'ui-choice-group with a long list, a disabled option and none exclusive',
    page: h('ui-choice-group', { label: 'Size', options: many, question: true, value: 'v2' }),
  },
  {
    name: 'ui-choice-group of exclusive options only',
    page: h('ui-choice-group', { label: 'Any?', multiple: true, options: options.slice(2) }),
  },
  {
    name: 'ui-choice-group without options',
    page: h('ui-choice-group', { label: 'Size', options: [] }),
  },
  {
    name: 'ui-checkbox with links in its label',
    page: h('ui-checkbox', {
      label: 'I agree to the Terms of Use and the Privacy Notice.',
      links: [
        { text: 'Terms of Use', href: '/terms', newTab: true },
        { text: 'Privacy Notice', href: '/privacy' },
        { text: 'Missing', href: '/missing' },
      ],
    }),
  },
];

export const fieldCases: readonly PageCase[] = [...inEveryState, ...ofOneKind];
