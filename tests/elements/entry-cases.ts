import { createElement as h } from 'react';
import type { PageCase, Step } from './page-case.ts';

const options = [
  { value: 'a', text: 'Office', id: 'a' },
  { value: 'b', text: 'Shop', note: 'with a counter', id: 'b' },
  { value: 'c', text: 'None of these', exclusive: true, id: 'c' },
];

const typed = (tag: string, properties: object, ...texts: readonly string[]): PageCase => ({
  name: `${tag} ${JSON.stringify(properties)}: ${texts.map((text) => `'${text}'`).join(', ')}`,
  page: h(tag, { label: 'Name', ...properties }),
  steps: texts.map((text): Step => ({ fill: 'Name', with: text })),
});

const chosen = (properties: object, ...steps: readonly string[]): PageCase => ({
  name: `ui-choice-group ${JSON.stringify(properties)}: ${steps.join(', ')}`,
  page: h('ui-choice-group', { label: 'Name', options, ...properties }),
  steps: steps.map((text): Step => ({ choose: text, of: 'Name' })),
});

const suggesting = (properties: object) =>
  h('ui-combobox', { label: 'Address', listLabel: 'Matches', ...properties });

const places = [
  { id: '1', text: '12 Main St', note: 'Austin, TX' },
  { id: '2', text: '12 Main Ave' },
];
const suggest: Step = { suggest: 'Address', with: '12' };

/** Cases of typing into a field or choosing in it, with the events that it fires. */
export const entryCases: readonly PageCase[] = [
  typed('ui-text-field', {}, 'Maya', 'Maya', ' Maya  Chen ', ''),
  typed('ui-text-field', { type: 'email' }, ' maya@example.com '),
  typed('ui-text-field', { type: 'url' }, ' example.com '),
  typed('ui-text-field', { type: 'integer' }, '12a', '1,200'),
  typed('ui-text-field', { type: 'multiline' }, 'one\ntwo'),
  typed('ui-text-field', { type: 'password' }, 'secret'),
  typed('ui-money-field', {}, '$1,200.505', '5k', '-', '5.', '007', ''),
  typed('ui-money-field', { value: '12' }, '1e6', '−40', '1.250.000,50', '1,25', '1,250.5'),
  typed('ui-phone-field', {}, '4155550134', '1 415 555 0134', '+44 20 7946 0958', '41', ''),
  typed('ui-date-field', {}, '2026-11-22', '2026-02-31', ''),
  {
    name: 'a field keeps what was typed until the screen writes another value',
    page: h('ui-text-field', { label: 'Name', value: 'a' }),
    steps: [
      { fill: 'Name', with: 'b' },
      { draw: h('ui-text-field', { label: 'Name', value: 'a', error: 'No.' }) },
      { draw: h('ui-text-field', { label: 'Name', value: 'c' }) },
      { fill: 'Name', with: 'd' },
      { draw: h('ui-text-field', { label: 'Name' }) },
    ],
  },
  {
    name: 'ui-select-field: an option, the same again, none',
    page: h('ui-select-field', { label: 'Name', options, value: 'x' }),
    steps: ['Select one', 'Shop', 'Shop', 'Office', 'Select one'].map(
      (text): Step => ({ choose: text, of: 'Name' }),
    ),
  },
  chosen({}, 'Office', 'Office', 'Shop with a counter', 'None of these'),
  chosen({ multiple: true }, 'Shop with a counter', 'Office', 'None of these', 'Office'),
  {
    name: 'ui-choice-group: a checkbox is cleared again',
    page: h('ui-choice-group', { label: 'Name', options, multiple: true, value: ['a', 'b'] }),
    steps: [{ uncheck: 'Office' }, { check: 'None of these' }],
  },
  {
    name: 'ui-checkbox: checked, again, unchecked, pressed',
    page: h('ui-checkbox', { label: 'I agree' }),
    steps: [{ check: 'I agree' }, { check: 'I agree' }, { uncheck: 'I agree' }],
  },
  {
    name: 'ui-checkbox keeps its state until the screen writes another one',
    page: h('ui-checkbox', { label: 'I agree', checked: false }),
    steps: [
      { check: 'I agree' },
      { draw: h('ui-checkbox', { label: 'I agree', checked: false, hint: 'Read it.' }) },
      { draw: h('ui-checkbox', { label: 'I agree', checked: true }) },
      { draw: h('ui-checkbox', { label: 'I agree', checked: false }) },
    ],
  },
  {
    name: 'ui-combobox: suggestions come, one is picked',
    page: suggesting({}),
    steps: [
      suggest,
      { draw: suggesting({ options: places.slice(0, 1), foot: 'By the post' }) },
      { draw: suggesting({ options: places, foot: 'By the post' }) },
      { press: '12 Main St Austin, TX' },
      { fill: 'Address', with: '13' },
    ],
  },
  {
    name: 'ui-combobox: nothing is found, Escape closes, leaving closes',
    page: suggesting({ emptyText: 'Nothing found', loading: true }),
    steps: [
      suggest,
      { draw: suggesting({ emptyText: 'Nothing found' }) },
      'Escape',
      { suggest: 'Address', with: '123' },
      { draw: suggesting({ options: places }) },
      { fill: 'Address', with: '1' },
    ],
  },
];
