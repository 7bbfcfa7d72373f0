import { expect, test } from 'vitest';
import type { OutlineNode } from './outline.ts';
import { snapshotOf } from './snapshot.ts';

const node = (role: string, rest: Partial<OutlineNode> = {}): OutlineNode => ({
  role,
  name: '',
  states: {},
  children: [],
  ...rest,
});
const text = (name: string) => node('text', { name });

test('a page is written a line each, and deeper where it is inside', () => {
  const page = [
    node('heading', { name: 'Packages', states: { level: 1 } }),
    node('list', { children: [node('listitem', { children: [text('One')] }), node('listitem')] }),
    text('Done'),
  ];
  expect(snapshotOf(page)).toEqual([
    '- heading "Packages" [level=1]',
    '- list:',
    '  - listitem: One',
    '  - listitem',
    '- text: Done',
  ]);
});

test('states are written when they are so, and the value after them', () => {
  const states = { checked: false, disabled: true, invalid: true };
  expect(snapshotOf([node('checkbox', { name: 'Paid', states })])).toEqual([
    '- checkbox "Paid" [disabled] [invalid]',
  ]);
  expect(
    snapshotOf([node('textbox', { name: 'Who', value: 'Maya', states: { required: true } })]),
  ).toEqual(['- textbox "Who" [required]: Maya']);
});

test('a name with quotes stays one name, and what is shown instead of it is beside it', () => {
  expect(snapshotOf([node('button', { name: 'Say "yes"', shown: 'Yes' })])).toEqual([
    '- button "Say \\"yes\\"" ("Yes")',
  ]);
});

test('a tooltip is written under its button; the hint of a field is beside it as text', () => {
  const described = { name: 'Pay', description: 'Answer first.' };
  expect(snapshotOf([node('button', described), node('textbox', described)])).toEqual([
    '- button "Pay":',
    '  - /description: Answer first.',
    '- textbox "Pay"',
  ]);
});
