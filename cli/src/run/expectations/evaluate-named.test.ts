import type { OutlineNode } from '@fairlead/ui/semantics/outline';
import { expect, test } from 'vitest';
import { node } from '../../test-kit/outline-node.ts';
import { evaluateControl } from './evaluate-control.ts';
import { evaluateField } from './evaluate-field.ts';

const packageWith = (name: string, ...children: OutlineNode[]) =>
  node('article', name, { children });
const page = [
  packageWith('Growth', node('button', 'Buy'), node('textbox', 'Limit', { value: '1' })),
  packageWith(
    'Starter',
    node('button', 'Buy', { states: { disabled: true } }),
    node('textbox', 'Limit', { value: '2' }),
  ),
];

test('one of several controls with the name is enough to be seen', () => {
  expect(evaluateControl({ see: 'button', name: 'Buy' }, page).holds).toBe(true);
  expect(evaluateControl({ see: 'no button', name: 'Buy' }, page).holds).toBe(false);
  expect(evaluateField({ see: 'field', label: 'Limit' }, page).holds).toBe(true);
});

test('a fact must be true of all controls with the name', () => {
  const disabled = { see: 'button', name: 'Buy', enabled: false } as const;
  expect(evaluateControl(disabled, page)).toMatchObject({
    holds: false,
    missing:
      "2 buttons are called 'Buy'. They are in 'Growth' and in 'Starter'. Say which: in: Growth",
  });
  expect(evaluateControl({ ...disabled, in: 'Starter' }, page).holds).toBe(true);
  const both = [node('button', 'Buy'), node('button', 'Buy')];
  expect(evaluateControl({ ...disabled, enabled: true }, both).holds).toBe(true);
  expect(evaluateControl(disabled, both)).not.toHaveProperty('missing');
});

test('the same holds for a field', () => {
  const second = { see: 'field', label: 'Limit', value: '2' } as const;
  expect(evaluateField(second, page)).toMatchObject({
    holds: false,
    missing:
      "2 fields are called 'Limit'. They are in 'Growth' and in 'Starter'. Say which: in: Growth",
  });
  expect(evaluateField({ ...second, in: 'Starter' }, page).holds).toBe(true);
  expect(evaluateField({ ...second, value: '3' }, page)).not.toHaveProperty('missing');
});

test('what no control may have, none of several has', () => {
  expect(evaluateField({ see: 'no field', label: 'Limit' }, page).holds).toBe(false);
  const disabled = { see: 'no button', name: 'Buy' } as const;
  expect(evaluateControl({ ...disabled, in: 'Growth', enabled: false }, page).holds).toBe(true);
  expect(evaluateControl({ ...disabled, enabled: false }, page).holds).toBe(false);
});

test('a name in another case is not seen, and is not absent either', () => {
  expect(evaluateControl({ see: 'button', name: 'BUY' }, page).holds).toBe(false);
  expect(evaluateControl({ see: 'button', name: 'BUY' }, page).found()[0]).toBe('button "Buy"');
  expect(evaluateControl({ see: 'no button', name: 'BUY' }, page).holds).toBe(false);
  expect(evaluateField({ see: 'field', label: 'limit' }, page).holds).toBe(false);
  expect(evaluateField({ see: 'no field', label: 'limit' }, page).holds).toBe(false);
});

test('a button that is disabled or behind a dialog is named with the reason', () => {
  const pay = node('button', 'Pay', {
    states: { disabled: true },
    description: 'Choose a schedule first',
  });
  expect(evaluateControl({ see: 'button', name: 'Pay', enabled: true }, [pay])).toMatchObject({
    holds: false,
    missing: "The button 'Pay' is disabled: Choose a schedule first",
  });
  const dialog = node('dialog', 'Sure?', {
    states: { modal: true },
    children: [node('button', 'Close')],
  });
  expect(evaluateControl({ see: 'button', name: 'Pay' }, [pay, dialog])).toMatchObject({
    holds: false,
    missing: "The button 'Pay' is behind the dialog 'Sure?'",
  });
});
