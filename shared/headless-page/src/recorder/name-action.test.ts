import type { Outline, OutlineNode } from '@fairlead/ui/semantics/outline';
import { expect, test } from 'vitest';
import { nameAction } from './name-action.ts';

const node = (role: string, name: string, ...children: OutlineNode[]): OutlineNode => ({
  role,
  name,
  states: {},
  children,
});

test('a control is named by its name alone where it is the only one', () => {
  const button = node('button', 'Continue');
  const page: Outline = [node('region', 'Company', button)];
  expect(nameAction(page, button, { kind: 'press' })).toEqual({ press: 'Continue' });
});

test('of two controls of one name, the innermost region that tells them apart is named', () => {
  const button = node('button', 'Buy Now');
  const page: Outline = [
    node(
      'main',
      '',
      node('group', 'Growth', node('group', 'Price', button)),
      node('group', 'Starter', node('group', 'Price', node('button', 'Buy Now'))),
    ),
  ];
  expect(nameAction(page, button, { kind: 'press' })).toEqual({ press: 'Buy Now', in: 'Growth' });
});

test('a control that no region tells apart is counted from the top', () => {
  const box = node('checkbox', 'Agree');
  const page: Outline = [node('checkbox', 'Agree'), box];
  expect(nameAction(page, box, { kind: 'check', checked: false })).toEqual({
    uncheck: 'Agree',
    number: 2,
  });
});

test('so is a field, and a list', () => {
  const field = node('textbox', 'Name');
  const list: OutlineNode = { ...node('combobox', 'State'), options: ['Ohio'] };
  const page: Outline = [node('textbox', 'Name'), field, { ...list }, list];
  expect(nameAction(page, field, { kind: 'fill', text: 'Ada' })).toEqual({
    fill: 'Name',
    with: 'Ada',
    number: 2,
  });
  expect(nameAction(page, list, { kind: 'choose', option: 'Ohio' })).toEqual({
    choose: 'Ohio',
    of: 'State',
    number: 2,
  });
});

test('a radio button is chosen in the group around it', () => {
  const yes = node('radio', 'Yes');
  const page: Outline = [
    node('radiogroup', 'Do you sell hardware?', yes, node('radio', 'No')),
    node('radiogroup', 'Do you sell software?', node('radio', 'Yes'), node('radio', 'No')),
  ];
  expect(nameAction(page, yes, { kind: 'choose in group' })).toEqual({
    choose: 'Yes',
    of: 'Do you sell hardware?',
  });
});

test('what a label adds for assistive technology is left out', () => {
  const field = node('textbox', 'Address line 2 (optional)');
  expect(nameAction([field], field, { kind: 'fill', text: 'Floor 2' })).toEqual({
    fill: 'Address line 2',
    with: 'Floor 2',
  });
});

test('a disabled control has no name', () => {
  const button: OutlineNode = { ...node('button', 'Pay'), states: { disabled: true } };
  expect(nameAction([button], button, { kind: 'press' })).toBeNull();
});
