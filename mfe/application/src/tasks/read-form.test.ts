import type { OutlineNode } from '@fairlead/ui/semantics/outline';
import { describe, expect, test } from 'vitest';
import { actionsFor } from './fill-in.ts';
import { fieldCalled, fieldsIn, formIn, rowsIn } from './read-form.ts';

const node = (role: string, name: string, given: Partial<OutlineNode> = {}): OutlineNode => ({
  role,
  name,
  states: {},
  children: [],
  ...given,
});
const save = node('button', 'Save & Continue');
const form = (...children: OutlineNode[]) =>
  node('form', 'Employment practices', { children: [...children, save] });
const asks = (question: string, ...children: OutlineNode[]) =>
  node('group', question, { children: [node('heading', question), ...children] });

const people = form(
  asks('How many people did you let go?', node('textbox', 'People')),
  asks('How many people earn more?', node('textbox', 'People')),
  node('group', 'Which plans?', {
    children: [
      node('checkbox', 'Health', { states: { checked: true } }),
      node('checkbox', '401(k)', { states: { checked: false } }),
    ],
  }),
);
const state = (number: number) =>
  node('listitem', '', { children: [asks(`State ${number}`, node('textbox', 'Full time'))] });

/** The actions that answer a field of the form. */
function answering(
  set: OutlineNode,
  name: string,
  value: Parameters<typeof actionsFor>[1],
  row = 0,
) {
  const field = fieldCalled(
    fieldsIn(set).filter((one) => (one.row ?? 0) === row),
    name,
  );
  return field && actionsFor(field, value);
}

describe('the form of a question set', () => {
  test('of several forms the one that can be saved is found', () => {
    expect(formIn([node('form', 'Attest and submit'), people])).toBe(people);
    expect(formIn([node('form', 'Attest and submit')])).toBeNull();
  });

  test('of two fields of one label each is found by its question', () => {
    expect(answering(people, 'How many people earn more', 2)).toEqual([
      { fill: 'People', with: '2', in: 'How many people earn more?' },
    ]);
    expect(answering(people, 'People', 1)).toEqual([
      { fill: 'People', with: '1', in: 'How many people did you let go?' },
    ]);
  });

  test('a group of choices is left with what was said and nothing else', () => {
    expect(answering(people, 'which plans?', ['401(k)'])).toEqual([
      { uncheck: 'Health', in: 'Which plans?' },
      { choose: '401(k)', of: 'Which plans?' },
    ]);
  });

  test('an option that is not offered is refused with those that are', () => {
    expect(() => answering(people, 'Which plans?', ['Dental'])).toThrow(
      "'Which plans?' does not offer 'Dental'. It offers: Health, 401(k)",
    );
  });

  test('a field of a row is answered in its row', () => {
    const states = form(node('list', '', { children: [state(1), state(2)] }));
    expect(rowsIn(states)).toEqual(['State 1', 'State 2']);
    expect(answering(states, 'Full time', 3, 1)).toEqual([
      { fill: 'Full time', with: '3', in: 'State 2' },
    ]);
  });

  test('a disabled field is none that can be answered', () => {
    const country = node('textbox', 'Country', { states: { disabled: true } });
    expect(fieldsIn(form(country))).toEqual([]);
  });
});
