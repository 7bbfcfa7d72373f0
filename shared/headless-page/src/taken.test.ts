import type { OutlineNode } from '@fairlead/ui/semantics/outline';
import { expect, test } from 'vitest';
import { findNotTaken } from './taken.ts';

const field = (role: string, name: string, value?: string): OutlineNode => ({
  role,
  name,
  states: {},
  children: [],
  ...(value === undefined ? {} : { value }),
});
const nothingSecret = () => false;

test('a field that is empty after a day was typed that does not exist has not taken it', () => {
  const page = [field('textbox', 'Effective date')];
  const typed = { fill: 'Effective date', with: '2026-02-31' };
  expect(findNotTaken(page, typed, nothingSecret)).toEqual({
    missing: "'Effective date' did not take '2026-02-31': it shows nothing",
    offers: ['nothing'],
  });
});

test('a list that still shows the option before has not taken the chosen one', () => {
  const page = [field('combobox', 'Job title', 'CEO')];
  expect(findNotTaken(page, { choose: 'CFO', of: 'Job title' }, nothingSecret)?.missing).toBe(
    "'Job title' did not take 'CFO': it shows 'CEO'",
  );
});

test('a field that only adds signs to what was typed has taken it', () => {
  const page = [field('textbox', 'Revenue', '1,000,000'), field('textbox', 'Phone', '(415) 555-0111')];
  expect(findNotTaken(page, { fill: 'Revenue', with: '1000000' }, nothingSecret)).toBeNull();
  expect(findNotTaken(page, { fill: 'Phone', with: '415 555 0111' }, nothingSecret)).toBeNull();
});

test('what is typed into a field whose value is a secret is not compared', () => {
  const page = [field('textbox', 'Card number')];
  expect(findNotTaken(page, { fill: 'Card number', with: '4242' }, () => true)).toBeNull();
});
